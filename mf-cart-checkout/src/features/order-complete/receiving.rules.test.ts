import type { OrderFulfillment } from '@aisle/api/order-detail'
import { id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { receivingLines } from './receiving.rules.ts'

const pickup: OrderFulfillment = {
  fulfillmentMethodID: id(2),
  codeName: 'sp',
  fulfillmentName: 'Store pickup',
  status: 'placed',
  statusText: 'Placed',
  storeName: 'Elm Street',
  orderLineItems: [],
}
const address = { line1: '1 Main Street', line2: 'Apt 4', city: 'Indianapolis', state: 'IN', zip: '46204' }
const slot = {
  slotId: id(30),
  slotBookingID: id(31),
  bookingDate: '2026-11-20',
  slotTime: '9:00 AM – 10:00 AM',
  startsAt: '2026-11-20T14:00:00Z',
  endsAt: '2026-11-20T15:00:00Z',
}
const ada = { firstName: 'Ada', lastName: 'Lovelace' }

it.each<{ why: string; change: Partial<OrderFulfillment>; lines: string[] }>([
  { why: 'the store alone', change: {}, lines: ['Elm Street'] },
  {
    why: 'when it can be fetched, where, and by whom',
    change: {
      slot,
      storeAddress: address,
      pickupPerson: ada,
      alternatePickupPerson: { firstName: 'Grace', lastName: '' },
    },
    lines: [
      'Fri, Nov 20, 9:00 AM – 10:00 AM',
      'Elm Street',
      '1 Main Street, Apt 4, Indianapolis, IN 46204',
      'Picked up by Ada Lovelace or Grace',
    ],
  },
  {
    why: 'who receives it, where and how',
    change: {
      codeName: 'scd',
      address: { ...ada, ...address },
      shippingRateName: 'Express',
      isContactlessDelivery: true,
      deliveryInstruction: 'Ring twice',
    },
    lines: [
      'Ada Lovelace',
      '1 Main Street, Apt 4, Indianapolis, IN 46204',
      'Express',
      'Contactless delivery',
      'Your instruction: Ring twice',
    ],
  },
])('says $why', ({ change, lines }) => {
  expect(receivingLines({ ...pickup, ...change })).toEqual(lines)
})
