import { cartDetail, emptyCart, removeCartItem, removeCartItems, restoreCart } from '@aisle/api/cart'
import type { CartDetail } from '@aisle/api/cart-detail'
import { updateOutOfStock } from '@aisle/api/cart-stock'
import { saveForLater } from '@aisle/api/saved-items'
import { blockedSlots } from '@aisle/api/slot'
import { describe, expect, it } from 'vitest'
import { releaseExpired } from '../slot/slot-booking.service.ts'
import { insertCustomer, insertProduct, insertSlot } from '../testing/checkout-store.builder.ts'
import { openShop } from '../testing/open-shop.ts'
import { linesOf, shopperOf, type TestShopper } from '../testing/shopper.ts'

const now = new Date('2026-11-20T15:00:00Z')
const { test, store, aGuest } = await openShop({ now: () => now })

const milk = () => insertProduct(test.query, store)
let minutes = 0
/** Each on a minute of its own: a store has one slot of a way at a time. */
const aSlot = (methodId: string, places = 10) => {
  minutes += 1
  const local_start = `09:${String(minutes).padStart(2, '0')}`
  return insertSlot(test.query, store, methodId, now, { local_start, places_left: places, capacity: 10 })
}
const placesLeft = async ({ slotId }: { readonly slotId: string }) => {
  const [slot] = await test.query<{ places_left: number }>(
    'SELECT places_left FROM commerce.slots WHERE slot_id = $1',
    [slotId],
  )
  return slot?.places_left
}
const heldBy = async ({ token }: Pick<TestShopper, 'token'>) =>
  (await test.call(blockedSlots, { query: { locationID: store.locationId } }, token)).data.heldSlots?.map(
    ({ slotId }) => slotId,
  )
const restore = ({ token }: TestShopper, snapshotID = '') => test.call(restoreCart, { body: { snapshotID } }, token)

/** Something to be picked up and something to be brought, with a slot for each. */
async function inTwoWays(places = 10) {
  const shopper = await aGuest()
  const cart = await shopper.fill(await milk(), 2)
  await shopper.fill(await milk(), 1, store.scheduled)
  const [pickup, scheduled] = [await aSlot(store.pickup, places), await aSlot(store.scheduled)]
  await shopper.hold(pickup)
  await shopper.hold(scheduled, 'scd')
  const [line] = linesOf(cart)
  return { shopper, cart, pickup, scheduled, lineId: line?.orderLineItemID ?? '', productId: line?.productId ?? '' }
}
type Given = Awaited<ReturnType<typeof inTwoWays>>

/** All ways in which the last line of a way of receiving leaves a cart. */
const TAKING_OUT: Readonly<Record<string, (given: Given) => Promise<unknown>>> = {
  'it is removed': ({ shopper, lineId }) =>
    test.call(removeCartItem, { params: { orderItemId: lineId }, query: {} }, shopper.token),
  'it is removed by a list': ({ shopper, lineId }) =>
    test.call(removeCartItems, { query: {}, body: [lineId] }, shopper.token),
  'its quantity is zero': ({ shopper, productId }) => shopper.fill(productId, 0),
  'it is saved for later': ({ shopper, lineId }) =>
    test.call(saveForLater, { body: { orderLineItemID: lineId } }, shopper.token),
  'it has run out': async ({ shopper, lineId, productId }) => {
    await test.query('UPDATE commerce.stock SET on_hand = 0 WHERE product_id = $1', [productId])
    const items = [{ orderLineItemID: lineId, selectedQty: 0 }]
    return await test.call(updateOutOfStock, { query: {}, body: { items } }, shopper.token)
  },
}

