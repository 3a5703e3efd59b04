import type { wishlistProducts } from '@aisle/api/wishlist'
import type { CallData } from '@aisle/api/endpoint'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { EmptyState } from '@aisle/ui/empty-state'
import { BookmarkIcon } from '@aisle/ui/icons'
import { LinkButton } from '@aisle/ui/link-button'
import { ProductCard } from '@aisle/ui/product-card'
import { ProductGrid, ProductGridSkeleton } from '@aisle/ui/product-grid'
import type { UseQueryResult } from '@tanstack/react-query'
import styled from 'styled-components'
import { TakeOffButton } from './take-off-button.tsx'
import { wishlistMessages as texts } from './wishlists.messages.ts'

type WishlistResultsProps = {
  readonly wishListID: string
  /** Products of other categories are on the list perhaps, and not among these. */
  readonly onAll: (() => void) | undefined
  readonly products: UseQueryResult<CallData<typeof wishlistProducts>>
}

/** The products of a list's page, or why there are none. */
export function WishlistResults({ wishListID, onAll, products }: WishlistResultsProps) {
  const { data, isError, isPlaceholderData, refetch } = products
  if (!data && isError) return <NotLoaded onRetry={() => void refetch()} />
  // A page that is no more is left for the last one.
  if (!data || (data.items.length === 0 && data.count > 0)) return <ProductGridSkeleton />
  if (data.count === 0) return onAll ? <NothingOfCategory onAll={onAll} /> : <NothingHere />
  return (
    <Results aria-busy={isPlaceholderData} $isOld={isPlaceholderData}>
      <ProductGrid label={texts.products}>
        {data.items.map((product) => (
          <ProductCard
            key={product.productID}
            product={product}
            headingLevel={2}
            actions={<TakeOffButton wishListID={wishListID} product={product} />}
          />
        ))}
      </ProductGrid>
    </Results>
  )
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Alert variant="danger" actions={<Button onClick={onRetry}>{texts.tryAgain}</Button>}>
      {texts.notLoaded}
    </Alert>
  )
}

function NothingHere() {
  return (
    <EmptyState
      icon={<BookmarkIcon size={40} />}
      title={texts.emptyListTitle}
      text={texts.emptyListText}
      actions={<LinkButton to="home">{texts.startShopping}</LinkButton>}
    />
  )
}

function NothingOfCategory({ onAll }: { readonly onAll: () => void }) {
  return (
    <EmptyState
      icon={<BookmarkIcon size={40} />}
      title={texts.emptyCategory}
      text={texts.emptyCategoryText}
      actions={<Button onClick={onAll}>{texts.showAll}</Button>}
    />
  )
}

const Results = styled.div<{ readonly $isOld: boolean }>`
  opacity: ${({ $isOld }) => ($isOld ? 0.6 : 1)};
  transition: opacity var(--motion);
`
