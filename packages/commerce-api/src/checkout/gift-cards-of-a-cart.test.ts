import { cartDetail } from '@aisle/api/cart'
import { setOrderAddress, setOrderPayments } from '@aisle/api/checkout'
import type { GiftCardPayment } from '@aisle/api/checkout'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { newGiftCardNumber } from '../gift-card/gift-card-number.rules.ts'
import { insertCustomer, insertProduct, insertRow, insertStore } from '../testing/checkout-store.builder.ts'
import { shopperOf } from '../testing/shopper.ts'

const now = new Date('2026-11-20T15:00:00Z')
const { test, store } = await openShop({ now: () => now })

let age = 0
/** Each one older than the one before: the newest is shown first. */
async function insertCard(values: object = {}) {
  const gift_card_id = randomUUID()
  const number = newGiftCardNumber()
  age += 1
  const created_at = new Date(now.getTime() - age * 60_000)
  const money = { initial_cents: 600, balance_cents: 600 }
  const card = { tenant_id: store.tenant, gift_card_id, number, family: 1, status: 1, created_at, ...money, ...values }
  await insertRow(test.query, 'gift_cards', card)
  return { id: gift_card_id, number }
}

/** Somebody with milk for ten dollars. */
async function aShopper(role: 'customer' | 'guest' = 'customer') {
  const milk = await insertProduct(test.query, store, { price_cents: 1000 })
  const { customerId, subject } = await insertCustomer(test.query, store.tenant)
  const token =
    role === 'guest'
      ? await test.tokens.guest(store.tenant)
      : await test.tokens.user(store.tenant, subject, 'ada@example.com')
  const shopper = shopperOf(test, store, token)
  await shopper.fill(milk)
  const own = { owner_customer_id: customerId }
  return {
    ...shopper,
    own: (values: object = {}) => insertCard({ ...own, ...values }),
    read: async () => (await test.call(cartDetail, { query: {} }, token)).data,
    pay: (giftCards: readonly GiftCardPayment[]) =>
      test.call(setOrderPayments, { body: { giftCards: [...giftCards] } }, token),
  }
}

