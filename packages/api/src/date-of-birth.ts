import * as z from 'zod/mini'

const FIRST_YEAR = 1900
const DATE = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/

/** A day of the calendar as month, day and year, or nothing when there is no such day (spec 1 §5). */
export function parseDateOfBirth(
  text: string,
  today = new Date(),
): { month: number; day: number; year: number } | undefined {
  const [, month = 0, , day = 0, year = 0] = (DATE.exec(text) ?? []).map(Number)
  if (month < 1 || month > 12 || year < FIRST_YEAR || year > today.getFullYear()) return undefined
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return day >= 1 && day <= daysInMonth ? { month, day, year } : undefined
}

/** Month/day/year with / or - (spec 1 §5). */
export const dateOfBirthSchema = z
  .string()
  .check(z.refine((text) => parseDateOfBirth(text) !== undefined, { error: 'Please Enter Valid DOB.' }))

/** A month by its number (spec 1 §5). */
export const monthSchema = z.string().check(z.regex(/^(0?[1-9]|1[0-2])$/, { error: 'Please Enter Valid Month.' }))
