import type { Slot } from '@aisle/api/slot'
import { expect, it } from 'vitest'
import { nearestSlots } from './nearest-slots.rules.ts'

const slot = (slotId: string, startsAt: string, { placesLeft = 3, isAvailable = true } = {}): Slot => ({
  slotId,
  bookingDate: startsAt.slice(0, 10),
  slotTime: '',
  startsAt: `${startsAt}:00Z`,
  endsAt: `${startsAt}:59Z`,
  placesLeft,
  isAvailable,
})
const lost = slot('lost', '2026-11-20T15:00')
const nine = slot('nine', '2026-11-20T09:00')
const two = slot('two', '2026-11-20T14:00')
const four = slot('four', '2026-11-20T16:00')
const six = slot('six', '2026-11-20T18:00')
const tomorrow = slot('tomorrow', '2026-11-21T15:00')

it.each([
  { why: 'the nearest come first, at most three', slots: [nine, two, six, tomorrow], nearest: ['two', 'six', 'nine'] },
  { why: 'the later of two as near as each other', slots: [two, four], nearest: ['four', 'two'] },
  { why: 'over midnight, too', slots: [tomorrow], nearest: ['tomorrow'] },
  { why: 'itself where only the hold has run out', slots: [two, lost], nearest: ['lost', 'two'] },
  {
    why: 'none without a place',
    slots: [
      slot('full', '2026-11-20T15:00', { placesLeft: 0 }),
      slot('shut', '2026-11-20T16:00', { isAvailable: false }),
      six,
    ],
    nearest: ['six'],
  },
  { why: 'nothing where nothing is left', slots: [], nearest: [] },
])('offers instead of a lost slot: $why', ({ slots, nearest }) => {
  expect(nearestSlots(lost, slots).map(({ slotId }) => slotId)).toEqual(nearest)
})
