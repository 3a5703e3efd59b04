import { cartDetail } from '@aisle/api/cart'
import { applyCoupon, applyDiscountCoupon, removeCoupon } from '@aisle/api/cart-discount'
import { customerCoupons } from '@aisle/api/customer'
import { cancelOrder } from '@aisle/api/order'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { insertCustomer, insertProduct, insertRow } from '../testing/checkout-store.builder.ts'
import { shopperOf, totalOf } from '../testing/shopper.ts'

const now = new Date('2026-11-20T15:00:00Z')
const { test, store } = await openShop({ now: () => now })

async function insertCoupon(values: object = {}) {
  const coupon_id = randomUUID()
  const code = `HELD-${coupon_id.slice(0, 8)}`
  const terms = { code, title: '$2 off', kind: 'amount', value: 200 }
  await insertRow(test.query, 'coupons', { tenant_id: store.tenant, coupon_id, ...terms, ...values })
  return { id: coupon_id, code }
}

/** A customer with milk for ten dollars. */
async function aCustomer() {
  const milk = await insertProduct(test.query, store, { price_cents: 500 })
  const { customerId, subject } = await insertCustomer(test.query, store.tenant)
  const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject, 'ada@example.com'))
  const { token } = shopper
  await shopper.fill(milk, 2)
  const read = async () => (await test.call(cartDetail, { query: {} }, token)).data
  return {
    ...shopper,
    customerId,
    read,
    fillAgain: () => shopper.fill(milk, 2),
    held: async () => (await test.call(customerCoupons, { query: { locationID: store.locationId } }, token)).data.items,
    use: (couponID: string, isReplacing?: boolean) =>
      test.call(applyCoupon, { body: { couponID, ...(isReplacing === undefined ? {} : { isReplacing }) } }, token),
    type: async (code: string, isReplacing?: boolean) => {
      const body = { DiscountCouponCode: code, ...(isReplacing === undefined ? {} : { isReplacing }) }
      return (await test.call(applyDiscountCoupon, { body }, token)).data
    },
    remove: (id: string) => test.call(removeCoupon, { params: { id } }, token),
    buy: async () => {
      await shopper.namePickupPerson()
      const expectedTotal = totalOf(await read())
      return await shopper.order({ expectedTotal, isPayAtStore: true, paymentToken: undefined, guest: undefined })
    },
  }
}

const audited = (objectId: string) =>
  test.query<{ action: string }>('SELECT action FROM commerce.audit_log WHERE object_id = $1 ORDER BY audit_id', [
    objectId,
  ])

describe('coupons that a customer holds', () => {
  it('are listed, used and taken off again, and each is audited (T67)', async () => {
    const shopper = await aCustomer()
    const coupon = await insertCoupon({ customer_id: shopper.customerId })
    await insertCoupon({ customer_id: shopper.customerId, is_active: false })
    await insertCoupon({ customer_id: shopper.customerId, expires_at: now })
    expect(await shopper.held()).toMatchObject([{ couponID: coupon.id, isApplied: false }])

    const used = await shopper.use(coupon.id)
    expect(used.message).toBe('Yay! Coupon is applied')
    expect(used.data.orderSummary).toMatchObject({ discountAmount: 2, finalPayAmount: 8 })
    expect(await shopper.held()).toMatchObject([{ couponID: coupon.id, isApplied: true }])

    expect((await shopper.remove(coupon.id)).data.orderSummary).toMatchObject({ discountAmount: 0, coupons: [] })
    expect((await shopper.remove(coupon.id)).status).toBe(200)
    expect(await audited(coupon.id)).toEqual([{ action: 'coupon.applied' }, { action: 'coupon.removed' }])
  })

  it('T26 do not stack: a second one is refused by a code of its own, unless it takes the place', async () => {
    const shopper = await aCustomer()
    const [first, second, third] = [
      await insertCoupon({ customer_id: shopper.customerId }),
      await insertCoupon({ customer_id: shopper.customerId, value: 300 }),
      await insertCoupon(),
    ]
    await shopper.use(first.id)
    expect(await shopper.use(second.id)).toMatchObject({ status: 409, code: 'CRT_COUPON_MULTIPLE' })
    expect(await shopper.type(third.code)).toMatchObject({ cart: null, errorCode: 'CRT_COUPON_MULTIPLE' })
    expect((await shopper.read()).orderSummary.discountAmount).toBe(2)

    expect((await shopper.use(second.id, true)).data.orderSummary).toMatchObject({
      discountAmount: 3,
      coupons: [{ couponID: second.id }],
    })
    expect((await shopper.type(third.code, true)).cart?.orderSummary.coupons).toMatchObject([{ couponID: third.id }])
  })

  it('stay where the other one is refused, also when it was to take the place', async () => {
    const shopper = await aCustomer()
    const first = await insertCoupon()
    const tooLarge = await insertCoupon({ min_subtotal_cents: 5000 })
    await shopper.type(first.code)
    expect(await shopper.type(tooLarge.code, true)).toMatchObject({ cart: null, errorCode: 'CRT_COUPON' })
    expect((await shopper.read()).orderSummary.coupons).toMatchObject([{ couponID: first.id }])
  })

  it('T26 of another customer do not exist, by id and by code, and are told apart from none by nothing', async () => {
    const shopper = await aCustomer()
    const other = await aCustomer()
    const coupon = await insertCoupon({ customer_id: other.customerId })
    const unknown = await shopper.use(randomUUID())
    expect(await shopper.use(coupon.id)).toMatchObject({ status: unknown.status, code: unknown.code })
    expect((await shopper.type(coupon.code)).errorMessage).toBe((await shopper.type('NEVER-WAS')).errorMessage)
    expect((await shopper.read()).orderSummary.discountAmount).toBe(0)
    expect(await shopper.held()).toEqual([])
  })

  it('T26 are used as often as a shopper may, and again once the order is cancelled', async () => {
    const shopper = await aCustomer()
    const coupon = await insertCoupon({ limit_per_shopper: 1 })
    await shopper.type(coupon.code)
    const placed = await shopper.buy()
    expect(placed.status).toBe(200)

    await shopper.fillAgain()
    expect(await shopper.type(coupon.code)).toMatchObject({ errorMessage: 'You have used this coupon already.' })

    const canceled = await test.call(
      cancelOrder,
      { params: { orderId: placed.data.orderID }, query: {} },
      shopper.token,
    )
    expect(canceled.status).toBe(200)
    expect((await shopper.type(coupon.code)).cart?.orderSummary.discountAmount).toBe(2)
    expect((await shopper.buy()).status).toBe(200)
  })

  it('stand in the database once for each cart, whatever the API does', async () => {
    const shopper = await aCustomer()
    const coupon = await insertCoupon()
    await shopper.type(coupon.code)
    const { id } = await insertCoupon()
    const stacked = test.query(
      `INSERT INTO commerce.cart_coupons (tenant_id, cart_id, coupon_id)
       SELECT tenant_id, cart_id, $2 FROM commerce.cart_coupons WHERE coupon_id = $1`,
      [coupon.id, id],
    )
    await expect(stacked).rejects.toThrow('cart_coupons_one_for_a_cart')
  })
})
