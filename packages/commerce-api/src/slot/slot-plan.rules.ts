import { addMinutes, instantOf, minutesOf, weekdayOf } from './store-clock.rules.ts'

export type SlotRule = {
  readonly locationId: string
  readonly fulfillmentMethodId: string
  readonly weekday: number
  readonly startsAt: string
  readonly endsAt: string
  readonly capacity: number
  readonly cutoffMinutes: number
}

export type PlannedSlot = {
  readonly locationId: string
  readonly fulfillmentMethodId: string
  readonly bookingDate: string
  readonly localStart: string
  readonly localEnd: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly cutoffAt: Date
  readonly capacity: number
  readonly placesLeft: number
}

/** The slots that the rules give on the days: every rule once a day, also on days of 23 or 25 hours. */
export const planSlots = (rules: readonly SlotRule[], days: readonly string[], timeZone: string): PlannedSlot[] =>
  days.flatMap((day) =>
    rules.filter(({ weekday }) => weekday === weekdayOf(day)).map((rule) => planSlot(rule, day, timeZone)),
  )

function planSlot(rule: SlotRule, day: string, timeZone: string): PlannedSlot {
  const startsAt = instantOf(day, rule.startsAt, timeZone)
  return {
    locationId: rule.locationId,
    fulfillmentMethodId: rule.fulfillmentMethodId,
    bookingDate: day,
    localStart: rule.startsAt,
    localEnd: rule.endsAt,
    startsAt,
    endsAt: addMinutes(startsAt, minutesOf(rule.endsAt) - minutesOf(rule.startsAt)),
    cutoffAt: addMinutes(startsAt, -rule.cutoffMinutes),
    capacity: rule.capacity,
    placesLeft: rule.capacity,
  }
}
