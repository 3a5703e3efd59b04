import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planSlots, type SlotRule } from './slot-plan.rules.ts'
import { addDays, clockText, instantOf, localDay, localDays, weekdayOf } from './store-clock.rules.ts'

const ZONES = ['America/New_York', 'America/Los_Angeles', 'Europe/London', 'Australia/Lord_Howe']

const rule = (startsAt: string, endsAt: string, weekday: number): SlotRule => ({
  locationId: 'here',
  fulfillmentMethodId: 'pickup',
  weekday,
  startsAt,
  endsAt,
  capacity: 5,
  cutoffMinutes: 60,
})

describe('F43 the clock of the store', () => {
  it.each([
    { instant: '2026-11-20T04:59:00Z', zone: 'America/New_York', day: '2026-11-19' },
    { instant: '2026-11-20T05:00:00Z', zone: 'America/New_York', day: '2026-11-20' },
    { instant: '2028-02-29T23:30:00Z', zone: 'Europe/London', day: '2028-02-29' },
    { instant: '2026-06-30T14:00:00Z', zone: 'Australia/Lord_Howe', day: '2026-07-01' },
  ])('says $day at $instant in $zone', ({ instant, zone, day }) => {
    expect(localDay(new Date(instant), zone)).toBe(day)
  })

  it.each([
    { day: '2026-03-08', time: '02:30', zone: 'America/New_York', instant: '2026-03-08T07:30:00.000Z' },
    { day: '2026-11-01', time: '01:30', zone: 'America/New_York', instant: '2026-11-01T05:30:00.000Z' },
    { day: '2026-11-20', time: '09:00', zone: 'America/New_York', instant: '2026-11-20T14:00:00.000Z' },
    { day: '2026-03-29', time: '01:30', zone: 'Europe/London', instant: '2026-03-29T01:30:00.000Z' },
  ])('shows $time on $day in $zone at $instant', ({ day, time, zone, instant }) => {
    expect(instantOf(day, time, zone).toISOString()).toBe(instant)
  })

  it('counts seven days from today on, whatever the season does', () => {
    expect(localDays(new Date('2026-10-30T12:00:00Z'), 'America/New_York')).toEqual([
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
    ])
    expect(localDays(new Date('2028-02-26T12:00:00Z'), 'Europe/London', 4)).toEqual([
      '2028-02-26',
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
    ])
  })

  it('keeps every slot once on every day of two years in four zones', () => {
    const hours = Array.from({ length: 23 }, (_, hour) => String(hour).padStart(2, '0'))
    const rules = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
      hours.map((hour) => rule(`${hour}:00`, `${hour}:59`, weekday)),
    )
    for (const zone of ZONES) {
      for (let offset = 0; offset < 730; offset += 1) {
        const day = addDays('2026-01-01', offset)
        const slots = planSlots(rules, [day], zone)
        expect(slots).toHaveLength(hours.length)
        expect(slots.every(({ startsAt, endsAt }) => endsAt > startsAt)).toBe(true)
      }
    }
  }, 60_000)

  it('finds the instant back that it names', () => {
    const minute = fc.integer({ min: 0, max: 2 * 365 * 24 * 60 })
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), minute, (zone, minutes) => {
        const instant = new Date(Date.UTC(2026, 0, 1) + minutes * 60_000)
        const day = localDay(instant, zone)
        const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
          instant,
        )
        const found = instantOf(day, time, zone)
        // An hour that autumn shows twice is found the first time.
        expect([0, 30, 60]).toContain((instant.getTime() - found.getTime()) / 60_000)
      }),
      { numRuns: 2000 },
    )
  })

  it('writes times as people do', () => {
    expect(['00:00', '09:30', '12:00', '23:59:00'].map(clockText)).toEqual([
      '12:00 AM',
      '9:30 AM',
      '12:00 PM',
      '11:59 PM',
    ])
    expect(weekdayOf('2026-11-20')).toBe(5)
  })
})
