import { closeAccount } from '@aisle/api/customer'
import { bookSlot } from '@aisle/api/slot'
import { expect, it, vi } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer, insertSlot, insertStore } from '../testing/checkout-store.builder.ts'
import { awaitTurn } from './slot-turn.store.ts'

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

it.each([
  { first: 'books a slot', statuses: { booked: 200, closed: 200 } },
  { first: 'closes the account', statuses: { booked: 401, closed: 200 } },
])(
  'G3 nobody holds a slot whose account is closed at once with it: who $first was first',
  async ({ first, statuses }) => {
    const store = await insertStore(test.query)
    const slot = await insertSlot(test.query, store, store.pickup, now)
    const { subject } = await insertCustomer(test.query, store.tenant)
    const token = await test.tokens.user(store.tenant, subject)
    const book = () =>
      test.call(bookSlot, { body: { ...slot, locationID: store.locationId, fulfillmentCodeName: 'sp' } }, token)
    const close = () => test.call(closeAccount, {}, token)
    const untilWaiting = (count: number) =>
      vi.waitFor(async () => {
        const waiting = await test.query(
          `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
         WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`,
        )
        expect(waiting).toHaveLength(count)
      }, 10_000)

    const { promise: both, resolve } = Promise.withResolvers<readonly { status: number }[]>()
    // Both have begun when the first of them gets its turn.
    await test.database.transaction(store.tenant, async (tx) => {
      await awaitTurn(tx, subject)
      const [one, other] = first === 'books a slot' ? [book, close] : [close, book]
      const begun = one()
      await untilWaiting(1)
      const next = other()
      await untilWaiting(2)
      resolve(Promise.all([begun, next]))
    })

    const [one, other] = (await both).map(({ status }) => status)
    expect(first === 'books a slot' ? { booked: one, closed: other } : { booked: other, closed: one }).toEqual(statuses)
    expect(
      await test.query("SELECT subject FROM commerce.slot_bookings WHERE tenant_id = $1 AND state = 'held'", [
        store.tenant,
      ]),
    ).toEqual([])
    expect(await test.query('SELECT places_left FROM commerce.slots WHERE slot_id = $1', [slot.slotId])).toEqual([
      { places_left: 10 },
    ])
  },
)
