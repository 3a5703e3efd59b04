import type { ProductDetails } from '@aisle/api/product'
import { OrderLineType, ProductFamily } from '@aisle/api/product-kind'
import { openDialog, useSession, useShopping } from '@aisle/platform'
import { AddControl } from '@aisle/ui/add-control'
import { Button } from '@aisle/ui/button'
import { ProductLink } from '@aisle/ui/product-link'
import { purchaseLimit } from '@aisle/ui/purchase-limit.rules'
import type { ReactNode } from 'react'
import { favoritesMessages } from '../favorites/favorites.messages.ts'
import { productMessages } from './product.messages.ts'

type PurchaseControlProps = {
  readonly product: ProductDetails
  /** Of auto-ship; bought once without. */
  readonly frequency: string | undefined
}

/** Puts a product into the cart. A gift card's amount is chosen on its own page. */
export function PurchaseControl({ product, frequency }: PurchaseControlProps) {
  const codeName = useShopping((state) => state.store?.codeName)
  if ((product.productFamily ?? ProductFamily.Normal) !== ProductFamily.Normal) {
    return <ProductLink product={product}>Choose amount</ProductLink>
  }
  const { productID: productId, title, isinstock } = product
  const bought = { productId, title, limit: purchaseLimit(product, codeName) }
  if (frequency === undefined) return <AddControl product={bought} isInStock={isinstock} origin="main" size="l" />
  const autoShipped = { ...bought, orderLineItemOrderType: OrderLineType.AutoShip, frequency }
  return (
    <MembersOnly>
      <AddControl product={autoShipped} isInStock={isinstock} origin="main" size="l" />
    </MembersOnly>
  )
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
