import type { ProductCard } from '@aisle/api/product-card'
import { Button } from '@aisle/ui/button'
import { HeartFilledIcon, HeartIcon } from '@aisle/ui/icons'
import { useQueryClient } from '@tanstack/react-query'
import { messages } from '../../catalogue.messages.ts'
import { InLine } from './in-line.ts'
import { notYet, useAreFavorites, useSetFavorites } from './favorites.queries.ts'
import { useRequireCustomer } from '@aisle/ui/use-require-customer'

/** Keeps all of these products as favorites, or none (the text form, spec 1 §2). */
export function FavoriteAllButton({ products }: { readonly products: readonly ProductCard[] }) {
  const real = products.filter(({ isDummyProd }) => !isDummyProd)
  const areAll = useAreFavorites(real)
  const queryClient = useQueryClient()
  const setFavorites = useSetFavorites()
  const requireCustomer = useRequireCustomer()
  if (real.length === 0) return null
  const toggle = async () => {
    if (await requireCustomer()) setFavorites.mutate({ products: notYet(queryClient, real, !areAll), wanted: !areAll })
  }
  return (
    <InLine>
      <Button variant="quiet" isBusy={setFavorites.isPending} onClick={() => void toggle()}>
        {areAll ? <HeartFilledIcon size={18} /> : <HeartIcon size={18} />}
        {areAll ? messages.removeAllFavorites : messages.addAllFavorites}
      </Button>
    </InLine>
  )
}
