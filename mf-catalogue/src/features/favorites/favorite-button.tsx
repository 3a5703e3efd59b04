import type { ProductCard } from '@aisle/api/product-card'
import { Button } from '@aisle/ui/button'
import { IconButton } from '@aisle/ui/icon-button'
import { HeartFilledIcon, HeartIcon } from '@aisle/ui/icons'
import { messages } from '../../catalogue.messages.ts'
import { InLine } from './in-line.ts'
import { useIsFavorite, useSetFavorites } from './favorites.queries.ts'
import { useRequireCustomer } from '@aisle/ui/use-require-customer'

type FavoriteButtonProps = {
  readonly product: Pick<ProductCard, 'productID' | 'title' | 'isFavorite' | 'isDummyProd'>
  /** `icon` on cards, `link` on a product's page (spec 1 §2). */
  readonly form?: 'icon' | 'link'
}

/** Keeps a product as a favorite, or no longer. Placeholders of a preview cannot be kept. */
export function FavoriteButton({ product, form = 'icon' }: FavoriteButtonProps) {
  const isFavorite = useIsFavorite(product)
  const setFavorites = useSetFavorites()
  const requireCustomer = useRequireCustomer()
  if (product.isDummyProd) return null
  const toggle = async () => {
    if (await requireCustomer()) setFavorites.mutate({ products: [product], wanted: !isFavorite })
  }
  const icon = isFavorite ? <HeartFilledIcon /> : <HeartIcon />
  if (form === 'link') {
    return (
      <InLine>
        <Button variant="quiet" onClick={() => void toggle()}>
          {icon}
          {isFavorite ? messages.removeFavorite : messages.addFavorite}
        </Button>
      </InLine>
    )
  }
  return (
    <IconButton
      label={`Favorite ${product.title}`}
      title={isFavorite ? messages.removeFavorite : messages.addFavorite}
      variant="floating"
      aria-pressed={isFavorite}
      onClick={() => void toggle()}
    >
      {icon}
    </IconButton>
  )
}
