import type { CartDetail } from '@aisle/api/cart-detail'
import { aCart, aCartItem, id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { type CheckoutDraft, emptyDraft } from '../steps/checkout-draft.ts'
import { reviewParts } from './review-parts.rules.ts'

const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '317-555-0142',
  line1: '1 Main Street',
  line2: 'Apt 4',
  city: 'Indianapolis',
  state: 'IN',
  zip: '46204',
}
const slot = {
  slotId: id(30),
  slotBookingID: id(31),
  bookingDate: '2026-11-20',
  slotTime: '9:00 AM – 10:00 AM',
  startsAt: '2026-11-20T14:00:00Z',
  endsAt: '2026-11-20T15:00:00Z',
}
const draft: CheckoutDraft = {
  ...emptyDraft,
  guest: { firstName: 'Robin', lastName: 'Miller', email: 'robin@example.com', phone: '317-555-0100' },
  payment: { label: 'Visa ending in 1111', input: { paymentMethodID: id(40) } },
  slots: { [id(2)]: slot },
}

function cartOf(group: object, orderSummary: Partial<CartDetail['orderSummary']> = {}): CartDetail {
  const cart = aCart([aCartItem({ price: 10 })])
  const groups = Object.entries(cart.fulfillments).map(([method, one]) => [method, { ...one, ...group }])
  return { ...cart, fulfillments: Object.fromEntries(groups), orderSummary: { ...cart.orderSummary, ...orderSummary } }
}
const linesOf = (cart: CartDetail, given = draft) =>
  reviewParts(cart, given, 'Elm Street').map(({ title, lines }) => [title, ...lines])

it('says who orders, who fetches it where and when, and how it is paid', () => {
  const pickupInfo = { primaryUserFirstName: 'Sam', primaryUserLastName: 'Lee', pickUpByPhone1: '317-555-0199' }

  expect(linesOf(cartOf({ isSlotBookingRequired: true, pickupInfo }))).toEqual([
    ['Contact', 'Robin Miller', 'robin@example.com', '317-555-0100'],
    ['Pickup', 'Sam Lee', '317-555-0199', 'Elm Street'],
    ['Time slot', 'Fri, Nov 20, 9:00 AM – 10:00 AM', 'Local time of the store'],
    ['Payment', 'Visa ending in 1111'],
  ])
})

it('says where it is brought, with every line of the address and what the driver is told', () => {
  const group = { codeName: 'scd', address, deliveryInstruction: 'Ring twice' }

  expect(linesOf(cartOf(group))[1]).toEqual([
    'Delivery',
    'Ada Lovelace',
    '1 Main Street, Apt 4, Indianapolis, IN 46204',
    '317-555-0142',
    'Note: Ring twice',
  ])
})

it('names the store that shipped goods wait in, and no store for what is brought', () => {
  const store = { line1: '9 Uptown St', city: 'Indianapolis', state: 'IN', zip: '46204' }
  const receiverOf = (codeName: string) =>
    linesOf({ ...cartOf({ codeName, address: store }), shipToStoreName: 'Uptown' })[1]

  expect(receiverOf('sd')).toEqual(['Delivery', 'Shipped to Uptown', '9 Uptown St, Indianapolis, IN 46204'])
  expect(receiverOf('scd')).toEqual(['Delivery', '9 Uptown St, Indianapolis, IN 46204'])
})

it('says what gift cards and loyalty dollars pay, beside the card or alone', () => {
  const some = cartOf({}, { giftCardAmount: 3, loyaltyDollars: 2, finalPayAmount: 5 })
  expect(linesOf(some).at(-1)).toEqual([
    'Payment',
    'Visa ending in 1111',
    'Gift cards: $3.00',
    'Loyalty dollars: $2.00',
  ])

  const all = cartOf({}, { giftCardAmount: 10, finalPayAmount: 0 })
  expect(linesOf(all).at(-1)).toEqual(['Payment', 'Nothing is left to pay', 'Gift cards: $10.00'])
  expect(reviewParts(all, draft, '').at(-1)).toMatchObject({ stepId: undefined })
})

it('shows a customer by what the step has said of them', () => {
  const { guest: _guest, ...customer } = draft

  expect(linesOf(cartOf({}), { ...customer, summaries: { contact: 'Casey Doe, casey@example.com' } })[0]).toEqual([
    'Contact',
    'Casey Doe, casey@example.com',
  ])
})
