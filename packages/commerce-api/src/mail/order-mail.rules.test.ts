import type { OrderDetail, OrderFulfillment } from '@aisle/api/order-detail'
import { describe, expect, it } from 'vitest'
import { itemRows, paymentRows, receivingLines } from './order-mail.rules.ts'

type Payment = OrderDetail['payments'][number]
const card: Payment = { kind: 'card', label: 'Card ending in 1111', brand: 'visa', last4: '1111', amount: 7.98 }

it.each<{ why: string; payments: Payment[]; rows: [string, string][] }>([
  { why: 'a card, by its last four digits', payments: [card], rows: [['Paid by card ending in 1111', '$7.98']] },
  {
    why: 'at the store',
    payments: [{ kind: 'payAtStore', label: 'Pay at store', amount: 5 }],
    rows: [['To pay at the store', '$5.00']],
  },
  {
    why: 'the rest by card, where the sums name the others',
    payments: [
      { kind: 'giftCard', label: 'Gift card ending in 2222', last4: '2222', amount: 10 },
      { kind: 'loyalty', label: 'Loyalty dollars', amount: 2 },
      card,
    ],
    rows: [['Paid by card ending in 1111', '$7.98']],
  },
  { why: 'nothing was due', payments: [], rows: [] },
])('says how it is paid: $why', ({ payments, rows }) => {
  expect(paymentRows({ payments }).map(({ label, amount }) => [label, amount])).toEqual(rows)
})

it('tells below a line which of its pieces a deal made cheaper', () => {
  const line: OrderFulfillment['orderLineItems'][number] = {
    orderLineItemID: '0b8f3b1e-6a33-4c0e-9a54-0a4f4b1e7a02',
    productId: '0b8f3b1e-6a33-4c0e-9a54-0a4f4b1e7a03',
    title: 'Sauce',
    seoName: 'sauce',
    price: 4,
    qty: 3,
    totalPrice: 10,
    rewarded: [{ qty: 1, price: 2 }],
    orderLineItemOrderType: 0,
    allowSubstitute: false,
    isLinkedProduct: false,
    isDeleted: false,
  }
  expect(itemRows({ trackOrderLineItems: [line] })).toEqual([
    { label: '3 × Sauce', amount: '$10.00', notes: ['1 at $2.00 with a deal'] },
  ])
})

const delivery: OrderFulfillment = {
  fulfillmentMethodID: '0b8f3b1e-6a33-4c0e-9a54-0a4f4b1e7a01',
  codeName: 'scd',
  fulfillmentName: 'Delivery',
  status: 'placed',
  statusText: 'Placed',
  orderLineItems: [],
}
const person = { firstName: 'Ada', lastName: 'Lovelace' }

describe('how an order is received', () => {
  it.each<{ why: string; change: Partial<OrderFulfillment>; lines: string[] }>([
    { why: 'the way alone', change: {}, lines: ['Delivery'] },
    {
      why: 'the address and the rate',
      change: {
        address: { line1: '1 Main St', city: 'New York', state: 'NY', zip: '10001' },
        shippingRateName: 'Express',
      },
      lines: ['Delivery', '1 Main St, New York, NY 10001', 'Express'],
    },
    {
      why: 'the instruction, without contact',
      change: { isContactlessDelivery: true, deliveryInstruction: 'Back door' },
      lines: ['Delivery', 'Contactless delivery', 'Your instruction: Back door'],
    },
    { why: 'who comes for it', change: { pickupPerson: person }, lines: ['Delivery', 'Picked up by Ada Lovelace'] },
    {
      why: 'who else may come for it',
      change: { pickupPerson: person, alternatePickupPerson: { firstName: 'Grace', lastName: '' } },
      lines: ['Delivery', 'Picked up by Ada Lovelace or Grace'],
    },
  ])('says $why', ({ change, lines }) => {
    expect(receivingLines({ orderFulfillments: [{ ...delivery, ...change }] })).toEqual(lines)
  })
})
