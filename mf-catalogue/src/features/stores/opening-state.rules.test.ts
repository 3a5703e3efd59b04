import type { Location } from '@aisle/api/location'
import { describe, expect, it } from 'vitest'
import { openingState, openingText } from './opening-state.rules.ts'

type Hours = NonNullable<Location['openingHours']>

const daily = (opensAt: string, closesAt: string, days = [0, 1, 2, 3, 4, 5, 6]): Hours =>
  days.map((weekday) => ({ weekday, opensAt, closesAt }))

const chicago = 'America/Chicago'

const textAt = (hours: Hours, now: string, timeZone: string | undefined = chicago) => {
  const state = openingState(hours, timeZone, new Date(now))
  return state && openingText(state)
}

// 2026-11-23 is a Monday; Chicago is 6 hours behind UTC in winter, 5 in summer.
describe('a store from 7 to 22', () => {
  it.each([
    ['2026-11-23T12:59:59Z', 'Opens at 7:00 AM'],
    ['2026-11-23T13:00:00Z', 'Open now until 10:00 PM'],
    ['2026-11-24T03:59:59Z', 'Open now until 10:00 PM'],
    ['2026-11-24T04:00:00Z', 'Opens tomorrow at 7:00 AM'],
    ['2026-11-24T06:00:00Z', 'Opens at 7:00 AM'],
  ])('at %s: %s', (now, text) => {
    expect(textAt(daily('07:00', '22:00'), now)).toBe(text)
  })

  it('is told by its own clock, not by that of whoever looks', () => {
    const now = '2026-11-23T14:30:00Z'
    expect(textAt(daily('07:00', '22:00'), now, 'America/Los_Angeles')).toBe('Opens at 7:00 AM')
    expect(textAt(daily('07:00', '22:00'), now, 'Asia/Tokyo')).toBe('Opens tomorrow at 7:00 AM')
    expect(textAt(daily('07:00', '22:00'), now, 'Asia/Kolkata')).toBe('Open now until 10:00 PM')
  })
})

describe('a store that closes after midnight', () => {
  const fridayAndSaturday = daily('18:00', '02:00', [5, 6])

  it.each([
    ['2026-11-27T23:59:00Z', 'Opens at 6:00 PM'],
    ['2026-11-28T00:00:00Z', 'Open now until 2:00 AM'],
    ['2026-11-28T06:00:00Z', 'Open now until 2:00 AM'],
    ['2026-11-28T08:00:00Z', 'Opens at 6:00 PM'],
    // Saturday's hours go on into Sunday, which has none of its own.
    ['2026-11-29T07:59:00Z', 'Open now until 2:00 AM'],
    ['2026-11-29T08:00:00Z', 'Opens Friday at 6:00 PM'],
  ])('at %s: %s', (now, text) => {
    expect(textAt(fridayAndSaturday, now)).toBe(text)
  })
})

describe('closed days', () => {
  const mondays = daily('09:00', '17:00', [1])

  it.each([
    ['2026-11-22T18:00:00Z', 'Opens tomorrow at 9:00 AM'],
    ['2026-11-23T23:00:00Z', 'Opens Monday at 9:00 AM'],
    ['2026-11-24T18:00:00Z', 'Opens Monday at 9:00 AM'],
  ])('at %s: %s', (now, text) => {
    expect(textAt(mondays, now)).toBe(text)
  })

  it('are days without times', () => {
    const closed = [{ weekday: 1, opensAt: null, closesAt: null }, ...daily('09:00', '17:00', [3])]
    expect(textAt(closed, '2026-11-23T18:00:00Z')).toBe('Opens Wednesday at 9:00 AM')
  })
})

describe('all day', () => {
  it.each([
    ['00:00', '24:00'],
    ['00:00', '00:00'],
  ])('%s to %s never closes', (opensAt, closesAt) => {
    expect(textAt(daily(opensAt, closesAt), '2026-11-23T18:00:00Z')).toBe('Open now')
  })

  it('ends with the first day that does not begin at midnight', () => {
    const week = [...daily('00:00', '24:00', [1, 2]), { weekday: 3, opensAt: '00:00', closesAt: '15:00' }]
    expect(textAt(week, '2026-11-23T18:00:00Z')).toBe('Open now until 3:00 PM')
    expect(textAt(daily('08:00', '24:00', [1]), '2026-11-23T18:00:00Z')).toBe('Open now until 12:00 AM')
  })
})

describe('days of 23 and 25 hours', () => {
  it.each([
    // 2026-03-08, 2 o'clock becomes 3 o'clock in Chicago.
    ['2026-03-08T07:59:00Z', '02:30', 'Opens at 2:30 AM'],
    ['2026-03-08T08:00:00Z', '02:30', 'Open now until 10:00 PM'],
    ['2026-03-07T13:00:00Z', '07:00', 'Open now until 10:00 PM'],
    ['2026-03-08T12:00:00Z', '07:00', 'Open now until 10:00 PM'],
    ['2026-03-08T11:59:00Z', '07:00', 'Opens at 7:00 AM'],
    // 2026-11-01, 2 o'clock becomes 1 o'clock.
    ['2026-11-01T12:59:00Z', '07:00', 'Opens at 7:00 AM'],
    ['2026-11-01T13:00:00Z', '07:00', 'Open now until 10:00 PM'],
  ])('at %s, opening %s: %s', (now, opensAt, text) => {
    expect(textAt(daily(opensAt, '22:00'), now)).toBe(text)
  })
})

it.each([
  ['no hours', [], chicago],
  ['no zone', daily('07:00', '22:00'), ''],
  ['a zone that does not exist', daily('07:00', '22:00'), 'Mars/Olympus'],
])('%s: nothing is said', (_, hours, timeZone) => {
  expect(textAt(hours, '2026-11-23T18:00:00Z', timeZone)).toBeUndefined()
})
