import { cartDetail, saveCart } from '@aisle/api/cart'
import { applyDiscountCoupon, removeDiscountCoupon } from '@aisle/api/cart-discount'
import { OrderLineType } from '@aisle/api/product-kind'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { insertProduct, insertRow } from '../testing/checkout-store.builder.ts'
import { shopperOf, totalOf } from '../testing/shopper.ts'

const start = new Date('2026-11-20T15:00:00Z')
const tomorrow = new Date('2026-11-21T15:00:00Z')
let now = start
const { test, store } = await openShop({ now: () => now })
beforeEach(() => {
  now = start
})

async function insertCoupon(values: object = {}) {
  const coupon_id = randomUUID()
  const code = `SAVE-${coupon_id.slice(0, 8)}`
  const terms = { code, title: '$2 off', kind: 'amount', value: 200, min_subtotal_cents: 1000 }
  await insertRow(test.query, 'coupons', { tenant_id: store.tenant, coupon_id, ...terms, ...values })
  return { id: coupon_id, code }
}

/** A guest with milk for ten dollars, and what they do with codes. */
async function aShopper() {
  const milk = await insertProduct(test.query, store, { price_cents: 500 })
  const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant))
  const { token } = shopper
  await shopper.fill(milk, 2)
  return {
    keep: (qty: number) => shopper.fill(milk, qty),
    apply: async (code: string) =>
      (await test.call(applyDiscountCoupon, { body: { DiscountCouponCode: code } }, token)).data,
    remove: async (couponID: string, orderNumber: string) =>
      (await test.call(removeDiscountCoupon, { params: { couponID, orderNumber } }, token)).data,
    read: async () => (await test.call(cartDetail, { query: {} }, token)).data,
  }
}

describe('T26 a coupon that a shopper may use once', () => {
  const aGuestWith = async (code: string, email: string) => {
    const milk = await insertProduct(test.query, store, { price_cents: 500 })
    const guest = shopperOf(test, store, await test.tokens.guest(store.tenant), email)
    await guest.fill(milk, 2)
    await guest.namePickupPerson()
    const apply = async () =>
      (await test.call(applyDiscountCoupon, { body: { DiscountCouponCode: code } }, guest.token)).data
    const buy = async () => {
      const { data } = await test.call(cartDetail, { query: {} }, guest.token)
      return await guest.order({ expectedTotal: totalOf(data), isPayAtStore: true, paymentToken: undefined })
    }
    return { ...guest, apply, buy }
  }

  it('is not used again by a fresh guest who proves the same address, before or after it is put into the cart', async () => {
    const { code } = await insertCoupon({ limit_per_shopper: 1 })
    const first = await aGuestWith(code, 'Ada@example.com')
    await first.prove()
    await first.apply()
    expect((await first.buy()).status).toBe(200)

    const fresh = await aGuestWith(code, 'ada@example.com')
    expect((await fresh.apply()).errorMessage).toBeNull()
    await fresh.prove()
    expect(await fresh.buy()).toMatchObject({ status: 409, code: 'ORD_COUPON_GONE' })
    const proven = await aGuestWith(code, 'ada@example.com')
    await proven.prove()
    expect((await proven.apply()).errorMessage).toBe('You have used this coupon already.')

    const other = await aGuestWith(code, 'bea@example.com')
    await other.prove()
    await other.apply()
    expect((await other.buy()).status).toBe(200)
  })

  it('is used once by guests of one address who order at once', async () => {
    const { code } = await insertCoupon({ limit_per_shopper: 1 })
    const guests = await Promise.all(['1', '2', '3'].map(() => aGuestWith(code, 'cea@example.com')))
    for (const guest of guests) {
      await guest.prove()
      await guest.apply()
    }
    const placed = await Promise.all(guests.map(({ buy }) => buy()))
    expect(placed.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })
})

describe('a coupon beside gift cards', () => {
  const giftCard = async () => {
    const amounts = { gift_card_min_cents: 1000, gift_card_max_cents: 10_000 }
    const product = await insertProduct(test.query, store, { product_family: 1, on_hand: 0, ...amounts })
    const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant))
    const products = [
      { productId: product, qty: 1, orderLineItemOrderType: OrderLineType.DigitalGiftCard, giftCardAmount: 50 },
    ]
    const body = { fulfillmentMethodId: store.pickup, products, locationID: store.locationId }
    expect((await test.call(saveCart, { body }, shopper.token)).data.subTotalDisplay).toBe(50)
    const apply = async (code: string) =>
      (await test.call(applyDiscountCoupon, { body: { DiscountCouponCode: code } }, shopper.token)).data
    return { fill: shopper.fill, apply }
  }

  it('counts the other goods for its minimum, as it takes off them alone', async () => {
    const coupon = await insertCoupon()
    const shopper = await giftCard()
    const milk = await insertProduct(test.query, store, { price_cents: 500 })
    await shopper.fill(milk, 1)
    expect((await shopper.apply(coupon.code)).errorMessage).toContain('$10.00')
    await shopper.fill(milk, 2)
    expect((await shopper.apply(coupon.code)).cart?.orderSummary.discountAmount).toBe(2)
  })

  it('is refused where it takes nothing off', async () => {
    const coupon = await insertCoupon({ min_subtotal_cents: 0 })
    const shopper = await giftCard()
    expect((await shopper.apply(coupon.code)).errorMessage).toBe('This coupon takes nothing off your order.')
  })
})

