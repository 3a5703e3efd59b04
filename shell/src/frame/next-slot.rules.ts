import type { Slot, SlotDays } from '@aisle/api/slot'
import { formatWeekday } from '@aisle/ui/day.rules'

type Day = { readonly year: number; readonly month: number; readonly day: number }

/** The calendar day at a place: slots are counted in the store's days (decision 35). */
export function dayAt(instant: Date, timeZone: string | undefined): string {
  // The format of Sweden is the one of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  )
}

/** `2026-11-30` and 6 days → `2026-12-06` */
export function addDays(day: string, days: number): string {
  const { year, month, day: date } = partsOf(day)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}

/** Seven days from today on (spec 1 §9). */
export const slotWindow = (today: string) => ({ fromDate: today, toDate: addDays(today, 6) })

/** The first slot that can still be had, with its day. */
export function nextSlot({ days, serverTime }: SlotDays): { readonly slot: Slot; readonly day: string } | undefined {
  for (const { date, isOpen, slots } of days) {
    const slot = isOpen && slots.find((one) => one.isAvailable && one.placesLeft > 0 && one.startsAt > serverTime)
    if (slot) return { slot, day: date }
  }
  return undefined
}

/** `Today`, `Tomorrow`, `Tue, Nov 24` */
export function dayName(day: string, today: string, words: { readonly today: string; readonly tomorrow: string }) {
  if (day === today) return words.today
  if (day === addDays(today, 1)) return words.tomorrow
  return formatWeekday(day)
}

function partsOf(day: string): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month, day: date }
}
