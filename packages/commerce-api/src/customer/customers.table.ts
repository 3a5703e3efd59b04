import { boolean, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const customers = commerce.table(
  'customers',
  {
    tenantId: tenantId(),
    customerId: uuid('customer_id').notNull().defaultRandom(),
    subject: text('subject').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    phoneNumber: text('phone_number'),
    countryCode: text('country_code'),
    userIdNumber: text('user_id_number'),
    profileImageUrl: text('profile_image_url'),
    dateOfBirth: text('date_of_birth'),
    zipCode: text('zip_code'),
    isVerifiedOnline: boolean('is_verified_online').notNull().default(false),
    isLoyalty: boolean('is_loyalty').notNull().default(false),
    loyaltyCents: integer('loyalty_cents').notNull().default(0),
    preferredLocationId: uuid('preferred_location_id'),
    preferredFulfillmentMethodId: uuid('preferred_fulfillment_method_id'),
    policyAcceptedAt: timestamp('policy_accepted_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.customerId] })],
)
export type CustomerRecord = typeof customers.$inferSelect
