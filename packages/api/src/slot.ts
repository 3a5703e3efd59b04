import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'

/** A day in the store's zone: `2026-11-20`. */
export const daySchema = z.iso.date().check(z.regex(/^[12]/))

const slotShape = {
  slotId: idSchema,
  bookingDate: z.string(),
  /** As shown: `9:00 AM – 10:00 AM`. */
  slotTime: z.string(),
  /** ISO instants */
  startsAt: z.string(),
  endsAt: z.string(),
}

/** A time window that can be booked (spec 1 §3). */
export const slotSchema = z.object({
  ...slotShape,
  placesLeft: z.int(),
  isAvailable: z.boolean(),
  /** ISO instant after which the slot takes no more orders */
  cutoff: z.optional(z.string()),
})
export type Slot = z.output<typeof slotSchema>

/** A slot held for a shopper until `expiresAt`. */
export const bookedSlotSchema = z.object({
  ...slotShape,
  slotBookingID: idSchema,
  expiresAt: z.optional(z.string()),
  /** The way of receiving that it is for. */
  fulfillmentMethodID: z.optional(idSchema),
})
export type BookedSlot = z.output<typeof bookedSlotSchema>

/**
 * The slots that are held. The documents name one of each kind; `heldSlots` has them all, one for each way of receiving.
 * `serverTime` lets the browser count down with the store's clock.
 */
export const blockedSlotsSchema = z.object({
  storePickupSlot: z.optional(z.nullable(bookedSlotSchema)),
  scheduledDeliverySlot: z.optional(z.nullable(bookedSlotSchema)),
  heldSlots: z.optional(z.array(bookedSlotSchema)),
  serverTime: z.string(),
})
export type BlockedSlots = z.output<typeof blockedSlotsSchema>

/** What goes with CRT_0014 and CRT_0018: at most three slots to take instead, the best first. */
export const lostSlotSchema = z.object({ nearest: z.array(slotSchema) })
export type LostSlot = z.output<typeof lostSlotSchema>

export const slotDaysSchema = z.object({
  days: z.array(z.object({ date: z.string(), isOpen: z.boolean(), slots: z.array(slotSchema) })),
  timeZone: z.string(),
  serverTime: z.string(),
  /** Where `nearSlotID` was asked for: at most three slots to take instead of it, the best first. */
  nearest: z.optional(z.array(slotSchema)),
})
export type SlotDays = z.output<typeof slotDaysSchema>

export const availableSlots = endpoint({
  name: 'availableSlots',
  method: 'GET',
  path: '/v1/AvailableSlot',
  access: 'guest',
  query: z.object({
    locationID: idSchema,
    fromDate: daySchema,
    toDate: daySchema,
    fulfillmentCodeName: z.optional(z.string()),
    zipCode: z.optional(z.string()),
    /** A slot that was lost. */
    nearSlotID: z.optional(idSchema),
  }),
  data: slotDaysSchema,
  assumed: 'The optional filters and the reply are not shown; what stands in for a lost slot is ours.',
})

export const blockedSlots = endpoint({
  name: 'blockedSlots',
  method: 'GET',
  path: '/v1/AvailableSlot/CustomerBlockedSlots',
  access: 'guest',
  query: z.object({
    locationID: idSchema,
    global: z.optional(z.boolean()),
    orderNumber: z.optional(z.string()),
    pickupSlotBookingID: z.optional(idSchema),
    deliverySlotBookingID: z.optional(idSchema),
  }),
  data: blockedSlotsSchema,
})

const bookBody = z.strictObject({
  slotId: idSchema,
  bookingDate: daySchema,
  locationID: idSchema,
  fulfillmentCodeName: z.string(),
  orderNumber: z.optional(z.string()),
  zipCode: z.optional(z.string()),
})
const bookBodyNotShown = 'The body is not shown.'

export const bookSlot = endpoint({
  name: 'bookSlot',
  method: 'POST',
  path: '/v1/AvailableSlot/Book',
  access: 'guest',
  body: bookBody,
  data: blockedSlotsSchema,
  assumed: bookBodyNotShown,
})

export const rebookSlot = endpoint({
  name: 'rebookSlot',
  method: 'PUT',
  path: '/v1/AvailableSlot/Book/:slotBookingId',
  access: 'guest',
  params: z.object({ slotBookingId: idSchema }),
  body: bookBody,
  data: blockedSlotsSchema,
  assumed: bookBodyNotShown,
})
