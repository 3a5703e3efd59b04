import { PageLayout } from '@aisle/ui/page-layout'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { BelowCard } from './listing-results.tsx'
import { Listing } from './listing.tsx'
import type { ListingSource } from './listing.calls.ts'
import { useListedProducts, useListingFilters } from './listing.queries.ts'
import { ListingHead } from './listing-head.tsx'
import { ListingSkeleton } from './listing-skeleton.tsx'
import { useListing } from './use-listing.ts'

type ListingPageProps = {
  readonly source: ListingSource
  /** Where the list does not name itself. */
  readonly title?: string
  /** Where the page is not named by its heading. */
  readonly pageTitle?: string
  readonly description?: string | null
  /** Between title and products; may ask whether those are shown, or still on their way. */
  readonly children?: ReactNode | ((isListed: boolean) => ReactNode)
  /** Instead of an empty list. */
  readonly empty?: ReactNode
  readonly below?: BelowCard
}

/**
 * A page that is a listing. What the products bring along above themselves is shown together with them, so that nothing
 * that is seen moves.
 */
export function ListingPage({ source, title, pageTitle, description, children, empty, below }: ListingPageProps) {
  const listing = useListing(source)
  const products = useListedProducts(source, listing.state)
  const filters = useListingFilters(source, listing.state)
  const { data, isError } = products
  const isListed = data !== undefined || isError
  const isBare = data ? data.count === 0 && listing.state.filters.length === 0 : isError
  return (
    <PageLayout>
      <ListingHead list={data} title={title} pageTitle={pageTitle} description={description} isBare={isBare} />
      <Above hidden={!isListed}>{typeof children === 'function' ? children(isListed) : children}</Above>
      {isListed ? (
        <Listing source={source} listing={listing} products={products} filters={filters} empty={empty} below={below} />
      ) : (
        <ListingSkeleton state={listing.state} />
      )}
    </PageLayout>
  )
}

/** Asks for what it shows from the start, and takes no room of its own. */
const Above = styled.div`
  display: contents;
  &[hidden] {
    display: none;
  }
`
