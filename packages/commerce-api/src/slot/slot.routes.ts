import { availableSlots } from '@aisle/api/slot'
import type { Domain } from '../server/domain.ts'
import { listSlotDays } from './slot-days.service.ts'

export const slotRoutes: Domain = ({ serveFlow, now }) => {
  // A flow, because the slots of a day that has come into the window are made on the way.
  serveFlow(availableSlots, ({ transaction, query }) => transaction((tx) => listSlotDays(tx, query, now())))
}
