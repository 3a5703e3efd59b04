import { id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { isSlotGone, slotsStillHeld } from './lost-slots.rules.ts'

const slot = (booking: number) => ({
  slotId: id(30),
  slotBookingID: id(booking),
  bookingDate: '2026-11-20',
  slotTime: '9:00 AM – 10:00 AM',
  startsAt: '2026-11-20T14:00:00Z',
  endsAt: '2026-11-20T15:00:00Z',
})
const serverTime = '2026-11-20T10:00:00Z'
const fulfillments = { pickup: { codeName: 'sp' }, brought: { codeName: 'scd' } }
const slots = { pickup: slot(1), brought: slot(2) }

it.each([
  { why: 'one has run out', blocked: { storePickupSlot: slot(1), serverTime }, held: { pickup: slot(1) } },
  { why: 'both have run out', blocked: { serverTime }, held: {} },
  { why: 'another booking stands in its place', blocked: { storePickupSlot: slot(9), serverTime }, held: {} },
  { why: 'the store cannot be asked', blocked: undefined, held: {} },
  {
    why: 'the store refuses one and names none',
    blocked: { storePickupSlot: slot(1), scheduledDeliverySlot: slot(2), serverTime },
    held: {},
  },
])('keeps what is still held when $why', ({ blocked, held }) => {
  expect(slotsStillHeld(slots, fulfillments, blocked)).toEqual(held)
})

it.each([
  ['CRT_0014', true],
  ['CRT_0018', true],
  ['ORD_TOTAL_CHANGED', false],
  [undefined, false],
])('%s says that a slot is gone: %s', (code, isGone) => {
  expect(isSlotGone(code)).toBe(isGone)
})