describe('gift cards of a customer', () => {
  it('decision 37: the first two that can pay are chosen until the shopper says otherwise', async () => {
    const shopper = await aShopper()
    await shopper.own({ balance_cents: 0 })
    const first = await shopper.own()
    await shopper.own({ status: 0 })
    await shopper.own({ expires_at: now })
    const second = await shopper.own({ balance_cents: 500 })
    const third = await shopper.own()

    const cart = await shopper.read()
    expect(cart.giftCards?.map(({ giftCardID }) => giftCardID)).toEqual([first.id, second.id])
    expect(cart.giftCards).toMatchObject([
      { last4: first.number.slice(-4), balance: 6, isOwn: true, isPreselected: true },
      { last4: second.number.slice(-4), balance: 5, isOwn: true, isPreselected: true },
    ])
    expect(cart.orderSummary).toMatchObject({ giftCardAmount: 10, finalPayAmount: 0 })

    const other = (await shopper.pay([{ giftCardID: third.id }])).data
    expect(other.giftCards).toMatchObject([{ giftCardID: third.id, used: 6, isPreselected: false }])
    expect(other.orderSummary.finalPayAmount).toBe(4)
  })

  it('stay off once they are switched off, until the cart is a new one', async () => {
    const shopper = await aShopper()
    await shopper.own()
    expect((await shopper.read()).giftCards).toHaveLength(1)
    expect((await shopper.pay([])).data).toMatchObject({ giftCards: [], orderSummary: { finalPayAmount: 10 } })
    expect((await shopper.read()).giftCards).toEqual([])
  })

  it('charge what the order was agreed to cost, and nothing when switched off with it', async () => {
    const shopper = await aShopper()
    const card = await shopper.own()
    await shopper.namePickupPerson()
    const pay = { isPayAtStore: true, paymentToken: undefined, guest: undefined }
    expect(await shopper.order({ expectedTotal: 10, ...pay })).toMatchObject({ code: 'ORD_TOTAL_CHANGED' })
    expect((await shopper.order({ expectedTotal: 10, giftCards: [], ...pay })).status).toBe(200)
    expect(
      await test.query('SELECT balance_cents FROM commerce.gift_cards WHERE gift_card_id = $1', [card.id]),
    ).toEqual([{ balance_cents: 600 }])
  })

  it('of others are used by their number once, and by their id from then on', async () => {
    const shopper = await aShopper('guest')
    const card = await insertCard()
    expect(await shopper.pay([{ giftCardID: card.id }])).toMatchObject({ status: 409, code: 'CRT_GIFT_CARD' })
    const named = (await shopper.pay([{ giftCardNumber: card.number }])).data
    expect(named.giftCards).toEqual([
      {
        giftCardID: card.id,
        last4: card.number.slice(-4),
        balance: 6,
        used: 6,
        usedForDelivery: 0,
        isOwn: false,
        isPreselected: false,
      },
    ])
    expect((await shopper.pay([{ giftCardID: card.id }])).data.giftCards).toHaveLength(1)
    await shopper.pay([])
    expect((await shopper.pay([{ giftCardID: card.id }])).code).toBe('CRT_GIFT_CARD')
  })

  it('ADR 26 pay the delivery charge with what the goods leave on them, and the order with them', async () => {
    const far = await insertStore(test.query, { shipping: { delivery_charge_cents: 599 } })
    const milk = await insertProduct(test.query, far, { price_cents: 1000 })
    const { customerId, subject } = await insertCustomer(test.query, far.tenant)
    const shopper = shopperOf(test, far, await test.tokens.user(far.tenant, subject, 'ada@example.com'))
    const card = await insertCard({
      tenant_id: far.tenant,
      owner_customer_id: customerId,
      initial_cents: 5000,
      balance_cents: 5000,
    })
    const cart = await shopper.fill(milk, 1, far.shipping)
    expect(cart).toMatchObject({
      giftCards: [{ used: 15.99, usedForDelivery: 5.99 }],
      orderSummary: {
        deliveryCharge: 5.99,
        deliveryPaid: { loyaltyDollars: 0, giftCardAmount: 5.99 },
        giftCardAmount: 15.99,
        finalPayAmount: 0,
      },
    })
    const address = {
      firstName: 'Ada',
      lastName: 'Lovelace',
      line1: '1 Main St',
      city: 'Troy',
      state: 'NY',
      zip: '12180',
    }
    await test.call(setOrderAddress, { body: { fulfillmentMethodID: far.shipping, address } }, shopper.token)
    const placed = await shopper.order({
      expectedTotal: 0,
      paymentToken: undefined,
      guest: undefined,
      orderFulfillments: [{ fulfillmentMethodID: far.shipping }],
    })
    expect(placed.status).toBe(200)
    const [order] = await test.query(
      `SELECT total_cents, gift_card_cents, delivery_cents, (SELECT balance_cents FROM commerce.gift_cards
       WHERE gift_card_id = $2) AS left_on_card FROM commerce.orders WHERE order_id = $1`,
      [placed.data.orderID, card.id],
    )
    expect(order).toEqual({ total_cents: 0, gift_card_cents: 1599, delivery_cents: 599, left_on_card: 3401 })
  })

  it.each([-1, 6.01, 0.005, 1e9])('T23 are not charged %d dollars', async (redeemAmount) => {
    const shopper = await aShopper()
    const card = await shopper.own()
    expect((await shopper.pay([{ giftCardID: card.id, redeemAmount }])).status).toBeGreaterThanOrEqual(400)
    expect((await shopper.read()).giftCards).toMatchObject([{ used: 6, isPreselected: true }])
  })

  it('T67 leave a row in the audit with what may be spent, and no number', async () => {
    const shopper = await aShopper()
    const card = await shopper.own()
    const { data } = await shopper.pay([{ giftCardID: card.id, redeemAmount: 2.5 }])
    const rows = await test.query<{ details: object }>(
      `SELECT audit_log.details FROM commerce.audit_log JOIN commerce.carts ON object_id = cart_id::text
       WHERE action = 'gift-cards.chosen' AND cart_number = $1`,
      [data.orderNumber],
    )
    expect(rows).toEqual([{ details: { cents: 250 } }])
  })
})
