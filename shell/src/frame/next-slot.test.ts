import { describe, expect, it } from 'vitest'
import { id } from '@aisle/platform/testing'
import { addDays, dayAt, dayName, nextSlot, slotWindow } from './next-slot.rules.ts'

const words = { today: 'Today', tomorrow: 'Tomorrow' }
const slot = (hour: string, overrides = {}) => ({
  slotId: id(1),
  bookingDate: '2026-11-22',
  slotTime: `${hour}:00`,
  startsAt: `2026-11-22T${hour}:00:00.000Z`,
  endsAt: `2026-11-22T${hour}:59:00.000Z`,
  placesLeft: 3,
  isAvailable: true,
  ...overrides,
})
const days = (...slots: ReturnType<typeof slot>[]) => ({
  days: [
    { date: '2026-11-21', isOpen: false, slots: [slot('23')] },
    { date: '2026-11-22', isOpen: true, slots },
  ],
  timeZone: 'America/Chicago',
  serverTime: '2026-11-22T12:30:00.000Z',
})

describe('the next slot', () => {
  it('is the first that is open, has places and has not begun', () => {
    const found = nextSlot(
      days(slot('12'), slot('13', { placesLeft: 0 }), slot('14', { isAvailable: false }), slot('15')),
    )

    expect(found).toMatchObject({ day: '2026-11-22', slot: { slotTime: '15:00' } })
  })

  it('is none where all are gone', () => {
    expect(nextSlot(days(slot('10')))).toBeUndefined()
  })
})

describe('decision 35: days are those of the store', () => {
  it.each([
    ['America/Chicago', '2026-11-21'],
    ['Pacific/Auckland', '2026-11-22'],
    [undefined, expect.stringMatching(/^2026-11-2[12]$/)],
  ])('%s', (zone, day) => {
    expect(dayAt(new Date('2026-11-22T03:00:00Z'), zone)).toEqual(day)
  })

  it('seven of them are asked for', () => {
    expect(slotWindow('2026-12-28')).toEqual({ fromDate: '2026-12-28', toDate: '2027-01-03' })
  })

  it.each([
    ['2026-11-22', 'Today'],
    ['2026-11-23', 'Tomorrow'],
    ['2026-11-24', 'Tue, Nov 24'],
  ])('%s is %s', (day, name) => {
    expect(dayName(day, '2026-11-22', words)).toBe(name)
  })

  it('a month ends where it ends', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  })
})