describe('T27 the slot of a way of receiving', () => {
  it.each(Object.keys(TAKING_OUT))('is given back with the last line of that way, where %s', async (why) => {
    const given = await inTwoWays()
    expect([await placesLeft(given.pickup), await placesLeft(given.scheduled)]).toEqual([9, 9])

    await TAKING_OUT[why]?.(given)

    expect([await placesLeft(given.pickup), await placesLeft(given.scheduled)]).toEqual([10, 9])
    expect(await heldBy(given.shopper)).toEqual([given.scheduled.slotId])
  })

  it('stays while a line of that way does', async () => {
    const { shopper, lineId, pickup } = await inTwoWays()
    await shopper.fill(await milk())
    await test.call(removeCartItem, { params: { orderItemId: lineId }, query: {} }, shopper.token)
    expect(await placesLeft(pickup)).toBe(9)
  })

  it('is given back for every way when the cart is emptied, and once: its end gives nothing back again', async () => {
    const { shopper, cart, pickup, scheduled } = await inTwoWays()
    await test.call(emptyCart, { params: { cartNumber: cart.orderNumber ?? '' }, query: {} }, shopper.token)
    expect([await placesLeft(pickup), await placesLeft(scheduled)]).toEqual([10, 10])

    const other = await aGuest()
    await other.hold(pickup)
    const end = new Date(now.getTime() + 15 * 60_000 - 1)
    await test.database.transaction(store.tenant, (tx) => releaseExpired(tx, end))
    expect([await placesLeft(pickup), await placesLeft(scheduled)]).toEqual([9, 10])
    await test.database.transaction(store.tenant, (tx) => releaseExpired(tx, new Date(end.getTime() + 1)))
    expect([await placesLeft(pickup), await placesLeft(scheduled)]).toEqual([10, 10])
  })

  it('of a guest is given back where the customer they are holds another', async () => {
    const guest = await aGuest()
    const { orderNumber } = await guest.fill(await milk())
    const [theirs, own] = [await aSlot(store.pickup), await aSlot(store.pickup)]
    await guest.hold(theirs)
    const { subject } = await insertCustomer(test.query, store.tenant)
    const ada = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
    await ada.fill(await milk())
    await ada.hold(own)

    const query = { orderNumber: orderNumber ?? '' }
    await test.call(cartDetail, { query }, ada.token, { 'x-guest-token': guest.token })

    expect([await placesLeft(theirs), await placesLeft(own)]).toEqual([10, 9])
    expect(await heldBy(ada)).toEqual([own.slotId])
  })
})

describe('2§4 what is brought back', () => {
  const remove = async ({ shopper, lineId }: Given): Promise<CartDetail & { snapshotID?: string | undefined }> =>
    (await test.call(removeCartItem, { params: { orderItemId: lineId }, query: {} }, shopper.token)).data

  it('has its slot again, for the rest of its time', async () => {
    const given = await inTwoWays()
    const { snapshotID } = await remove(given)
    await restore(given.shopper, snapshotID)
    expect(await heldBy(given.shopper)).toContain(given.pickup.slotId)
    expect(await placesLeft(given.pickup)).toBe(9)
    await test.database.transaction(store.tenant, (tx) => releaseExpired(tx, new Date(now.getTime() + 15 * 60_000)))
    expect(await placesLeft(given.pickup)).toBe(10)
  })

  it('has none where somebody else has taken the place meanwhile', async () => {
    const given = await inTwoWays(1)
    const { snapshotID } = await remove(given)
    expect((await (await aGuest()).hold(given.pickup)).status).toBe(200)
    expect((await restore(given.shopper, snapshotID)).status).toBe(200)
    expect(await heldBy(given.shopper)).toEqual([given.scheduled.slotId])
    expect(await placesLeft(given.pickup)).toBe(0)
  })

  it('leaves the slot that was chosen since', async () => {
    const given = await inTwoWays()
    const { snapshotID } = await remove(given)
    const since = await aSlot(store.pickup)
    await given.shopper.hold(since)
    await restore(given.shopper, snapshotID)
    expect((await heldBy(given.shopper))?.toSorted()).toEqual([since.slotId, given.scheduled.slotId].toSorted())
    expect([await placesLeft(given.pickup), await placesLeft(since)]).toEqual([10, 9])
  })
})
