import { integer, primaryKey, time, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const slotRules = commerce.table(
  'slot_rules',
  {
    tenantId: tenantId(),
    slotRuleId: uuid('slot_rule_id').notNull(),
    locationId: uuid('location_id').notNull(),
    fulfillmentMethodId: uuid('fulfillment_method_id').notNull(),
    weekday: integer('weekday').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    capacity: integer('capacity').notNull(),
    cutoffMinutes: integer('cutoff_minutes').notNull().default(60),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.slotRuleId] })],
)
export type SlotRuleRecord = typeof slotRules.$inferSelect
