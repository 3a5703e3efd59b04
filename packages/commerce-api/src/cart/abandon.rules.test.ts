import { expect, it } from 'vitest'
import { abandonedBefore } from './abandon.rules.ts'

const now = new Date('2026-11-30T15:00:00Z')

it.each([
  [undefined, '2026-10-31T15:00:00.000Z'],
  [1, '2026-11-29T15:00:00.000Z'],
  [90, '2026-09-01T15:00:00.000Z'],
  [0, '2026-10-31T15:00:00.000Z'],
  [-5, '2026-10-31T15:00:00.000Z'],
  [0.5, '2026-10-31T15:00:00.000Z'],
])('a cart that lives %s days is abandoned if it was touched last before %s', (cartLifeDays, before) => {
  expect(abandonedBefore(cartLifeDays === undefined ? {} : { cartLifeDays }, now).toISOString()).toBe(before)
})
