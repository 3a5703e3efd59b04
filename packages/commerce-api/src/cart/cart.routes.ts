import {
  alreadySubscribedProducts,
  cartDetail,
  cartOrderNumber,
  emptyCart as emptyCartCall,
  removeCartItem,
  removeCartItems,
  saveCart,
  saveCartV1,
} from '@aisle/api/cart'
import { takeAbandonment } from './abandon.store.ts'
import type { Domain } from '../server/domain.ts'
import { cartAbandoned, lineGone } from './cart.errors.ts'
import { cartToChange, cartToFill, readCart, refuseOtherNumber, showChanged } from './cart.service.ts'
import { deleteLines, listLines } from './cart-lines.store.ts'
import { findOwnCart } from './cart.store.ts'
import { mergeGuestCart } from './merge-cart.service.ts'
import { saveLines } from './save-lines.service.ts'
import { listSubscribedProducts } from './subscribed-products.store.ts'

export const cartRoutes: Domain = ({ serve, serveFlow, now, readToken }) => {
  serveFlow(cartDetail, async ({ shopper, query, origin, transaction }) => {
    const merged = await mergeGuestCart({ shopper, query, origin, transaction, readToken })
    const cart = await transaction((tx) =>
      readCart(tx, shopper, now(), merged ? { shippingRateID: query.shippingRateID } : query),
    )
    // A guest learns it by the number; a customer has none (F28). That it was told outlives the refusal.
    const isAsked = cart.orderNumber === null && shopper.role === 'user'
    if (isAsked && (await transaction((tx) => takeAbandonment(tx, shopper.subject)))) throw cartAbandoned()
    return cart
  })

  serve(cartOrderNumber, async ({ tx, shopper, query }) => {
    const cart = await findOwnCart(tx, shopper.subject)
    refuseOtherNumber(cart, query.orderNumber)
    return { orderNumber: cart?.cartNumber ?? null }
  })

  for (const endpoint of [saveCart, saveCartV1]) {
    serve(endpoint, async ({ tx, shopper, body }) => {
      const cart = await cartToFill(tx, shopper, body.orderNumber)
      const locationId = await saveLines(tx, shopper, cart, { ...body, locationId: body.locationID ?? null })
      return await showChanged(tx, cart, now(), { locationId, ...(body.zipCode ? { zipCode: body.zipCode } : {}) })
    })
  }

  serve(removeCartItem, async ({ tx, shopper, params, query }) => {
    const cart = await cartToChange(tx, shopper, query.orderNumber)
    const gone = await deleteLines(tx, cart.cartId, [params.orderItemId])
    if (gone.length === 0) throw lineGone()
    return await showChanged(tx, cart, now())
  })

  serve(removeCartItems, async ({ tx, shopper, query, body }) => {
    const cart = await cartToChange(tx, shopper, query.orderNumber)
    await deleteLines(tx, cart.cartId, body)
    return await showChanged(tx, cart, now())
  })

  serve(emptyCartCall, async ({ tx, shopper, params }) => {
    const cart = await cartToChange(tx, shopper, params.cartNumber)
    const lines = await listLines(tx, cart.cartId)
    await deleteLines(
      tx,
      cart.cartId,
      lines.map(({ lineId }) => lineId),
    )
    await showChanged(tx, cart, now())
    return true
  })

  serve(alreadySubscribedProducts, async ({ tx, shopper }) => {
    if (!shopper.customerId) throw cartAbandoned()
    return { items: await listSubscribedProducts(tx, shopper.subject, shopper.customerId) }
  })
}
