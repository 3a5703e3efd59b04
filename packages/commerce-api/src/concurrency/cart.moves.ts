import * as cart from '@aisle/api/cart'
import * as cartLocation from '@aisle/api/cart-location'
import * as cartStock from '@aisle/api/cart-stock'
import * as saved from '@aisle/api/saved-items'
import { move, type Moves, type Preparations, statusOf } from './move.ts'
import type { Scene } from './scene.ts'

const save = ({ ids }: Scene, products: { productId: string; qty: number }[]) => ({
  body: { fulfillmentMethodId: ids.pickup, products, locationID: ids.downtown, zipCode: '10001' },
})

export const cartMoves = {
  saveCart: move(cart.saveCart, (scene) => save(scene, [{ productId: scene.ids.milk, qty: 5 }])),
  saveCartV1: move(cart.saveCartV1, (scene) => save(scene, [{ productId: scene.ids.tea, qty: 1 }])),
  removeCartItem: move(cart.removeCartItem, ({ ids }) => ({ params: { orderItemId: ids.breadLine } })),
  removeCartItems: move(cart.removeCartItems, ({ ids }) => ({ body: [ids.milkLine, ids.breadLine] })),
  emptyCart: move(cart.emptyCart, ({ cartNumber }) => ({ params: { cartNumber } })),
  restoreCart: move(cart.restoreCart, ({ ids }) => ({ body: { snapshotID: ids.snapshotID } })),
  saveForLater: move(saved.saveForLater, ({ ids }) => ({ body: { orderLineItemID: ids.milkLine } })),
  moveToCart: move(saved.moveToCart, ({ ids }) => ({
    body: { savedID: ids.saved, fulfillmentMethodId: ids.pickup, locationID: ids.downtown, zipCode: '10001' },
  })),
  removeSaved: move(saved.removeSaved, ({ ids }) => ({ params: { savedID: ids.saved } })),
  setAllowSubstitute: move(cartStock.setAllowSubstitute, ({ ids }) => ({
    body: { items: [{ orderLineItemID: ids.milkLine, allowSubstitute: true }] },
  })),
  updateOutOfStock: move(cartStock.updateOutOfStock, ({ ids }) => ({
    body: { items: [{ orderLineItemID: ids.breadLine, selectedQty: 0 }] },
  })),
  applyChangeLocation: move(cartLocation.applyChangeLocation, ({ ids }) => ({
    query: { locationId: ids.uptown, fulfillmentMethodID: ids.pickup, zipCode: '10128' },
  })),
  applyShipToStoreLocation: move(cartLocation.applyShipToStoreLocation, ({ ids }) => ({
    query: { locationID: ids.uptown },
  })),
  dismissCartNotices: move(cartLocation.dismissCartNotices, () => ({ query: {} })),
} satisfies Moves

export const cartVariants: Moves = {
  /** The cart of the guest that the customer was becomes a part of theirs (T12). */
  mergeGuestCart: async (test, { shopper, guest }) => {
    const [{ orderNumber } = { orderNumber: '' }] = await test.query<{ orderNumber: string }>(
      'SELECT cart_number AS "orderNumber" FROM commerce.carts WHERE subject = $1',
      [guest.subject],
    )
    const proof = { 'x-guest-token': guest.token }
    return statusOf(cart.cartDetail, await test.call(cart.cartDetail, { query: { orderNumber } }, shopper.token, proof))
  },
}

/** Puts something into the cart that comes in another way. */
export const fill = (fulfillmentMethodIdOf: (scene: Scene) => string) =>
  move(cart.saveCart, (scene) => ({
    body: {
      ...save(scene, [{ productId: scene.ids.tea, qty: 1 }]).body,
      fulfillmentMethodId: fulfillmentMethodIdOf(scene),
    },
  }))

export const cartPreparations: Preparations = {
  mergeGuestCart: async (_test, { guest, ids }) => {
    await guest.fill(ids.tea, 2)
    await guest.fill(ids.bread, 1)
  },
  applyShipToStoreLocation: fill(({ store }) => store.shipping),
  dismissCartNotices: async (test, { store, cartNumber }) => {
    const notices = JSON.stringify([{ code: 'CRT_0101', text: 'It costs more now.', lines: [] }])
    const sql = 'UPDATE commerce.carts SET notices = $3::jsonb WHERE tenant_id = $1 AND cart_number = $2'
    await test.query(sql, [store.tenant, cartNumber, notices])
  },
}
