import { expect, it } from 'vitest'
import { ageOn } from './age.rules.ts'

it.each([
  ['2005-11-20', '2026-11-20', 21],
  ['2005-11-21', '2026-11-20', 20],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
])('somebody born on %s is on %s %i years old', (dateOfBirth, today, age) => {
  expect(ageOn(dateOfBirth, new Date(`${today}T12:00:00Z`))).toBe(age)
})
