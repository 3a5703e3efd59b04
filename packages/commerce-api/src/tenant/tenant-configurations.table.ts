import type { FooterDetails } from '@aisle/api/footer'
import type { Theme } from '@aisle/api/theme'
import { boolean, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'
import type { BusinessSettings, PaymentLogo, SocialPlatform } from './business-settings.ts'

export const tenantConfigurations = commerce.table('tenant_configurations', {
  tenantId: tenantId().primaryKey(),
  mode: integer('mode'),
  isActive: boolean('is_active').notNull().default(true),
  business: jsonb('business').$type<BusinessSettings>().notNull(),
  theme: jsonb('theme').$type<Theme>().notNull().default({}),
  socialPlatforms: jsonb('social_platforms').$type<readonly SocialPlatform[]>().notNull().default([]),
  footer: jsonb('footer').$type<FooterDetails>().notNull().default({ groups: [], legalLinks: [] }),
  paymentLogos: jsonb('payment_logos').$type<readonly PaymentLogo[]>().notNull().default([]),
  askFullAddressForDelivery: boolean('ask_full_address_for_delivery').notNull().default(false),
  mobileAppUrl: text('mobile_app_url'),
  accessCodeHash: text('access_code_hash'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
export type TenantConfigurationRecord = typeof tenantConfigurations.$inferSelect
