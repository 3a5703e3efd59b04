import type { Filter } from '@aisle/api/category'
import type { ProductList } from '@aisle/api/product-listing'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listingMessages } from './listing.messages.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterGroups } from './filter-groups.tsx'
import type { ListingSource } from './listing.calls.ts'
import { Layout, Main, Sidebar } from './listing.styles.ts'
import { ListingPanel } from './listing-panel.tsx'
import { type BelowCard, ListingResults } from './listing-results.tsx'
import { ListingToolbar } from './listing-toolbar.tsx'
import type { Listing as ListingUse } from './use-listing.ts'

type ListingProps = {
  readonly source: ListingSource
  readonly listing: ListingUse
  readonly products: UseQueryResult<ProductList>
  readonly filters: readonly Filter[]
  /** Stands where nothing was found. */
  readonly empty?: ReactNode
  readonly below?: BelowCard | undefined
}

/** Products with sorting, filters and pages; its state is in the address. */
export function Listing({ source, listing, products, filters, empty, below }: ListingProps) {
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
