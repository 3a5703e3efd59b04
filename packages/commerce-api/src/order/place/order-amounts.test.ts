import { saveCart } from '@aisle/api/cart'
import { applyLoyaltyDollars } from '@aisle/api/cart-discount'
import { setOrderPayments, setTip } from '@aisle/api/checkout'
import { placeOrder } from '@aisle/api/place-order'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../server/testing.ts'
import * as builder from '../../testing/checkout-store.builder.ts'
import { wrongBooks } from '../../testing/order-books.ts'
import { NO_TRACES, tracesOf } from '../../testing/ready-order.ts'
import { orderBody, shopperOf, totalOf } from '../../testing/shopper.ts'

const now = new Date('2026-11-20T15:00:00Z')
const test = await openTestApp({ now: () => now })

const BALANCE = 5000

/** A member with a gift card and loyalty dollars, in front of the button. */
async function memberAtCheckout() {
  const store = await builder.insertStore(test.query, { business: { lnsSubscriptionType: 2, tipFulfillments: ['sp'] } })
  const milk = await builder.insertProduct(test.query, store)
  const card = await builder.insertProduct(test.query, store, { product_family: 1, on_hand: 0 })
  const { customerId, subject } = await builder.insertCustomer(test.query, store.tenant, { loyalty_cents: BALANCE })
  const giftCardID = randomUUID()
  await builder.insertRow(test.query, 'gift_cards', {
    tenant_id: store.tenant,
    gift_card_id: giftCardID,
    number: '9000000000000001',
    family: 1,
    status: 1,
    initial_cents: BALANCE,
    balance_cents: BALANCE,
    owner_customer_id: customerId,
  })
  const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
  const cart = await shopper.fill(milk)
  await shopper.namePickupPerson()
  return { store, card, giftCardID, shopper, total: totalOf(cart) }
}
type Given = Awaited<ReturnType<typeof memberAtCheckout>>

/** In the place of the amount, so that it goes over the wire as it is written. */
const HERE = '@amount'
const ordering = ({ store, total }: Given, more: object) => ({
  ...placeOrder,
  body: { ...orderBody(store), paymentToken: undefined, isPayAtStore: true, expectedTotal: total, ...more },
})

/** What asks for an amount, and what it says to one that is more than there is. */
const asked = [
  { what: 'a tip', tooMuch: 400, call: () => ({ ...setTip, body: { tipAmount: HERE } }) },
  { what: 'the tip of an order', tooMuch: 400, call: (given: Given) => ordering(given, { tipAmount: HERE }) },
  {
    what: 'the amount of a gift card to buy',
    tooMuch: 400,
    call: ({ store, card }: Given) => ({
      ...saveCart,
      body: {
        fulfillmentMethodId: store.pickup,
        products: [{ productId: card, qty: 1, orderLineItemOrderType: 2, giftCardAmount: HERE }],
        locationID: store.locationId,
      },
    }),
  },
  {
    what: 'what a gift card pays',
    tooMuch: 409,
    call: ({ giftCardID }: Given) => ({
      ...setOrderPayments,
      body: { giftCards: [{ giftCardID, redeemAmount: HERE }] },
    }),
  },
  {
    what: 'what a gift card pays of an order',
    tooMuch: 409,
    call: (given: Given) => ordering(given, { giftCards: [{ giftCardID: given.giftCardID, redeemAmount: HERE }] }),
  },
  { what: 'loyalty dollars', tooMuch: 409, call: () => ({ ...applyLoyaltyDollars, body: { dollars: HERE } }) },
  { what: 'the expected total', tooMuch: 409, call: (given: Given) => ordering(given, { expectedTotal: HERE }) },
]

const NUMBERS = ['-0.01', '-5', '-1e9', '0.001', '10.005', '3.999', '1e309', '-1e309']
const OTHERS = ['"5"', '"NaN"', 'null', 'true', '[5]', '{"amount":5}', 'NaN', 'Infinity']
const MALFORMED = [...NUMBERS, ...OTHERS]

describe('T23', () => {
  it.each(asked)('$what is refused when it is no amount, and when it is more than there is', async (one) => {
    const given = await memberAtCheckout()
    const { method, path: url, body } = one.call(given)
    const send = (amount: string) =>
      test.request(
        {
          method,
          url,
          payload: JSON.stringify(body).replace(`"${HERE}"`, amount),
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        },
        given.shopper.token,
      )
    const answers = []
    for (const amount of MALFORMED) answers.push(`${amount}: ${(await send(amount)).statusCode}`)
    expect(answers).toEqual(MALFORMED.map((amount) => `${amount}: 400`))
    for (const amount of ['1e9', '999999999.99', '50000.01']) {
      expect((await send(amount)).statusCode).toBe(one.tooMuch)
    }

    expect(await tracesOf(test, given.store.tenant)).toEqual(NO_TRACES)
    expect(await wrongBooks(test.query, given.store.tenant, { pieces: 100, loyaltyCents: BALANCE })).toEqual([])
    const kept = await test.query(
      `SELECT tip_cents, loyalty_cents, (SELECT count(*)::int FROM commerce.cart_gift_cards WHERE tenant_id = $1) AS cards,
         (SELECT count(*)::int FROM commerce.cart_lines WHERE tenant_id = $1) AS lines
       FROM commerce.carts WHERE tenant_id = $1`,
      [given.store.tenant],
    )
    expect(kept).toEqual([{ tip_cents: 0, loyalty_cents: 0, cards: 0, lines: 1 }])
  })

  it('amounts that are right are booked to the cent', async () => {
    const given = await memberAtCheckout()
    const { token } = given.shopper
    await test.call(setTip, { body: { tipAmount: 1.07 } }, token)
    await test.call(applyLoyaltyDollars, { body: { dollars: 0.29 } }, token)
    const giftCards = [{ giftCardID: given.giftCardID, redeemAmount: 0.58 }]
    const cart = (await test.call(setOrderPayments, { body: { giftCards } }, token)).data
    expect(totalOf(cart)).toBe(4.19)
    const order = { expectedTotal: 4.19, isPayAtStore: true, paymentToken: undefined, guest: undefined }
    expect((await given.shopper.order(order)).status).toBe(200)
    expect(await wrongBooks(test.query, given.store.tenant, { pieces: 100, loyaltyCents: BALANCE })).toEqual([])
    const [sums] = await test.query(
      'SELECT tip_cents, loyalty_cents, gift_card_cents, total_cents FROM commerce.orders WHERE tenant_id = $1',
      [given.store.tenant],
    )
    expect(sums).toEqual({ tip_cents: 107, loyalty_cents: 29, gift_card_cents: 58, total_cents: 419 })
    const paid = await test.query(
      `SELECT p.amount_cents, p.last4 = right(c.number, 4) AS names_its_card
         FROM commerce.order_payments p JOIN commerce.gift_cards c USING (tenant_id, gift_card_id)
        WHERE tenant_id = $1`,
      [given.store.tenant],
    )
    expect(paid).toEqual([{ amount_cents: 58, names_its_card: true }])
  })
})
