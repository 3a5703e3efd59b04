import type { ProductCard } from '@aisle/api/product-card'
import type { ProductList } from '@aisle/api/product-listing'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { EmptyState } from '@aisle/ui/empty-state'
import { SearchIcon } from '@aisle/ui/icons'
import { Pagination } from '@aisle/ui/pagination'
import { ProductGrid, ProductGridSkeleton } from '@aisle/ui/product-grid'
import { useLastPage } from '@aisle/ui/use-last-page'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { messages } from '../../catalogue.messages.ts'
import { RetryButton } from '../boundary/retry-button.tsx'
import { HiddenProductsNote } from '../age/hidden-products-note.tsx'
import { listingMessages } from './listing.messages.ts'
import { CatalogueCard } from '../product/catalogue-card.tsx'
import type { Listing } from './use-listing.ts'

/** Cards of the first screen: their images are loaded first. */
const FIRST_CARDS = 4

/** What a page adds below the card of a product. */
export type BelowCard = (product: ProductCard) => ReactNode

type ListingResultsProps = {
  readonly products: UseQueryResult<ProductList>
  readonly listing: Listing
  readonly below?: BelowCard | undefined
}

/** The products of a listing's page, and the way to the others. */
export function ListingResults({ products, listing: { state, change }, below }: ListingResultsProps) {
  const top = useRef<HTMLDivElement>(null)
  const { data, isPlaceholderData, refetch } = products
  useLastPage({
    page: state.page,
    pageSize: state.pageSize,
    count: isPlaceholderData ? undefined : data?.count,
    onPage: (page) => change({ page }, { replace: true }),
  })
  if (!data) return products.isError ? <Failed error={products.error} onRetry={() => void refetch()} /> : null
  // A page that is no more is left for the last one.
  if (data.items.length === 0 && data.count > 0) return <ProductGridSkeleton view={state.view} />
  if (data.items.length === 0)
    return <NothingFound onClear={() => change({ filters: [] })} hasFilters={state.filters.length > 0} />
  const turn = (page: number) => {
    change({ page })
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <Results ref={top} aria-busy={isPlaceholderData} $isOld={isPlaceholderData}>
      <ProductGrid label={listingMessages.products} view={state.view}>
        {data.items.map((product, index) => (
          <Cell key={product.productID}>
            <CatalogueCard product={product} view={state.view} headingLevel={2} isPriority={index < FIRST_CARDS} />
            {below?.(product)}
          </Cell>
        ))}
      </ProductGrid>
      <Pagination page={state.page} pageSize={state.pageSize} count={data.count} noun="products" onPage={turn} />
    </Results>
  )
}

function Failed(again: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <Alert variant="danger" actions={<RetryButton {...again} />}>
      {messages.failed.text}
    </Alert>
  )
}

function NothingFound({ onClear, hasFilters }: { readonly onClear: () => void; readonly hasFilters: boolean }) {
  return (
    <>
      <HiddenProductsNote />
      <EmptyState
        icon={<SearchIcon size={40} />}
        title={listingMessages.empty}
        text={listingMessages.emptyText}
        actions={hasFilters ? <Button onClick={onClear}>{listingMessages.clearFilters}</Button> : undefined}
      />
    </>
  )
}

/** As high as its row, with what is below the card at the bottom. */
const Cell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  gap: var(--space-2);
  height: 100%;
`

const Results = styled.div<{ readonly $isOld: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  scroll-margin-top: 120px;
  opacity: ${({ $isOld }) => ($isOld ? 0.6 : 1)};
  transition: opacity var(--motion);
`
