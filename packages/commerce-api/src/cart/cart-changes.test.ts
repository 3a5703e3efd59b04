import { cartDetail } from '@aisle/api/cart'
import { outOfStockProducts, updateOutOfStock } from '@aisle/api/cart-stock'
import { applyChangeLocation, changeLocationDetail } from '@aisle/api/cart-location'
import { blockedSlots } from '@aisle/api/slot'
import { describe, expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { shopperOf } from '../testing/shopper.ts'
import { insertLocation, insertProduct, insertRow, insertSlot } from '../testing/checkout-store.builder.ts'

const now = new Date('2026-11-20T15:00:00Z')

const { test, store, aGuest } = await openShop({ now: () => now })

describe('what has run out', () => {
  it('F30 is listed with what is left, and taken over by the shopper', async () => {
    const milk = await insertProduct(test.query, store, { on_hand: 5 })
    const { token, fill } = await aGuest()
    await fill(milk, 5)
    await test.query('UPDATE commerce.stock SET on_hand = 2 WHERE product_id = $1', [milk])
    const { data } = await test.call(outOfStockProducts, { query: {} }, token)
    expect(data.items).toMatchObject([{ productID: milk, qty: 5, inStockQty: 2 }])
    const orderLineItemID = data.items[0]?.orderLineItemID ?? ''
    await test.call(updateOutOfStock, { query: {}, body: { items: [{ orderLineItemID, selectedQty: 2 }] } }, token)
    expect((await test.call(cartDetail, { query: {} }, token)).data.totalItems).toBe(2)
    expect((await test.call(outOfStockProducts, { query: {} }, token)).data.items).toEqual([])
  })
})

/** Another store for pickup, which has one of this product. */
async function insertUptown(productId: string) {
  const location = { tenant_id: store.tenant, location_id: await insertLocation(test.query, store.tenant, UPTOWN) }
  await insertRow(test.query, 'location_fulfillments', { ...location, fulfillment_method_id: store.pickup })
  await insertRow(test.query, 'stock', { ...location, product_id: productId, on_hand: 1 })
  return location.location_id
}

const UPTOWN = { name: 'Uptown' }

describe('another store', () => {
  it('shows what it lacks before the cart goes there without it', async () => {
    const milk = await insertProduct(test.query, store)
    const bread = await insertProduct(test.query, store, { title: 'Bread' })
    const uptown = await insertUptown(milk)
    const { token, fill } = await aGuest()
    await fill(milk, 2)
    await fill(bread)
    const query = { locationId: uptown, fulfillmentMethodID: store.pickup, zipCode: '10002' }
    const detail = await test.call(changeLocationDetail, { query }, token)
    expect(detail.data).toMatchObject({
      availableProductsCount: 1,
      unavailableProducts: [{ title: 'Bread', qty: 1 }],
      location: { name: 'Uptown' },
    })
    const { data } = await test.call(applyChangeLocation, { query }, token)
    expect(data).toMatchObject({ locationID: uptown, zipCode: '10002', totalItems: 1 })
  })

  it.each(['guest', 'customer'] as const)(
    '1§4 2§4 gives the slots of both kinds back that a %s held at the one before, and nobody else’s',
    async (who) => {
      const milk = await insertProduct(test.query, store)
      const uptown = await insertUptown(milk)
      const pickup = await insertSlot(test.query, store, store.pickup, now, { local_start: slotStarts[who] })
      const scheduled = await insertSlot(test.query, store, store.scheduled, now, { local_start: slotStarts[who] })
      const token =
        who === 'guest' ? await test.tokens.guest(store.tenant) : (await insertCustomer(test, store.tenant)).token
      const shopper = shopperOf(test, store, token)
      const other = await aGuest()
      await shopper.fill(milk)
      for (const { hold } of [shopper, other]) {
        expect((await hold(pickup)).status).toBe(200)
        expect((await hold(scheduled, 'scd')).status).toBe(200)
      }
      expect(await placesLeft(pickup, scheduled)).toEqual([8, 8])

      const query = { locationId: uptown, fulfillmentMethodID: store.pickup, zipCode: '10002' }
      expect((await test.call(applyChangeLocation, { query }, token)).status).toBe(200)

      expect(await placesLeft(pickup, scheduled)).toEqual([9, 9])
      const held = await test.call(blockedSlots, { query: { locationID: store.locationId } }, token)
      expect(held.data).toMatchObject({ storePickupSlot: null, scheduledDeliverySlot: null })
    },
  )
})

/** A store has one slot of a kind at a time. */
const slotStarts = { guest: '09:00', customer: '10:00' }

async function placesLeft(...slots: readonly { readonly slotId: string }[]) {
  const rows = await Promise.all(
    slots.map(({ slotId }) =>
      test.query<{ places_left: number }>('SELECT places_left FROM commerce.slots WHERE slot_id = $1', [slotId]),
    ),
  )
  return rows.map(([slot]) => slot?.places_left)
}
