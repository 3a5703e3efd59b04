import { availableSlots, blockedSlots, lostSlotSchema, rebookSlot } from '@aisle/api/slot'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openTestApp } from '../server/testing.ts'
import { insertMethod, insertSlot, insertStore, type TestStore } from '../testing/checkout-store.builder.ts'
import { shopperOf } from '../testing/shopper.ts'
import { releaseExpired } from './slot-booking.service.ts'

let store: TestStore
const start = new Date('2026-11-20T15:00:00Z')
let now = start
const test = await openTestApp({ now: () => now, poolSize: 20 })
beforeAll(async () => {
  store = await insertStore(test.query)
})
beforeEach(() => {
  now = start
})

const aGuest = async () => shopperOf(test, store, await test.tokens.guest(store.tenant))
let minutes = 0
/** Each on a minute of its own: a store has one slot at a time. */
const aSlot = (values = {}) => {
  minutes += 1
  const local_start = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return insertSlot(test.query, store, store.pickup, start, { local_start, ...values })
}
const placesLeft = async (slotId: string) => {
  const [slot] = await test.query<{ places_left: number }>(
    'SELECT places_left FROM commerce.slots WHERE slot_id = $1',
    [slotId],
  )
  return slot?.places_left
}

describe('T27 booking a slot', () => {
  it('gives 10 places to 10 of 100 shoppers', async () => {
    const slot = await aSlot({ cutoff_at: new Date('2026-11-21') })
    const guests = await Promise.all(Array.from({ length: 100 }, aGuest))
    const replies = await Promise.all(guests.map((guest) => guest.hold(slot)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(new Set(replies.flatMap(({ code }) => code ?? []))).toEqual(new Set(['CRT_0018']))
    expect(await placesLeft(slot.slotId)).toBe(0)
  })

  it('holds one slot of a kind for a shopper, however often they ask', async () => {
    const slots = [await aSlot(), await aSlot(), await aSlot()]
    const guest = await aGuest()
    await Promise.all(slots.map((slot) => guest.hold(slot)))
    const left = await Promise.all(slots.map(({ slotId }) => placesLeft(slotId)))
    expect(left.toSorted()).toEqual([10, 10, 9].toSorted())
  })

  it('gives the place of an abandoned hold back after 15 minutes', async () => {
    const slot = await aSlot({ places_left: 1, cutoff_at: new Date('2026-11-21') })
    await (await aGuest()).hold(slot)
    const late = await aGuest()
    expect((await late.hold(slot)).code).toBe('CRT_0018')
    now = new Date(start.getTime() + 15 * 60_000)
    expect((await late.hold(slot)).status).toBe(200)
  })

  it('gives places back without anybody asking', async () => {
    const slot = await aSlot()
    await (await aGuest()).hold(slot)
    await test.database.transaction(store.tenant, (tx) => releaseExpired(tx, new Date(start.getTime() + 16 * 60_000)))
    expect(await placesLeft(slot.slotId)).toBe(10)
  })

  it('shows a hold on the clock of the store until it runs out', async () => {
    const slot = await aSlot({ starts_at: new Date('2026-11-21T14:00:00Z'), ends_at: new Date('2026-11-21T15:00:00Z') })
    const guest = await aGuest()
    const { data } = await guest.hold(slot)
    expect(data.storePickupSlot).toMatchObject({
      slotTime: '9:00 AM – 10:00 AM',
      expiresAt: '2026-11-20T15:15:00.000Z',
    })
    now = new Date(start.getTime() + 15 * 60_000)
    const later = await test.call(blockedSlots, { query: { locationID: store.locationId } }, guest.token)
    expect(later.data.storePickupSlot).toBeNull()
  })

  it.each([
    { why: 'the cut-off has passed', values: { cutoff_at: start }, wish: {} },
    { why: 'the day is another', values: {}, wish: { bookingDate: '2026-11-25' } },
    { why: 'the slot does not exist', values: {}, wish: { slotId: randomUUID() } },
  ])('answers CRT_0018 when $why', async ({ values, wish }) => {
    const slot = await aSlot(values)
    expect((await (await aGuest()).hold({ ...slot, ...wish })).code).toBe('CRT_0018')
  })

  it('changes the own booking only', async () => {
    const slot = await aSlot()
    const guest = await aGuest()
    const mine = (await guest.hold(slot)).data.storePickupSlot?.slotBookingID ?? ''
    const { token } = await aGuest()
    const body = { ...slot, locationID: store.locationId, fulfillmentCodeName: 'sp' }
    expect((await test.call(rebookSlot, { params: { slotBookingId: mine }, body }, token)).code).toBe('CRT_0014')
    expect((await test.call(rebookSlot, { params: { slotBookingId: mine }, body }, guest.token)).status).toBe(200)
    expect(await placesLeft(slot.slotId)).toBe(9)
  })
})

describe('a slot that is lost', () => {
  /** Begins so many hours after now; the one after 5 hours is full. */
  const atHours = async (hours: number, values = {}) => {
    const starts_at = new Date(start.getTime() + hours * 3_600_000)
    const cutoff_at = new Date(starts_at.getTime() - 1_800_000)
    return await aSlot({ starts_at, ends_at: new Date(starts_at.getTime() + 3_600_000), cutoff_at, ...values })
  }
  const nearestOf = (errors: readonly { details?: unknown }[]) =>
    z.parse(lostSlotSchema, errors[0]?.details).nearest.map(({ slotId }) => slotId)

  it('comes with the nearest ones that are free at this store, for this way of receiving', async () => {
    const home = store
    store = await insertStore(test.query)
    const full = await atHours(5, { places_left: 0 })
    const slots = [await atHours(4), await atHours(6), await atHours(9), await atHours(11)]
    const soon = new Date(start.getTime() + 5 * 3_600_000)
    await insertSlot(test.query, store, store.scheduled, start, {
      starts_at: soon,
      ends_at: new Date(soon.getTime() + 3_600_000),
    })
    const nearest = [slots[1], slots[0], slots[2]].map((slot) => slot?.slotId)

    const guest = await aGuest()
    const refused = await guest.hold(full)
    expect(refused.code).toBe('CRT_0018')
    expect(nearestOf(refused.errors)).toEqual(nearest)

    const range = { locationID: store.locationId, fromDate: '2026-11-20', toDate: '2026-11-21' }
    const query = { ...range, fulfillmentCodeName: 'sp', nearSlotID: full.slotId }
    const days = await test.call(availableSlots, { query }, guest.token)
    expect(days.data.nearest?.map(({ slotId }) => slotId)).toEqual(nearest)
    store = home
  })
})

describe('two ways of receiving of one kind', () => {
  it('have a hold each, and one alone is given back', async () => {
    const curbside = await insertMethod(test.query, store, 'cs', 'curbside')
    const guest = await aGuest()
    const inStore = await aSlot()
    const first = await insertSlot(test.query, store, curbside, start)
    const second = await insertSlot(test.query, store, curbside, start, { local_start: '13:00', local_end: '14:00' })
    await guest.hold(inStore)
    await guest.hold(first, 'cs')

    const { data } = await guest.hold(second, 'cs')

    expect(data.heldSlots?.map(({ slotId }) => slotId).toSorted()).toEqual([inStore.slotId, second.slotId].toSorted())
    expect(await Promise.all([inStore, first, second].map(({ slotId }) => placesLeft(slotId)))).toEqual([9, 10, 9])
  })
})
