import { cartDetail, restoreCart, saveCart } from '@aisle/api/cart'
import { applyDiscountCoupon } from '@aisle/api/cart-discount'
import { applyChangeLocation, changeLocationDetail, dismissCartNotices } from '@aisle/api/cart-location'
import { setAllowSubstitute } from '@aisle/api/cart-stock'
import { setOrderAddress, setOrderPayments, setTip } from '@aisle/api/checkout'
import { linesOf } from '../testing/shopper.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { insertLocation, insertProduct, insertRow, insertSlot } from '../testing/checkout-store.builder.ts'

const now = new Date('2026-11-20T15:00:00Z')

const { test, store, aGuest } = await openShop({ now: () => now }, { business: { tipFulfillments: ['sp', 'scd'] } })

/** Another store with all three ways, which has so many of each product. */
async function insertUptown(stock: Readonly<Record<string, number>>, offer: object = {}) {
  const place = {
    tenant_id: store.tenant,
    location_id: await insertLocation(test.query, store.tenant, { name: 'Uptown' }),
  }
  for (const fulfillment_method_id of [store.pickup, store.scheduled, store.shipping]) {
    await insertRow(test.query, 'location_fulfillments', { ...place, fulfillment_method_id, ...offer })
  }
  for (const [product_id, on_hand] of Object.entries(stock)) {
    await insertRow(test.query, 'stock', { ...place, product_id, on_hand })
  }
  return place.location_id
}

const placeOf = (locationId: string, fulfillmentMethodID = store.pickup) => ({ locationId, fulfillmentMethodID })

async function insertCoupon() {
  const code = `SAVE-${randomUUID().slice(0, 8)}`
  const terms = { title: '$2 off', kind: 'amount', value: 200, min_subtotal_cents: 1000 }
  await insertRow(test.query, 'coupons', { tenant_id: store.tenant, coupon_id: randomUUID(), code, ...terms })
  return code
}

describe('2§4 the comparison with another store', () => {
  it('tells of every line what becomes of it, in sums without what is unavailable, and the move makes it true', async () => {
    const milk = await insertProduct(test.query, store)
    const eggs = await insertProduct(test.query, store, { title: 'Eggs', price_cents: 500 })
    const bread = await insertProduct(test.query, store, { title: 'Bread' })
    const deposit = await insertProduct(test.query, store, { title: 'Deposit', price_cents: 25, tax_class: 'none' })
    const link = { tenant_id: store.tenant, product_id: eggs, linked_product_id: deposit, kind: 'linked', qty: 2 }
    await insertRow(test.query, 'product_links', link)
    const uptown = await insertUptown({ [milk]: 10, [eggs]: 2, [deposit]: 100 }, { min_checkout_cents: 5000 })
    const { token, fill } = await aGuest()
    await fill(milk, 3)
    await fill(eggs, 4)
    await fill(bread, 1)

    const query = placeOf(uptown)
    const { data } = await test.call(changeLocationDetail, { query }, token)

    expect(data.lines).toMatchObject([
      { title: 'Whole milk', outcome: 'kept', oldQty: 3, newQty: 3, oldPrice: 3.99, newPrice: 3.99 },
      { title: 'Eggs', outcome: 'limit', oldQty: 4, newQty: 2 },
      { title: 'Bread', outcome: 'unavailable', oldQty: 1, newQty: 0 },
    ])
    // 3 × 3.99 + 2 × 5.00 + 4 × 0.25
    expect(data.cart.orderSummary.subTotal).toBe(22.97)
    expect(data).toMatchObject({ minimum: { amount: 50, missing: 27.03 }, slotEffect: 'none', losses: [] })

    const applied = await test.call(applyChangeLocation, { query }, token)
    expect(applied.data.orderSummary).toEqual(data.cart.orderSummary)
    expect(applied.data.totalItems).toBe(9)
    expect(applied.data.notices).toMatchObject([
      { code: 'unavailable', lines: [{ title: 'Bread' }] },
      { code: 'limit', lines: [{ title: 'Eggs', oldQty: 4, newQty: 2 }] },
    ])
  })

  it('makes one line of those that were received in different ways, within the stock', async () => {
    const milk = await insertProduct(test.query, store)
    const uptown = await insertUptown({ [milk]: 5 })
    const { token, fill } = await aGuest()
    await fill(milk, 3, store.pickup)
    await fill(milk, 4, store.scheduled)
    const { data } = await test.call(applyChangeLocation, { query: placeOf(uptown, store.scheduled) }, token)
    expect(linesOf(data)).toMatchObject([{ qty: 5, fulfillmentMethodID: store.scheduled }])
    expect(data.notices).toMatchObject([{ code: 'limit', lines: [{ oldQty: 7, newQty: 5 }] }])
  })

  it('says that a held slot is given back, or that one is needed', async () => {
    const milk = await insertProduct(test.query, store)
    const uptown = await insertUptown({ [milk]: 5 }, { is_slot_booking_required: true })
    const slot = await insertSlot(test.query, store, store.pickup, now)
    const { token, fill, hold } = await aGuest()
    await fill(milk)
    const effect = async () =>
      (await test.call(changeLocationDetail, { query: placeOf(uptown) }, token)).data.slotEffect
    expect(await effect()).toBe('required')
    await hold(slot)
    expect(await effect()).toBe('released')
  })

  it('1§4 gives the slots back that a guest holds when the store changes', async () => {
    const milk = await insertProduct(test.query, store)
    const uptown = await insertUptown({ [milk]: 5 })
    const hours = { local_start: '16:00', local_end: '17:00' }
    const slot = await insertSlot(test.query, store, store.pickup, now, hours)
    const { token, fill, hold } = await aGuest()
    await fill(milk)
    await hold(slot)
    const holds = () => test.query('SELECT state FROM commerce.slot_bookings WHERE slot_id = $1', [slot.slotId])
    expect(await holds()).toEqual([{ state: 'held' }])

    await test.call(applyChangeLocation, { query: placeOf(uptown) }, token)

    expect(await holds()).toEqual([{ state: 'released' }])
  })
})

