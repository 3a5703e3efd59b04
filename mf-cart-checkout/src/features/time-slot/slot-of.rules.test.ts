import { id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { slotOf } from './slot-of.rules.ts'

const slot = (booking: number, method: number) => ({
  slotId: id(30),
  slotBookingID: id(booking),
  fulfillmentMethodID: id(method),
  bookingDate: '2026-11-20',
  slotTime: '9:00 AM – 10:00 AM',
  startsAt: '2026-11-20T14:00:00Z',
  endsAt: '2026-11-20T15:00:00Z',
})
const [inStore, curbside, brought] = [slot(1, 2), slot(2, 3), slot(3, 4)]
const kinds = { storePickupSlot: inStore, scheduledDeliverySlot: brought, serverTime: '2026-11-20T10:00:00Z' }
const all = { ...kinds, heldSlots: [inStore, curbside] }

it.each([
  {
    why: 'of two ways of picking up, each its own',
    blocked: all,
    group: { codeName: 'cs', fulfillmentMethodID: id(3) },
    held: curbside,
  },
  {
    why: 'none that is held for another way',
    blocked: all,
    group: { codeName: 'scd', fulfillmentMethodID: id(9) },
    held: undefined,
  },
  {
    why: 'the one of its kind where the store names no more',
    blocked: kinds,
    group: { codeName: 'sp', fulfillmentMethodID: id(2) },
    held: inStore,
  },
  { why: 'the other kind, too', blocked: kinds, group: { codeName: 'scd', fulfillmentMethodID: id(4) }, held: brought },
  {
    why: 'nothing',
    blocked: { serverTime: kinds.serverTime },
    group: { codeName: 'sp', fulfillmentMethodID: id(2) },
    held: undefined,
  },
])('finds $why', ({ blocked, group, held }) => {
  expect(slotOf(blocked, group)).toEqual(held)
})
