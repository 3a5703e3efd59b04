import type { Location } from '@aisle/api/location'
import { clockTime, weekdayNames } from './opening-hours.rules.ts'

type Hours = NonNullable<Location['openingHours']>

/** Whether a store is open, and until or from when: minutes of its own day, `days` ahead of today. */
export type OpeningState =
  | { readonly isOpen: true; readonly closesAt: number | undefined }
  | { readonly isOpen: false; readonly opensAt: number; readonly days: number; readonly weekday: number }

const DAY = 24 * 60
const WEEK = 7

/**
 * What the clock on the store's wall makes of its opening hours (decision 35). A day that closes at or before the hour
 * at which it opens closes on the day after; equal hours and `00:00` to `24:00` are the whole day. Nothing where hours
 * or zone are not known or the store never opens.
 *
 * Hours are compared as they are written on the door, so that a day of 23 or 25 hours changes nothing about them.
 */
export function openingState(hours: Hours, timeZone: string | undefined, now: Date): OpeningState | undefined {
  const clock = timeZone ? wallClock(timeZone, now) : undefined
  if (!clock) return undefined
  const day = (ahead: number) => spanOf(hours, (clock.weekday + ahead + WEEK) % WEEK)
  const running = [day(0), shifted(day(-1))].find(
    (span) => span && span.from <= clock.minutes && clock.minutes < span.to,
  )
  if (running) return { isOpen: true, closesAt: endOfRun(running.to, day) }
  for (let days = 0; days <= WEEK; days++) {
    const next = day(days)
    if (next && (days > 0 || next.from > clock.minutes))
      return { isOpen: false, opensAt: next.from, days, weekday: (clock.weekday + days) % WEEK }
  }
  return undefined
}

/** `Open now until 9:30 PM`, `Opens at 7:00 AM`, `Opens tomorrow at 7:00 AM`, `Opens Monday at 7:00 AM`. */
export function openingText(state: OpeningState): string {
  if (state.isOpen) return state.closesAt === undefined ? 'Open now' : `Open now until ${timeOf(state.closesAt)}`
  const day = state.days === 0 ? '' : state.days === 1 ? ' tomorrow' : ` ${weekdayNames[state.weekday] ?? ''}`
  return `Opens${day} at ${timeOf(state.opensAt)}`
}

type Span = { readonly from: number; readonly to: number }

/** Minutes from midnight; past 1,440 it is the day after. */
function spanOf(hours: Hours, weekday: number): Span | undefined {
  const entry = hours.find((day) => day.weekday === weekday)
  if (!entry?.opensAt || !entry.closesAt) return undefined
  const from = minutesOf(entry.opensAt)
  const to = minutesOf(entry.closesAt)
  return { from, to: to <= from ? to + DAY : to }
}

const shifted = (span: Span | undefined) => span && { from: span.from - DAY, to: span.to - DAY }

/** When a run of hours ends that may go on from midnight to midnight; nothing for a store that never closes. */
function endOfRun(end: number, day: (ahead: number) => Span | undefined): number | undefined {
  let to = end
  for (let ahead = Math.floor(to / DAY); ahead <= WEEK && to === ahead * DAY; ahead++) {
    const next = day(ahead)
    if (next?.from !== 0) return to % DAY
    to = next.to + ahead * DAY
  }
  return to > WEEK * DAY ? undefined : to % DAY
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

const timeOf = (minutes: number) => clockTime(`${Math.floor(minutes / 60)}:${minutes % 60}`)

/** Weekday, 0 = Sunday, and minutes since midnight in a zone; nothing for a zone that does not exist. */
function wallClock(timeZone: string, now: Date) {
  const parts = partsOf(timeZone, now)
  if (!parts) return undefined
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    weekday: weekdayNames.findIndex((name) => name === part('weekday')),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

function partsOf(timeZone: string, now: Date) {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(now)
  } catch {
    // A zone that this browser does not know: hours are shown, whether it is open now is not.
    return undefined
  }
}