describe('a cart that moves', () => {
  it('keeps its lines with note and substitute, its coupon and its tip', async () => {
    const milk = await insertProduct(test.query, store, { price_cents: 800 })
    const oats = await insertProduct(test.query, store, { title: 'Oat drink' })
    const link = { tenant_id: store.tenant, product_id: milk, linked_product_id: oats, kind: 'substitute' }
    await insertRow(test.query, 'product_links', link)
    const uptown = await insertUptown({ [milk]: 5 })
    const code = await insertCoupon()
    const { token } = await aGuest()
    const products = [{ productId: milk, qty: 2, instruction: 'Ripe ones' }]
    const body = { fulfillmentMethodId: store.pickup, products, locationID: store.locationId }
    const filled = (await test.call(saveCart, { body }, token)).data
    const [line] = linesOf(filled)
    const orderLineItemID = line?.orderLineItemID ?? ''
    const wish = { orderLineItemID, allowSubstitute: true, selectedSubstituteProduct: oats }
    await test.call(setAllowSubstitute, { query: {}, body: { items: [wish] } }, token)
    await test.call(applyDiscountCoupon, { body: { DiscountCouponCode: code } }, token)
    await test.call(setTip, { body: { tipAmount: 3 } }, token)

    const { data } = await test.call(applyChangeLocation, { query: placeOf(uptown) }, token)

    expect(linesOf(data)).toMatchObject([{ orderLineItemID, qty: 2, instruction: 'Ripe ones', allowSubstitute: true }])
    expect(data.orderSummary).toMatchObject({ tipAmount: 3, discountAmount: 2, coupons: [{ title: '$2 off' }] })
    expect(data.notices).toEqual([])
    const [kept] = await test.query<{ id: string }>(
      'SELECT substitute_product_id AS id FROM commerce.cart_lines WHERE line_id = $1',
      [orderLineItemID],
    )
    expect(kept?.id).toBe(oats)
  })

  it('keeps who comes for it where the way stays, and tells what was said for the one that is left', async () => {
    const milk = await insertProduct(test.query, store)
    const uptown = await insertUptown({ [milk]: 5 })
    const { token, fill, namePickupPerson } = await aGuest()
    await fill(milk)
    await namePickupPerson()
    const moved = (await test.call(applyChangeLocation, { query: placeOf(uptown) }, token)).data
    expect(moved.fulfillments[store.pickup]?.pickupInfo).toMatchObject({ primaryUserFirstName: 'Ada' })
    expect(moved.notices).toEqual([])

    const query = placeOf(uptown, store.scheduled)
    const { losses } = (await test.call(changeLocationDetail, { query }, token)).data
    expect(losses).toMatchObject([{ code: 'pickup' }])
    const brought = (await test.call(applyChangeLocation, { query }, token)).data
    expect(brought.notices).toMatchObject([{ code: 'pickup', lines: [] }])
    const back = (await test.call(applyChangeLocation, { query: placeOf(uptown) }, token)).data
    expect(back.fulfillments[store.pickup]?.pickupInfo).toBeNull()
  })

  it('tells of a tip that is not taken there', async () => {
    const milk = await insertProduct(test.query, store)
    const uptown = await insertUptown({ [milk]: 5 })
    const { token, fill } = await aGuest()
    await fill(milk, 2)
    await test.call(setTip, { body: { tipAmount: 2 } }, token)
    const query = placeOf(uptown, store.shipping)
    const { losses, cart } = (await test.call(changeLocationDetail, { query }, token)).data
    expect(losses).toMatchObject([{ code: 'tip' }])
    expect(cart.orderSummary.tipAmount).toBe(0)
  })

  it('tells of an address, of chosen substitutes and of paying at the store where they are lost', async () => {
    const milk = await insertProduct(test.query, store)
    const oats = await insertProduct(test.query, store, { title: 'Oat drink' })
    const link = { tenant_id: store.tenant, product_id: milk, linked_product_id: oats, kind: 'substitute' }
    await insertRow(test.query, 'product_links', link)
    const uptown = await insertUptown({ [milk]: 5 }, { allow_pay_at_store: false })
    const { token, fill } = await aGuest()
    const [line] = linesOf(await fill(milk, 1, store.scheduled))
    const wish = {
      orderLineItemID: line?.orderLineItemID ?? '',
      allowSubstitute: true,
      selectedSubstituteProduct: oats,
    }
    await test.call(setAllowSubstitute, { query: {}, body: { items: [wish] } }, token)
    const address = { firstName: 'Ada', lastName: 'L', line1: '1 Main St', city: 'New York', state: 'NY', zip: '10001' }
    await test.call(setOrderAddress, { body: { fulfillmentMethodID: store.scheduled, address } }, token)
    await test.call(setOrderPayments, { body: { isPayAtStore: true } }, token)

    const { data } = await test.call(applyChangeLocation, { query: placeOf(uptown, store.shipping) }, token)

    expect(data.notices?.map(({ code }) => code)).toEqual(['address', 'substitution', 'pay-at-store'])
    expect(linesOf(data)).toMatchObject([{ allowSubstitute: false }])
  })

  it('tells what it did until its shopper puts that away', async () => {
    const bread = await insertProduct(test.query, store, { title: 'Bread' })
    const uptown = await insertUptown({})
    const { token, fill } = await aGuest()
    await fill(bread)
    const { data } = await test.call(applyChangeLocation, { query: placeOf(uptown) }, token)
    expect(data).toMatchObject({ totalItems: 0, notices: [{ code: 'unavailable', lines: [{ title: 'Bread' }] }] })
    expect((await test.call(cartDetail, { query: {} }, token)).data.notices).toHaveLength(1)
    expect((await test.call(dismissCartNotices, { query: {} }, token)).data.notices).toEqual([])
    expect((await test.call(cartDetail, { query: {} }, token)).data.notices).toEqual([])
  })

  it('comes back whole, with what was told of the move taken back', async () => {
    const milk = await insertProduct(test.query, store, { price_cents: 800 })
    const bread = await insertProduct(test.query, store, { title: 'Bread' })
    const uptown = await insertUptown({ [milk]: 1 })
    const code = await insertCoupon()
    const { token, fill } = await aGuest()
    await fill(bread, 2)
    await fill(milk, 3)
    await test.call(applyDiscountCoupon, { body: { DiscountCouponCode: code } }, token)
    const before = (await test.call(setTip, { body: { tipAmount: 3 } }, token)).data
    const moved = (await test.call(applyChangeLocation, { query: placeOf(uptown) }, token)).data
    expect(moved.notices).not.toEqual([])

    const back = await test.call(restoreCart, { body: { snapshotID: moved.snapshotID ?? '' } }, token)

    expect(back.data).toMatchObject({ locationID: store.locationId, notices: [], orderSummary: before.orderSummary })
    expect(linesOf(back.data).map(({ title, qty }) => [title, qty])).toEqual([
      ['Bread', 2],
      ['Whole milk', 3],
    ])
  })

  it('is nobody else’s to put notices away from', async () => {
    const bread = await insertProduct(test.query, store)
    const owner = await aGuest()
    const { orderNumber } = await owner.fill(bread)
    const other = await aGuest()
    const query = { orderNumber: orderNumber ?? '' }
    expect((await test.call(dismissCartNotices, { query }, other.token)).code).toBe('CRT_0002')
  })
})
