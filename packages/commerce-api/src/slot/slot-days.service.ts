import type { SlotDays } from '@aisle/api/slot'
import type { Transaction } from '../database/database.ts'
import { locationNotFound } from '../location/location.errors.ts'
import { findLocation, readOpeningHours } from '../location/locations.store.ts'
import { nearestTo } from './nearest-slots.service.ts'
import { presentSlot } from './slot.presenter.ts'
import { makeSlots } from './slot-plan.store.ts'
import { readSlots } from './slots.store.ts'
import { localDays, weekdayOf } from './store-clock.rules.ts'

type Query = {
  readonly locationID: string
  readonly fromDate: string
  readonly toDate: string
  readonly fulfillmentCodeName?: string
  readonly nearSlotID?: string
}

/** The bookable windows of a store: at most its seven local days from today on (spec 1 §9, decision 35). */
export async function listSlotDays(tx: Transaction, query: Query, now: Date): Promise<SlotDays> {
  const location = await findLocation(tx, query.locationID)
  if (!location) throw locationNotFound()
  const { locationId, timeZone } = location
  const days = localDays(now, timeZone).filter((day) => day >= query.fromDate && day <= query.toDate)
  await makeSlots(tx, now, { locationId })
  const [fromDate, toDate] = [days.at(0) ?? query.fromDate, days.at(-1) ?? query.toDate]
  const found = await readSlots(tx, { locationId, fromDate, toDate, codeName: query.fulfillmentCodeName, now })
  const hours = (await readOpeningHours(tx)).filter((row) => row.locationId === locationId)
  return {
    days: days.map((date) => ({
      date,
      isOpen: hours.some(({ weekday, opensAt }) => weekday === weekdayOf(date) && opensAt !== null),
      slots: found.filter(({ slot }) => slot.bookingDate === date).map((row) => presentSlot(row, now)),
    })),
    timeZone,
    serverTime: now.toISOString(),
    ...(query.nearSlotID ? { nearest: await nearestTo(tx, query.nearSlotID, now) } : {}),
  }
}
