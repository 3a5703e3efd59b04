import { cartDetail } from '@aisle/api/cart'
import { setAllowSubstitute } from '@aisle/api/cart-stock'
import { reorder } from '@aisle/api/order'
import { productDetails } from '@aisle/api/product'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../server/testing.ts'
import { insertCustomer, insertProduct, insertRow, type TestStore } from '../../testing/checkout-store.builder.ts'
import { NO_TRACES, readyToOrder, tracesOf } from '../../testing/ready-order.ts'
import { ada, shopperOf, totalOf } from '../../testing/shopper.ts'

const now = new Date('2026-11-20T15:00:00Z')
const test = await openTestApp({ now: () => now, poolSize: 20 })

const atCheckout = { isStoreAgeRestricted: true, enableAgeRestrictedCheckout: true }
const business = { ...atCheckout, currentPaymentGateway: 'DATACAP' }
const product = { has_age_restriction: true }
const payAtStore = { isPayAtStore: true, paymentToken: undefined }

/** As the provider's outcome leaves it, this long ago. */
const verify = (store: TestStore, token: string, age = '1 minute') =>
  test.query(
    `INSERT INTO commerce.age_sessions (tenant_id, subject, state, expires_at, completed_at)
     VALUES ($1, $2, 'completed', now() + interval '3 days', now() - $3::interval)`,
    [store.tenant, subjectOf(token), age],
  )
const subjectOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub

async function customerOf(store: TestStore, isVerified = false) {
  const email = ada.email
  const { subject } = await insertCustomer(test.query, store.tenant, { email, is_verified_online: isVerified })
  return shopperOf(test, store, await test.tokens.user(store.tenant, subject, email), email)
}

describe('T29 T25 an order with a restricted product', () => {
  it.each([atCheckout, { ...atCheckout, enableAgeRestrictedCheckout: false, enableAgeRestrictedBrowsing: true }])(
    'is refused to somebody unverified, whose cart was filled before, and leaves nothing (%o)',
    async (rules) => {
      const given = await readyToOrder(test, { now, store: { business: {} }, product })
      await test.query('UPDATE commerce.tenant_configurations SET business = business || $2 WHERE tenant_id = $1', [
        given.store.tenant,
        JSON.stringify(rules),
      ])
      expect(await given.order()).toMatchObject({ status: 403, code: 'AGE_VERIFICATION_NEEDED' })
      expect(await tracesOf(test, given.store.tenant)).toEqual(NO_TRACES)
    },
  )

  it('is seen and put into the cart where only checkout is guarded, and placed by a guest with a proof', async () => {
    const given = await readyToOrder(test, { now, store: { business }, product })
    const query = { ProductSeoName: `product-${given.milk}`, skipBrowsingAgeRestrictedProd: false }
    expect((await test.call(productDetails, { query }, given.shopper.token)).data.hasAgeRestriction).toBe(true)

    await verify(given.store, given.shopper.token)

    expect((await given.order()).status).toBe(200)
  })

  it('is refused when the proof has run out', async () => {
    const given = await readyToOrder(test, { now, store: { business }, product })
    await verify(given.store, given.shopper.token, '73 hours')
    expect(await given.order()).toMatchObject({ code: 'AGE_VERIFICATION_NEEDED' })
  })

  it('is refused to an unverified customer who took a verified guest’s cart over', async () => {
    const given = await readyToOrder(test, { now, store: { business }, product, skipped: ['otp', 'person', 'slot'] })
    await verify(given.store, given.shopper.token)
    const customer = await customerOf(given.store)
    const { orderNumber } = given.cart
    const merged = await test.call(cartDetail, { query: { orderNumber: orderNumber ?? '' } }, customer.token, {
      'x-guest-token': given.shopper.token,
    })
    expect(merged.data.totalItems).toBe(1)
    await customer.namePickupPerson()
    await customer.hold(given.slot)

    const order = { expectedTotal: totalOf(merged.data), guest: undefined, ...payAtStore }
    expect(await customer.order(order)).toMatchObject({ code: 'AGE_VERIFICATION_NEEDED' })
    await test.query('UPDATE commerce.customers SET is_verified_online = true WHERE subject = $1', [
      subjectOf(customer.token),
    ])
    expect((await customer.order(order)).status).toBe(200)
  })

  it('is refused when it may come as a substitute', async () => {
    const given = await readyToOrder(test, { now, store: { business }, product: {} })
    const wine = await insertProduct(test.query, given.store, product)
    const link = { tenant_id: given.store.tenant, product_id: given.milk, linked_product_id: wine }
    await insertRow(test.query, 'product_links', { ...link, kind: 'substitute', position: 0 })
    const [line] = await test.query<{ line_id: string }>(
      'SELECT line_id FROM commerce.cart_lines WHERE tenant_id = $1',
      [given.store.tenant],
    )
    const wish = { orderLineItemID: line?.line_id ?? '', allowSubstitute: true, selectedSubstituteProduct: wine }
    const chosen = await test.call(setAllowSubstitute, { query: {}, body: { items: [wish] } }, given.shopper.token)
    expect(chosen.body).toContain(`"selectedSubstituteProduct":"${wine}"`)

    expect(await given.order()).toMatchObject({ code: 'AGE_VERIFICATION_NEEDED' })
    await verify(given.store, given.shopper.token)
    expect((await given.order()).status).toBe(200)
  })

  it('is refused when it is a variant of a product that is restricted', async () => {
    const given = await readyToOrder(test, { now, store: { business }, product: {} })
    const parent = await insertProduct(test.query, given.store, product)
    await test.query('UPDATE commerce.products SET parent_product_id = $2 WHERE product_id = $1', [given.milk, parent])

    expect(await given.order()).toMatchObject({ code: 'AGE_VERIFICATION_NEEDED' })
  })

  it('is placed by anybody in a store that checks no ages', async () => {
    const given = await readyToOrder(test, { now, product })
    expect((await given.order()).status).toBe(200)
  })

  it('is not filled into a cart again where browsing is guarded and the customer is no longer verified', async () => {
    const guarded = { ...business, enableAgeRestrictedBrowsing: true }
    const given = await readyToOrder(test, { now, store: { business: guarded }, skipped: ['otp', 'person', 'slot'] })
    const customer = await customerOf(given.store, true)
    const cart = await customer.fill(await insertProduct(test.query, given.store, product))
    await customer.namePickupPerson()
    await customer.hold(given.slot)
    const placed = await customer.order({ expectedTotal: totalOf(cart), guest: undefined, ...payAtStore })
    await test.query('UPDATE commerce.customers SET is_verified_online = false WHERE subject = $1', [
      subjectOf(customer.token),
    ])

    const again = await test.call(reorder, { params: { orderId: placed.data.orderID } }, customer.token)

    expect(again.data.shoppingCartDetailViewModel.totalItems).toBe(0)
  })
})
