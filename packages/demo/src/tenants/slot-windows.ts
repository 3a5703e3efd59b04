import type { SlotRuleSeed } from '@aisle/commerce-api/seeding'

type Windows = {
  codeName: string
  weekdays: readonly number[]
  /** Hours by the store's clock. */
  from: number
  to: number
  hours: number
  capacity: number
  cutoffMinutes: number
}

export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6] as const
export const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6] as const

/** Windows of equal length from one hour to another. */
export const slotWindows = ({
  codeName,
  weekdays,
  from,
  to,
  hours,
  capacity,
  cutoffMinutes,
}: Windows): SlotRuleSeed[] =>
  Array.from({ length: Math.floor((to - from) / hours) }, (_, index) => ({
    codeName,
    weekdays,
    startsAt: clock(from + index * hours),
    endsAt: clock(from + (index + 1) * hours),
    capacity,
    cutoffMinutes,
  }))

/** The same hours on several weekdays. */
export const openFrom = (weekdays: readonly number[], opensAt: string, closesAt: string) =>
  weekdays.map((weekday) => ({ weekday, opensAt, closesAt }))

const clock = (hour: number) => `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 === 0 ? '00' : '30'}`
