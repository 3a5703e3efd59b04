import { bookSlot } from '@aisle/api/slot'
import { expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertSlot, insertStore } from '../testing/checkout-store.builder.ts'

const now = new Date('2026-11-20T15:00:00Z')
const test = await openTestApp({ now: () => now })

it('T27 two devices of a shopper that book their first slot at once hold one place', async () => {
  const store = await insertStore(test.query)
  const slot = await insertSlot(test.query, store, store.pickup, now)
  for (let round = 0; round < 20; round += 1) {
    const token = await test.tokens.guest(store.tenant)
    const body = { ...slot, locationID: store.locationId, fulfillmentCodeName: 'sp' }
    const replies = await Promise.all([1, 2, 3].map(() => test.call(bookSlot, { body }, token)))
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 3 }, () => (round < 10 ? 200 : 409)))
  }
  expect(await test.query('SELECT places_left FROM commerce.slots WHERE slot_id = $1', [slot.slotId])).toEqual([
    { places_left: 0 },
  ])
})
