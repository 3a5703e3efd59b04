import {
  alreadySubscribedProducts,
  cartDetail,
  cartOrderNumber,
  emptyCart as emptyCartCall,
  removeCartItem,
  removeCartItems,
  restoreCart,
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
import { removeLines } from './remove-lines.service.ts'
import { restoreSnapshot } from './restore-cart.service.ts'
import { saveLines } from './save-lines.service.ts'
import { keepSnapshot } from './snapshot.service.ts'
import { listSubscribedProducts } from './subscribed-products.store.ts'

export const cartRoutes: Domain = ({ serve, serveFlow, now, readToken }) => {
  serveFlow(cartDetail, async ({ shopper, query, origin, transaction }) => {
    const merged = await mergeGuestCart({ shopper, query, origin, transaction, readToken, now })
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
      const { locationId, snapshotId: snapshotID } = await saveLines(tx, shopper, cart, {
        ...body,
        locationId: body.locationID ?? null,
      })
      const place = { locationId, ...(body.zipCode ? { zipCode: body.zipCode } : {}) }
      return { ...(await showChanged(tx, cart, now(), place)), ...(snapshotID ? { snapshotID } : {}) }
    })
  }

  serve(removeCartItem, async ({ tx, shopper, params, query }) => {
    const cart = await cartToChange(tx, shopper, query.orderNumber)
    const snapshotID = await removeLines(tx, cart, [params.orderItemId])
    if (!snapshotID) throw lineGone()
    return { ...(await showChanged(tx, cart, now())), snapshotID }
  })

  serve(removeCartItems, async ({ tx, shopper, query, body }) => {
    const cart = await cartToChange(tx, shopper, query.orderNumber)
    const snapshotID = await removeLines(tx, cart, body)
    return { ...(await showChanged(tx, cart, now())), ...(snapshotID ? { snapshotID } : {}) }
  })

  serve(emptyCartCall, async ({ tx, shopper, params }) => {
    const cart = await cartToChange(tx, shopper, params.cartNumber)
    const lines = await listLines(tx, cart.cartId)
    const snapshotID = lines.length > 0 ? await keepSnapshot(tx, cart, 'emptied') : undefined
    await deleteLines(
      tx,
      cart.cartId,
      lines.map(({ lineId }) => lineId),
    )
    return { ...(await showChanged(tx, cart, now())), ...(snapshotID ? { snapshotID } : {}) }
  })

  serve(restoreCart, async ({ tx, shopper, body }) => {
    const cart = await cartToFill(tx, shopper, body.orderNumber)
    const { changes, adjustments } = await restoreSnapshot(tx, shopper, cart, body.snapshotID, now())
    return { ...(await showChanged(tx, cart, now(), { ...changes, notices: [] })), adjustments: [...adjustments] }
  })

  serve(alreadySubscribedProducts, async ({ tx, shopper }) => {
    if (!shopper.customerId) throw cartAbandoned()
    return { items: await listSubscribedProducts(tx, shopper.subject, shopper.customerId) }
  })
}
