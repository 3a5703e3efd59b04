import type { Slot } from '@aisle/api/slot'
import { id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { formatWeekday } from './day.rules.ts'
import { dayToShow, placesLabel } from './slot-picker.rules.ts'

const aSlot = (slotId: string, overrides: Partial<Slot> = {}): Slot => ({
  slotId,
  bookingDate: '2026-11-20',
  slotTime: '9:00 AM – 10:00 AM',
  startsAt: '2026-11-20T14:00:00Z',
  endsAt: '2026-11-20T15:00:00Z',
  placesLeft: 3,
  isAvailable: true,
  ...overrides,
})

const days = [
  { date: '2026-11-20', isOpen: true, slots: [aSlot(id(1), { placesLeft: 0 })] },
  { date: '2026-11-21', isOpen: true, slots: [aSlot(id(2))] },
  { date: '2026-11-22', isOpen: true, slots: [aSlot(id(3))] },
]

it('F43 names a day without shifting it by a time zone', () => {
  expect(formatWeekday('2026-11-01')).toBe('Sun, Nov 1')
  expect(formatWeekday('2028-02-29')).toBe('Tue, Feb 29')
})

it.each([
  { why: 'a slot was chosen', selected: id(3), day: '2026-11-22' },
  { why: 'nothing was chosen: the first with a place', selected: undefined, day: '2026-11-21' },
])('shows the day when $why', ({ selected, day }) => {
  expect(dayToShow(days, selected)).toBe(day)
})

it.each([
  [{ isAvailable: true, placesLeft: 3 }, '3 places left'],
  [{ isAvailable: true, placesLeft: 1 }, '1 place left'],
  [{ isAvailable: true, placesLeft: 0 }, 'Full'],
  [{ isAvailable: false, placesLeft: 3 }, 'Closed'],
])('says of %j: %s', (slot, label) => {
  expect(placesLabel(slot)).toBe(label)
})
