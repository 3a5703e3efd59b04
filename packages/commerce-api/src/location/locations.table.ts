import { boolean, doublePrecision, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const locations = commerce.table(
  'locations',
  {
    tenantId: tenantId(),
    locationId: uuid('location_id').notNull(),
    name: text('name').notNull(),
    tokenKey: text('token_key'),
    line1: text('line1').notNull().default(''),
    line2: text('line2'),
    city: text('city').notNull().default(''),
    state: text('state').notNull().default(''),
    zip: text('zip').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    timeZone: text('time_zone').notNull(),
    phoneNumber: text('phone_number'),
    email: text('email'),
    isWarehouse: boolean('is_warehouse').notNull().default(false),
    imageUrl: text('image_url'),
    instructions: text('instructions'),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.locationId] })],
)
export type LocationRecord = typeof locations.$inferSelect
