import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { daySchema } from './slot.ts'

it.each(['2026-11-20', '2028-02-29', '1999-12-31'])('%s is a day', (day) => {
  expect(z.safeParse(daySchema, day).success).toBe(true)
})

it.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-04-31', '0000-01-01', '2026-1-1', '20261120', ''])(
  '%j is none: no calendar has it, or no database',
  (day) => {
    expect(z.safeParse(daySchema, day).success).toBe(false)
  },
)
