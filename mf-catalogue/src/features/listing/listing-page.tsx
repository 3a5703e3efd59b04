import { PageLayout } from '@aisle/ui/page-layout'
import type { ReactNode } from 'react'
import type { BelowCard } from './listing-results.tsx'
import { Listing } from './listing.tsx'
import type { ListingSource } from './listing.calls.ts'
import { useListedProducts } from './listing.queries.ts'
import { ListingHead } from './listing-head.tsx'
import { useListing } from './use-listing.ts'

type ListingPageProps = {
  readonly source: ListingSource
  /** Where the list does not name itself. */
  readonly title?: string
  readonly description?: string | null
  /** Between title and products. */
  readonly children?: ReactNode
  /** Instead of an empty list. */
  readonly empty?: ReactNode
  readonly below?: BelowCard
}

/** A page that is a listing. */
export function ListingPage({ source, title, description, children, empty, below }: ListingPageProps) {
  const listing = useListing(source)
  const products = useListedProducts(source, listing.state)
  return (
    <PageLayout>
      <ListingHead list={products.data} title={title} description={description} hasFailed={products.isError} />
      {children}
      <Listing source={source} listing={listing} products={products} empty={empty} below={below} />
    </PageLayout>
  )
}
