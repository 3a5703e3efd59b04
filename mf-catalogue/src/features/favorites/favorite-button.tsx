import type { ProductCard } from '@aisle/api/product-card'
import { IconButton } from '@aisle/ui/icon-button'
import { HeartFilledIcon, HeartIcon } from '@aisle/ui/icons'
import { messages } from '../../catalogue.messages.ts'
import { useIsFavorite, useSetFavorites } from './favorites.queries.ts'
import { useRequireCustomer } from '@aisle/ui/use-require-customer'

export type Favored = Pick<ProductCard, 'productID' | 'title' | 'isFavorite' | 'isDummyProd'>

/** Whether a product is kept, and what keeps it or lets it go; for customers. */
export function useFavorite(product: Favored) {
  const isFavorite = useIsFavorite(product)
  const setFavorites = useSetFavorites()
  const requireCustomer = useRequireCustomer()
  const toggle = async () => {
    if (await requireCustomer()) setFavorites.mutate({ products: [product], wanted: !isFavorite })
  }
  return { isFavorite, toggle }
}

/** Keeps the product of a card as a favorite, or no longer (spec 1 §2). Placeholders of a preview cannot be kept. */
export function FavoriteButton({ product }: { readonly product: Favored }) {
  const { isFavorite, toggle } = useFavorite(product)
  if (product.isDummyProd) return null
  return (
    <IconButton
      label={`Favorite ${product.title}`}
      title={isFavorite ? messages.removeFavorite : messages.addFavorite}
      variant="floating"
      aria-pressed={isFavorite}
      onClick={() => void toggle()}
    >
      {isFavorite ? <HeartFilledIcon /> : <HeartIcon />}
    </IconButton>
  )
}
