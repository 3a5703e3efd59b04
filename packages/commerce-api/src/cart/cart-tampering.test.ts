import { cartDetail, saveCart } from '@aisle/api/cart'
import { setTip } from '@aisle/api/checkout'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { insertProduct, insertStore } from '../testing/checkout-store.builder.ts'

const { test, store, aGuest } = await openShop()

const save = (token: string, products: readonly object[], more: object = {}) =>
  test.request(
    {
      method: 'POST',
      url: saveCart.path,
      payload: { fulfillmentMethodId: store.pickup, products, locationID: store.locationId, ...more },
    },
    token,
  )

describe('what the browser claims', () => {
  it.each(['price', 'totalPrice', 'finalPayAmount', 'isVerifiedOnline', 'tenant_id'])(
    'T21 T66 is refused when it names %s',
    async (field) => {
      const milk = await insertProduct(test.query, store)
      const { token } = await aGuest()
      expect((await save(token, [{ productId: milk, qty: 1, [field]: 0.01 }])).statusCode).toBe(400)
      expect((await save(token, [{ productId: milk, qty: 1 }], { [field]: 0.01 })).statusCode).toBe(400)
      expect((await test.call(cartDetail, { query: {} }, token)).data.totalItems).toBe(0)
    },
  )

  it('T22 never makes a line that is negative, broken or beyond the stock', async () => {
    const milk = await insertProduct(test.query, store, { on_hand: 50 })
    const { token } = await aGuest()
    const odd = fc.oneof(
      fc.integer(),
      fc.double(),
      fc.string(),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.integer()),
      fc.bigInt().map(String),
    )
    await fc.assert(
      fc.asyncProperty(odd, async (qty) => {
        const reply = await save(token, [{ productId: milk, qty }])
        expect(reply.statusCode).toBeLessThan(500)
        const [line] = await test.query<{ qty: number }>('SELECT qty FROM commerce.cart_lines WHERE product_id = $1', [
          milk,
        ])
        expect(line?.qty ?? 0).toBeGreaterThanOrEqual(0)
        expect(line?.qty ?? 0).toBeLessThanOrEqual(50)
      }),
      { numRuns: 300 },
    )
  })

  it.each([-1, 1e9, 0.005, 500.01, 'x'])('T23 is refused as a tip of %s', async (tipAmount) => {
    const milk = await insertProduct(test.query, store)
    const { token, fill } = await aGuest()
    await fill(milk)
    const reply = await test.request({ method: 'POST', url: setTip.path, payload: { tipAmount } }, token)
    expect(reply.statusCode).toBe(400)
  })

  it.each([
    { amount: 9.99, status: 400 },
    { amount: 10, status: 200 },
    { amount: 100, status: 200 },
    { amount: 100.01, status: 400 },
    { amount: -10, status: 400 },
    { amount: 10.001, status: 400 },
  ])('T23 gives $status for a gift card of $amount', async ({ amount, status }) => {
    const card = await insertProduct(test.query, store, {
      product_family: 1,
      gift_card_min_cents: 1000,
      gift_card_max_cents: 10_000,
      on_hand: 0,
    })
    const { token } = await aGuest()
    expect((await save(token, [{ productId: card, qty: 1, giftCardAmount: amount }])).statusCode).toBe(status)
  })

  it('T61 is refused when it holds a card number', async () => {
    const milk = await insertProduct(test.query, store)
    const { token } = await aGuest()
    const reply = await save(token, [{ productId: milk, qty: 1, instruction: 'pay with 4111 1111 1111 1111' }])
    expect(reply.json()).toMatchObject({ errors: [{ errorCode: 'CARD_NUMBER_REFUSED' }] })
  })

  it('T29 is refused for a restricted product where browsing is restricted and nobody was verified', async () => {
    const cellar = await insertStore(test.query, {
      business: { isStoreAgeRestricted: true, enableAgeRestrictedBrowsing: true },
    })
    const wine = await insertProduct(test.query, cellar, { has_age_restriction: true })
    const token = await test.tokens.guest(cellar.tenant)
    const body = {
      fulfillmentMethodId: cellar.pickup,
      products: [{ productId: wine, qty: 1 }],
      locationID: cellar.locationId,
    }
    expect((await test.call(saveCart, { body }, token)).code).toBe('AGE_VERIFICATION_NEEDED')
  })
})
