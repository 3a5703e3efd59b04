import { blockedSlots, bookSlot as bookSlotCall, rebookSlot } from '@aisle/api/slot'
import type { Domain } from '../server/domain.ts'
import { bookSlot, showHolds } from './slot-booking.service.ts'

export const slotBookingRoutes: Domain = ({ serve, now }) => {
  serve(blockedSlots, ({ tx, shopper }) => showHolds(tx, shopper, now()))

  serve(bookSlotCall, async ({ tx, shopper, body }) => {
    await bookSlot(tx, shopper, body, now())
    return await showHolds(tx, shopper, now())
  })

  serve(rebookSlot, async ({ tx, shopper, params, body }) => {
    await bookSlot(tx, shopper, body, now(), params.slotBookingId)
    return await showHolds(tx, shopper, now())
  })
}
