import { availableSlots } from '@aisle/api/slot'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { seedTestStore, testIds } from '../testing/store.builder.ts'

let guest: string
let clock = new Date('2026-11-20T03:00:00Z')
const { downtown, uptown } = testIds('fresh')
const test = await openTestApp({ now: () => clock })
beforeAll(async () => {
  await seedTestStore(test)
  guest = await test.tokens.guest('fresh')
})

const slotsOf = async (query: { locationID: string; fromDate: string; toDate: string; fulfillmentCodeName?: string }) =>
  (await test.call(availableSlots, { query }, guest)).data

describe('available slots', () => {
  it('cover the seven local days of the store, today first', async () => {
    const { days, timeZone } = await slotsOf({ locationID: downtown, fromDate: '2026-11-19', toDate: '2026-11-25' })
    expect(timeZone).toBe('America/New_York')
    expect(days.map(({ date }) => date)).toEqual([
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ])
    expect(days.every(({ slots, isOpen }) => slots.length === 3 && isOpen)).toBe(true)
  })

  it('are written on the store’s clock', async () => {
    const { days } = await slotsOf({
      locationID: downtown,
      fromDate: '2026-11-20',
      toDate: '2026-11-20',
      fulfillmentCodeName: 'sp',
    })
    expect(days[0]?.slots).toMatchObject([
      { slotTime: '9:00 AM – 10:00 AM', startsAt: '2026-11-20T14:00:00.000Z', placesLeft: 5, isAvailable: true },
      { slotTime: '5:00 PM – 6:00 PM', startsAt: '2026-11-20T22:00:00.000Z' },
    ])
  })

  it('close an hour before they begin', async () => {
    const { days } = await slotsOf({
      locationID: downtown,
      fromDate: '2026-11-19',
      toDate: '2026-11-19',
      fulfillmentCodeName: 'sp',
    })
    expect(days[0]?.slots.map(({ isAvailable }) => isAvailable)).toEqual([false, false])
  })

  it('appear for a day that has come into the window', async () => {
    clock = new Date('2026-11-25T15:00:00Z')
    const { days } = await slotsOf({ locationID: downtown, fromDate: '2026-11-25', toDate: '2026-12-01' })
    expect(days.map(({ slots }) => slots.length)).toEqual([3, 3, 3, 3, 3, 3, 3])
  })

  it('are not more than seven days however many are asked for', async () => {
    const { days } = await slotsOf({ locationID: downtown, fromDate: '1900-01-01', toDate: '2999-12-31' })
    expect(days).toHaveLength(7)
  })

  it('are none where the store books none', async () => {
    const { days } = await slotsOf({ locationID: uptown, fromDate: '2026-11-25', toDate: '2026-12-01' })
    expect(days.flatMap(({ slots }) => slots)).toEqual([])
  })

  it('show a place again whose hold has run out', async () => {
    const query = { locationID: downtown, fromDate: '2026-11-26', toDate: '2026-11-26', fulfillmentCodeName: 'sp' }
    const slotId = (await slotsOf(query)).days[0]?.slots[0]?.slotId
    await test.query('UPDATE commerce.slots SET places_left = 0 WHERE slot_id = $1', [slotId])
    expect((await slotsOf(query)).days[0]?.slots[0]).toMatchObject({ placesLeft: 0, isAvailable: false })
    await test.query(
      `INSERT INTO commerce.slot_bookings (tenant_id, slot_id, subject, kind, expires_at)
       VALUES ('fresh', $1, 'anon:x', 'pickup', $2)`,
      [slotId, clock],
    )
    expect((await slotsOf(query)).days[0]?.slots[0]).toMatchObject({ placesLeft: 1, isAvailable: true })
  })
})
