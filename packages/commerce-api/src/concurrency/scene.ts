import { removeCartItem } from '@aisle/api/cart'
import { setOrderPayments } from '@aisle/api/checkout'
import type { CartDetail } from '@aisle/api/cart-detail'
import { randomUUID } from 'node:crypto'
import { newGuestSubject, type TestApp } from '../server/testing.ts'
import type { openPaymentApp } from '../testing/payment-app.ts'
import * as builder from '../testing/checkout-store.builder.ts'
import { shopperOf, type TestShopper, totalOf } from '../testing/shopper.ts'

export type Scene = Awaited<ReturnType<typeof setScene>>
type Stage = Pick<Awaited<ReturnType<typeof openPaymentApp>>, 'test' | 'payments'>

const NEWCOMER = 'newcomer@example.com'

/**
 * A customer of a store of their own who has something of everything: a full cart that is ready to be ordered, an order,
 * lists, cards, addresses; the guest that they were in this browser, without a cart; and a newcomer, signed in without a
 * record. Every scene is the same but for its ids.
 */
export async function setScene({ test, payments }: Stage, now: Date) {
  const insert = (table: string, values: Readonly<Record<string, unknown>>) =>
    builder.insertRow(test.query, table, { tenant_id: store.tenant, ...values })
  const business = { enableGuestCheckout: true, lnsSubscriptionType: 2, accountID: 'FF-100', tipFulfillments: ['sp'] }
  const store = await builder.insertStore(test.query, { business, pickup: { is_slot_booking_required: true } })
  const uptown = await builder.insertLocation(test.query, store.tenant, { name: 'Uptown', zip: '10128' })
  await insert('location_fulfillments', { location_id: uptown, fulfillment_method_id: store.pickup })
  const ids = {
    milk: await builder.insertProduct(test.query, store, { on_hand: 20 }),
    bread: await builder.insertProduct(test.query, store, { title: 'Bread', price_cents: 250, on_hand: 3 }),
    tea: await builder.insertProduct(test.query, store, { title: 'Tea', price_cents: 700 }),
    uptown,
    pickup: store.pickup,
    downtown: store.locationId,
    ...newIds(['coupon', 'ownCoupon', 'giftCard', 'home', 'office', 'visa', 'amex']),
    ...newIds(['weekly', 'party', 'note', 'review', 'teaEveryMonth', 'saved']),
  }
  for (const product_id of [ids.milk, ids.bread]) {
    await insert('stock', { location_id: uptown, product_id, on_hand: 20 })
  }
  const morning = await builder.insertSlot(test.query, store, store.pickup, now, { capacity: 3, places_left: 3 })
  const noon = await builder.insertSlot(test.query, store, store.pickup, now, {
    local_start: '13:00',
    local_end: '14:00',
    starts_at: new Date(now.getTime() + 3 * 3_600_000),
    ends_at: new Date(now.getTime() + 4 * 3_600_000),
  })

  const email = 'ada@example.com'
  const { subject, customerId } = await builder.insertCustomer(test.query, store.tenant, { email, loyalty_cents: 500 })
  await giveBelongings(insert, ids, store, customerId)
  await insert('saved_lines', { saved_id: ids.saved, subject, product_id: ids.tea, qty: 2 })

  const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject, email))
  const first = await shopper.fill(ids.milk, 2)
  await shopper.namePickupPerson()
  await shopper.hold(morning)
  const payAtStore = { isPayAtStore: true, paymentToken: undefined, guest: undefined }
  const placed = await shopper.order({ expectedTotal: totalOf(first), ...payAtStore })
  const { orderID } = placed.data
  await shopper.fill(ids.milk, 2)
  const { snapshotID = '' } = await takeOut(test, shopper, await shopper.fill(ids.tea))
  const cart = await shopper.fill(ids.bread, 1)
  await shopper.namePickupPerson()
  const held = await shopper.hold(morning)
  // Chosen: what a card pays of itself is as much as it has when the order is priced, whoever else fills it meanwhile.
  const giftCards = [{ giftCardID: ids.giftCard, redeemAmount: 2 }]
  const paid = await test.call(setOrderPayments, { body: { giftCards } }, shopper.token)
  const guestSubject = newGuestSubject()
  const newcomerSubject = randomUUID()
  const newcomer = await test.tokens.user(store.tenant, newcomerSubject, NEWCOMER)
  const [milkLine = '', breadLine = ''] = Object.keys(cart.fulfillments[store.pickup]?.shoppingCartItems ?? {})
  return {
    store,
    now,
    ageChecks: payments.ageChecks,
    /** What preparations leave for their calls: codes, sessions. */
    notes: new Map<string, string>(),
    customerId,
    subject,
    shopper: { subject, ...shopper },
    newcomer: { subject: newcomerSubject, email: NEWCOMER, token: newcomer },
    guest: { subject: guestSubject, ...shopperOf(test, store, await test.tokens.guest(store.tenant, guestSubject)) },
    morning,
    noon,
    cartNumber: cart.orderNumber ?? '',
    expectedTotal: totalOf(paid.data),
    holdId: held.data.storePickupSlot?.slotBookingID ?? '',
    ids: { ...ids, orderID, milkLine, breadLine, snapshotID },
  }
}

