import { favoriteCategories, favoriteList } from '@aisle/api/favorite'
import type { ProductCard } from '@aisle/api/product-card'
import { useCallIfReady, useShoppingTerms } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { EmptyState } from '@aisle/ui/empty-state'
import { HeartIcon } from '@aisle/ui/icons'
import { LinkButton } from '@aisle/ui/link-button'
import { Cluster } from '@aisle/ui/page-layout'
import { Pagination } from '@aisle/ui/pagination'
import { ProductGrid, ProductGridSkeleton } from '@aisle/ui/product-grid'
import { Select } from '@aisle/ui/select'
import { useLastPage } from '@aisle/ui/use-last-page'
import { useRememberedQuery } from '@aisle/ui/use-remembered-query'
import styled from 'styled-components'
import { RetryButton } from '../boundary/retry-button.tsx'
import { favoritesMessages } from './favorites.messages.ts'
import { listingMessages } from '../listing/listing.messages.ts'
import { useWishedQuery } from '../address/use-wished-query.ts'
import { CatalogueCard } from '../product/catalogue-card.tsx'
import { FavoriteAllButton } from './favorite-all-button.tsx'
import { useFavoritesLeft } from './favorites.queries.ts'
import { FAVORITE_PAGE_SIZE, favoriteSortOptions, readFavorites, writeFavorites } from './favorites-state.rules.ts'

/** Choices that a shopper finds again (spec 1 §3). */
const REMEMBERED = ['sortBy', 'category'] as const

/** A customer's favorites, sorted and by category. */
export function FavoritesList() {
  const [query, setQuery] = useWishedQuery()
  const remember = useRememberedQuery({ list: 'favorites', names: REMEMBERED })
  const state = readFavorites(query)
  const terms = useShoppingTerms()
  const { data, error, isError, refetch } = useCallIfReady(favoriteList, {
    query: {
      Page: state.page,
      PageSize: FAVORITE_PAGE_SIZE,
      sortBy: state.sortBy,
      ...(state.category ? { category: state.category } : {}),
      ...terms,
    },
  })
  const categories = useCallIfReady(favoriteCategories, {
    query: terms.locationID ? { locationID: terms.locationID } : {},
  })
  const change = (name: 'sortBy' | 'category' | 'page', value: string, replace = false) => {
    const next = writeFavorites(query, name, value)
    remember(next)
    setQuery(next, { replace })
  }
  useLastPage({
    page: state.page,
    pageSize: FAVORITE_PAGE_SIZE,
    count: data?.count,
    onPage: (last) => change('page', String(last), true),
  })
  if (isError) {
    return (
      <Alert variant="danger" actions={<RetryButton error={error} onRetry={() => void refetch()} />}>
        {favoritesMessages.failed}
      </Alert>
    )
  }
  if (!data) return <ProductGridSkeleton />
  if (data.count === 0) {
    // A category that is remembered may have lost its last favorite since.
    return state.category ? <NoneOfCategory onAll={() => change('category', '')} /> : <NoFavorites />
  }
  // A page that is no more is left for the last one.
  if (data.items.length === 0) return <ProductGridSkeleton />
  const favorites = data.items.map((product) => ({ ...product, isFavorite: product.isFavorite ?? true }))
  return (
    <>
      <Cluster data-justify="between">
        <Cluster>
          <Total count={data.count} products={data.items} />
          <FavoriteAllButton products={favorites} />
        </Cluster>
        <Choices>
          <Select
            label={favoritesMessages.category}
            isLabelHidden
            value={state.category ?? ''}
            placeholder={favoritesMessages.all}
            onChange={(event) => change('category', event.target.value)}
            options={(categories.data?.items ?? []).map(({ categoryID, categoryName }) => ({
              value: categoryID,
              label: categoryName,
            }))}
          />
          <Select
            label={listingMessages.sortBy}
            isLabelHidden
            value={state.sortBy}
            onChange={(event) => change('sortBy', event.target.value)}
            options={favoriteSortOptions}
          />
        </Choices>
      </Cluster>
      <ProductGrid label={favoritesMessages.title}>
        {favorites.map((product) => (
          <CatalogueCard key={product.productID} product={product} headingLevel={2} />
        ))}
      </ProductGrid>
      <Pagination
        page={state.page}
        pageSize={FAVORITE_PAGE_SIZE}
        count={data.count}
        noun="favorites"
        onPage={(page) => change('page', String(page))}
      />
    </>
  )
}

function Total({ count, products }: { readonly count: number; readonly products: readonly ProductCard[] }) {
  return <p role="status">{favoritesMessages.total(useFavoritesLeft(count, products))}</p>
}

const Choices = styled.div`
  display: grid;
  flex: 0 1 480px;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
`

function NoFavorites() {
  return (
    <EmptyState
      icon={<HeartIcon size={40} />}
      title={favoritesMessages.empty}
      text={favoritesMessages.emptyText}
      actions={<LinkButton to="home">{favoritesMessages.browse}</LinkButton>}
    />
  )
}

function NoneOfCategory({ onAll }: { readonly onAll: () => void }) {
  return (
    <EmptyState
      icon={<HeartIcon size={40} />}
      title={favoritesMessages.emptyCategory}
      text={favoritesMessages.emptyCategoryText}
      actions={<Button onClick={onAll}>{favoritesMessages.showAll}</Button>}
    />
  )
}