describe('a coupon that fits no more', () => {
  it('is named with the reason, and takes something off again once it fits', async () => {
    const coupon = await insertCoupon()
    const shopper = await aShopper()
    await shopper.apply(coupon.code)
    const small = await shopper.keep(1)
    expect(small.orderSummary).toMatchObject({ discountAmount: 0, coupons: [] })
    expect(small.idleCoupons).toEqual([
      { couponID: coupon.id, code: coupon.code, title: '$2 off', reason: expect.stringContaining('$10.00') },
    ])
    expect((await shopper.apply(coupon.code)).errorMessage).toContain('$10.00')
    const large = await shopper.keep(3)
    expect(large).toMatchObject({ idleCoupons: [], orderSummary: { discountAmount: 2 } })
  })

  it.each([
    { why: 'the minimum is not reached any more', terms: {}, change: { qty: 1 } },
    { why: 'it has expired', terms: { expires_at: new Date('2026-11-21T00:00:00Z') }, change: { at: tomorrow } },
  ])('makes room for another one when $why', async ({ terms, change }) => {
    const first = await insertCoupon(terms)
    const second = await insertCoupon({ min_subtotal_cents: 0, value: 100 })
    const shopper = await aShopper()
    await shopper.apply(first.code)
    expect((await shopper.apply(second.code)).errorMessage).toBe('Only one coupon can be used for an order.')
    if ('at' in change) now = change.at ?? start
    else await shopper.keep(change.qty)
    const { cart, errorMessage } = await shopper.apply(second.code)
    expect(errorMessage).toBeNull()
    expect(cart).toMatchObject({ idleCoupons: [], orderSummary: { coupons: [{ couponID: second.id, amount: 1 }] } })
  })

  it('is removed by the id that the cart names', async () => {
    const coupon = await insertCoupon({ expires_at: new Date('2026-11-21T00:00:00Z') })
    const shopper = await aShopper()
    await shopper.apply(coupon.code)
    now = tomorrow
    const { idleCoupons, orderNumber } = await shopper.read()
    expect(idleCoupons).toMatchObject([{ reason: 'This coupon has expired.' }])
    const cart = await shopper.remove(idleCoupons?.[0]?.couponID ?? '', orderNumber ?? '')
    expect(cart.idleCoupons).toEqual([])
  })

  it('keeps its place where the other one does not fit either', async () => {
    const first = await insertCoupon()
    const second = await insertCoupon({ min_subtotal_cents: 5000 })
    const shopper = await aShopper()
    await shopper.apply(first.code)
    await shopper.keep(1)
    expect((await shopper.apply(second.code)).errorMessage).toContain('$50.00')
    expect((await shopper.read()).idleCoupons).toMatchObject([{ couponID: first.id }])
  })
})
