import * as z from 'zod/mini'
import { boxedConfiguration } from './configuration-forms.ts'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { amountSchema } from './money.ts'

/** Whether a fulfillment's pay-at-store is offered to nobody, customers, guests or both. */
export const payAtStoreUserTypeSchema = z.literal([0, 1, 2, 3])

/** A way for goods to reach the shopper, with the tenant's own code (spec 1 §3, decision 1). */
export const fulfillmentMethodSchema = z.object({
  codeName: z.string(),
  isActive: z.boolean(),
  fulfillmentId: idSchema,
  fulfillmentMethodID: idSchema,
  fulfillmentName: z.string(),
  qtyLimit: z.optional(z.nullable(z.int())),
  allowPayAtStore: z.optional(z.boolean()),
  payAtStoreUserType: z.optional(z.nullable(payAtStoreUserTypeSchema)),
})
export type FulfillmentMethod = z.output<typeof fulfillmentMethodSchema>

/** How a store looks and behaves (spec 1 §3). `mode` is read with `storeModeOf`. */
export const businessConfigurationSchema = z.object({
  mode: z.optional(z.unknown()),
  modeDescription: z.optional(z.nullable(z.string())),
  isActive: z.boolean(),
  businessName: z.string(),
  logoURL: z.optional(z.nullable(z.string())),
  defaultProductImageURL: z.optional(z.nullable(z.string())),
  betaImageUrl: z.optional(z.nullable(z.string())),
  forceUserToEnterZipCode: z.optional(z.boolean()),
  enableOfferTag: z.optional(z.boolean()),
  showTrendingCategory: z.optional(z.boolean()),
  /** 2: what is on the blacklist may be subscribed to all the same (spec 2 §4). Where it is set is not shown. */
  blacklistHandling: z.optional(z.nullable(z.int())),
  /** Absent means DATACAP, null or empty means that the store takes no card (decision 23). */
  currentPaymentGateway: z.optional(z.nullable(z.string())),
  /** Codes of the fulfillments that take tips. Absent means all but those where shoppers come into the store. */
  tipFulfillments: z.optional(z.array(z.string())),
  /** Tips that are offered, in percent of the goods; absent means 10, 15 and 20. */
  tipPercents: z.optional(z.array(z.int().check(z.positive(), z.lte(100))).check(z.maxLength(5))),
  /** Most that is taken as a tip; absent means 500 dollars. */
  maxTipAmount: z.optional(amountSchema),
  /** 0 none, 1 per customer, 2 everybody. */
  lnsSubscriptionType: z.optional(z.int()),
  showDisclaimer: z.optional(z.boolean()),
  showAnnouncement: z.optional(z.boolean()),
  isStoreAgeRestricted: z.optional(z.boolean()),
  enableAgeRestrictedBrowsing: z.optional(z.boolean()),
  enableAgeRestrictedCheckout: z.optional(z.boolean()),
  enableGuestCheckout: z.optional(z.boolean()),
  tenantAcr: z.optional(z.nullable(z.string())),
  accountID: z.optional(z.nullable(z.string())),
  /** HTML */
  termsOfService: z.optional(z.nullable(z.string())),
  /** HTML */
  privacyPolicy: z.optional(z.nullable(z.string())),
  customerServicePhone: z.optional(z.nullable(z.string())),
  customerServiceEmail: z.optional(z.nullable(z.string())),
  /** Shown when test mode without a payment gateway refuses a line (spec 1 §8). */
  noPaymentGatewayMessage: z.optional(z.nullable(z.string())),
})
export type BusinessConfiguration = z.output<typeof businessConfigurationSchema>

export const socialPlatformSchema = z.object({ name: z.string(), url: z.string(), iconURL: z.optional(z.string()) })

/** Everything a page needs to know about its store. */
export const configurationSchema = z.object({
  businessConfigurations: businessConfigurationSchema,
  fulfillments: z.array(fulfillmentMethodSchema),
  socialPlatforms: z.array(socialPlatformSchema),
  tenantAcr: z.optional(z.nullable(z.string())),
  accountID: z.optional(z.nullable(z.string())),
})
export type Configuration = z.output<typeof configurationSchema>

const globalQuery = z.object({ global: z.optional(z.boolean()) })

export const configuration = endpoint({
  name: 'configuration',
  method: 'GET',
  path: '/v1/Configuration',
  access: 'guest',
  query: globalQuery,
  data: configurationSchema,
  normalise: boxedConfiguration,
})

export const flatConfiguration = endpoint({
  name: 'flatConfiguration',
  method: 'GET',
  path: '/v2/Configuration',
  access: 'guest',
  query: globalQuery,
  data: z.extend(businessConfigurationSchema, {
    fulfillments: z.array(fulfillmentMethodSchema),
    socialPlatforms: z.array(socialPlatformSchema),
  }),
  assumed: 'The documents call the v2 reply flat: the business fields beside the lists.',
})

export const locationSettings = endpoint({
  name: 'locationSettings',
  method: 'GET',
  path: '/v1/Configuration/Locations',
  access: 'guest',
  query: globalQuery,
  data: z.object({ askFullAddressForDelivery: z.boolean() }),
})
