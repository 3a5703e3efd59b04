import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../server/testing.ts'
import { seedTestStore } from '../testing/store.builder.ts'
import { extendSlots } from './slot-horizon.service.ts'
import { haveTurn } from './slot-horizon.store.ts'

let test: TestDatabase
let clock = new Date('2026-11-20T15:00:00Z')
beforeAll(async () => {
  test = await createTestDatabase()
  await seedTestStore(test)
})
afterAll(() => test.close())

const extend = () => extendSlots({ database: test.database, now: () => clock }, 'fresh')
const days = async () => {
  const rows = await test.query<{ day: string; slots: number }>(
    'SELECT booking_date::text AS day, count(*)::int AS slots FROM commerce.slots GROUP BY 1 ORDER BY 1',
  )
  return rows.map(({ day, slots }) => `${day}: ${slots}`)
}

it('makes the slots of eight days, today included', async () => {
  expect(await extend()).toBe(true)
  expect(await days()).toEqual([20, 21, 22, 23, 24, 25, 26, 27].map((day) => `2026-11-${day}: 3`))
})

it('makes those of the next day once it has come, and leaves booked ones alone', async () => {
  await test.query("UPDATE commerce.slots SET places_left = 1 WHERE booking_date = '2026-11-21'")
  clock = new Date('2026-11-21T05:01:00Z') // a minute past midnight in New York
  await extend()
  await extend()
  expect((await days()).at(-1)).toBe('2026-11-28: 3')
  expect(await test.query("SELECT DISTINCT places_left FROM commerce.slots WHERE booking_date = '2026-11-21'")).toEqual(
    [{ places_left: 1 }],
  )
})

it('catches up after days in which nothing ran', async () => {
  clock = new Date('2026-12-10T15:00:00Z')
  await extend()
  expect((await days()).slice(-8)[0]).toBe('2026-12-10: 3')
})

it('leaves it to the instance that is at it', async () => {
  await test.database.transaction('fresh', async (tx) => {
    await haveTurn(tx)
    expect(await extend()).toBe(false)
  })
  expect(await extend()).toBe(true)
})
