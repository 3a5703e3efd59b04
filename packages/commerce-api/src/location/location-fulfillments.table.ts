import { boolean, doublePrecision, integer, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const locationFulfillments = commerce.table(
  'location_fulfillments',
  {
    tenantId: tenantId(),
    locationId: uuid('location_id').notNull(),
    fulfillmentMethodId: uuid('fulfillment_method_id').notNull(),
    isAvailable: boolean('is_available').notNull().default(true),
    isComingSoon: boolean('is_coming_soon').notNull().default(false),
    isSlotBookingRequired: boolean('is_slot_booking_required').notNull().default(false),
    isScanningRequired: boolean('is_scanning_required').notNull().default(false),
    minCheckoutCents: integer('min_checkout_cents'),
    fixedChargeCents: integer('fixed_charge_cents'),
    deliveryChargeCents: integer('delivery_charge_cents').notNull().default(0),
    deliveryRadiusMiles: doublePrecision('delivery_radius_miles'),
    allowPayAtStore: boolean('allow_pay_at_store').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.locationId, table.fulfillmentMethodId] })],
)
export type LocationFulfillmentRecord = typeof locationFulfillments.$inferSelect
