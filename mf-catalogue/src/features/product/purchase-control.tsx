import type { ProductDetails } from '@aisle/api/product'
import { type CartProduct, openDialog, useSession } from '@aisle/platform'
import { AddControl } from '@aisle/ui/add-control'
import { Button } from '@aisle/ui/button'
import { ProductLink } from '@aisle/ui/product-link'
import type { ReactNode } from 'react'
import { favoritesMessages } from '../favorites/favorites.messages.ts'
import { productMessages } from './product.messages.ts'

type PurchaseControlProps = {
  readonly product: ProductDetails
  /** As it is put into the cart; nothing of a gift card. */
  readonly bought: CartProduct | undefined
}

/** Puts a product into the cart. A gift card's amount is chosen on its own page. */
export function PurchaseControl({ product, bought }: PurchaseControlProps) {
  if (!bought) return <ProductLink product={product}>Choose amount</ProductLink>
  const control = <AddControl product={bought} isInStock={product.isinstock} origin="main" size="l" />
  return bought.frequency === undefined ? control : <MembersOnly>{control}</MembersOnly>
}

/** Auto-ship needs an account (spec 1 §6). */
function MembersOnly({ children }: { readonly children: ReactNode }) {
  const isGuest = useSession((state) => state.status !== 'signed-in')
  if (!isGuest) return children
  return (
    <>
      <p>{productMessages.autoShipNeedsAccount}</p>
      <Button variant="primary" size="l" isWide onClick={() => void openDialog('account-drawer', {})}>
        {favoritesMessages.signInAction}
      </Button>
    </>
  )
}