/** Takes out what came into the cart last; it may be brought back. */
async function takeOut(test: TestApp, { token }: TestShopper, cart: CartDetail) {
  const orderItemId = Object.values(cart.fulfillments)
    .flatMap(({ shoppingCartItems }) => Object.keys(shoppingCartItems))
    .at(-1)
  return (await test.call(removeCartItem, { params: { orderItemId: orderItemId ?? '' } }, token)).data
}

type Insert = (table: string, values: Readonly<Record<string, unknown>>) => Promise<void>
type Ids = Readonly<Record<'coupon' | 'ownCoupon' | 'giftCard' | 'home' | 'office' | 'visa' | 'amex', string>> &
  Readonly<Record<'weekly' | 'party' | 'note' | 'review' | 'teaEveryMonth' | 'milk' | 'tea' | 'saved', string>>

/** Money, cards, addresses and lists of a customer. */
async function giveBelongings(insert: Insert, ids: Ids, store: builder.TestStore, customerId: string) {
  const owner = { customer_id: customerId }
  const terms = { title: '$1 off', kind: 'amount', value: 100, usage_limit: 1 }
  await insert('coupons', { coupon_id: ids.coupon, code: 'SAVE', ...terms })
  await insert('coupons', { coupon_id: ids.ownCoupon, ...owner, ...terms, title: 'Welcome' })
  const money = { family: 1, status: 1, initial_cents: 1200, balance_cents: 1200 }
  const number = '9123456789012345'
  await insert('gift_cards', { gift_card_id: ids.giftCard, number, owner_customer_id: customerId, ...money })
  const place = { type: 0, city: 'New York', state: 'NY', zip: '10001' }
  await insert('addresses', { address_id: ids.home, ...owner, ...place, line1: '2 Main St', is_default: true })
  await insert('addresses', { address_id: ids.office, ...owner, ...place, line1: '3 Main St' })
  const card = { provider: 'DATACAP', token: 'card_0123456789', expiry_month: 12, expiry_year: 2030 }
  await insert('payment_methods', {
    payment_method_id: ids.visa,
    ...owner,
    ...card,
    brand: 'visa',
    last4: '1111',
    is_default: true,
  })
  await insert('payment_methods', { payment_method_id: ids.amex, ...owner, ...card, brand: 'amex', last4: '0005' })
  await insert('wishlists', { wishlist_id: ids.weekly, ...owner, name: 'Weekly' })
  await insert('wishlists', { wishlist_id: ids.party, ...owner, name: 'Party' })
  await insert('wishlist_products', { wishlist_id: ids.weekly, product_id: ids.milk })
  await insert('favorites', { ...owner, product_id: ids.milk })
  await insert('notifications', { notification_id: ids.note, ...owner, title: 'Welcome' })
  await insert('reviews', { review_id: ids.review, ...owner, product_id: ids.milk, author_name: 'Ada', rating: 4 })
  await insert('auto_ship_orders', {
    subscription_id: ids.teaEveryMonth,
    ...owner,
    product_id: ids.tea,
    location_id: store.locationId,
    fulfillment_method_id: store.pickup,
    qty: 1,
    frequency: '1 month',
    next_date: '2026-12-20',
  })
}

const newIds = <Name extends string>(names: readonly Name[]) =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- fromEntries forgets the names
  Object.fromEntries(names.map((name) => [name, randomUUID()])) as Record<Name, string>
