import { Button } from '@aisle/ui/button'
import { HeartFilledIcon, HeartIcon } from '@aisle/ui/icons'
import { messages } from '../../catalogue.messages.ts'
import { type Favored, useFavorite } from './favorite-button.tsx'
import { InLine } from './in-line.ts'

/** Keeps a product as a favorite, or no longer, on its own page (spec 1 §2, the button's link form). */
export function FavoriteLink({ product }: { readonly product: Favored }) {
  const { isFavorite, toggle } = useFavorite(product)
  if (product.isDummyProd) return null
  return (
    <InLine>
      <Button variant="quiet" onClick={() => void toggle()}>
        {isFavorite ? <HeartFilledIcon /> : <HeartIcon />}
        {isFavorite ? messages.removeFavorite : messages.addFavorite}
      </Button>
    </InLine>
  )
}
