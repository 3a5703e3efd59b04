import type { ProductList } from '@aisle/api/product-listing'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { listingMessages } from './listing.messages.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterGroups } from './filter-groups.tsx'
import type { ListingSource } from './listing.calls.ts'
import { useListingFilters } from './listing.queries.ts'
import { ListingPanel } from './listing-panel.tsx'
import { type BelowCard, ListingResults } from './listing-results.tsx'
import { ListingToolbar } from './listing-toolbar.tsx'
import type { Listing as ListingUse } from './use-listing.ts'

type ListingProps = {
  readonly source: ListingSource
  readonly listing: ListingUse
  readonly products: UseQueryResult<ProductList>
  /** Stands where nothing was found. */
  readonly empty?: ReactNode
  readonly below?: BelowCard | undefined
}

/** Products with sorting, filters and pages; its state is in the address. */
export function Listing({ source, listing, products, empty, below }: ListingProps) {
  const filters = useListingFilters(source, listing.state)
  const isFiltered = listing.state.filters.length > 0
  if (products.data?.count === 0 && !isFiltered && empty) return empty

  return (
    <Layout>
      <Sidebar aria-label={listingMessages.filters}>
        <FilterGroups filters={filters} listing={listing} />
      </Sidebar>
      <Main>
        <ListingToolbar kind={source.kind} listing={listing} count={products.data?.count}>
          <ListingPanel kind={source.kind} filters={filters} listing={listing} count={products.data?.count} />
        </ListingToolbar>
        <ActiveFilters filters={filters} listing={listing} />
        <ListingResults products={products} listing={listing} below={below} />
      </Main>
    </Layout>
  )
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  @media (min-width: 1024px) {
    grid-template-columns: 240px minmax(0, 1fr);
  }
`

const Sidebar = styled.aside`
  display: none;
  @media (min-width: 1024px) {
    display: block;
  }
`

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4);
`
