import * as z from 'zod/mini'
import { postalAddressSchema } from './address.ts'
import { idSchema } from './ids.ts'
import { amountSchema } from './money.ts'
import { cardBrandSchema } from './payment-method.ts'

export const autoShipStatusSchema = z.enum(['active', 'paused', 'cancelled'])
export type AutoShipStatus = z.output<typeof autoShipStatusSchema>

/** A product that comes again and again. */
export const autoShipSchema = z.object({
  subscriptionID: idSchema,
  productID: idSchema,
  title: z.string(),
  seoName: z.string(),
  profileImage: z.optional(z.nullable(z.string())),
  imageAlt: z.optional(z.nullable(z.string())),
  price: amountSchema,
  discountPercent: z.optional(z.nullable(z.number())),
  qty: z.int(),
  frequency: z.string(),
  frequencyText: z.string(),
  status: autoShipStatusSchema,
  statusText: z.string(),
  /** `2026-12-04` */
  nextOrderDate: z.optional(z.nullable(z.string())),
  startedAt: z.string(),
  codeName: z.string(),
  fulfillmentName: z.string(),
})
export type AutoShip = z.output<typeof autoShipSchema>

export const autoShipDetailSchema = z.extend(autoShipSchema, {
  address: z.optional(z.nullable(postalAddressSchema)),
  storeName: z.optional(z.nullable(z.string())),
  paymentMethodID: z.optional(z.nullable(idSchema)),
  cardBrand: z.optional(z.nullable(cardBrandSchema)),
  cardLast4: z.optional(z.nullable(z.string())),
  frequencies: z.array(z.object({ frequency: z.string(), label: z.string() })),
  qtyLimit: z.optional(z.nullable(z.int())),
})
export type AutoShipDetail = z.output<typeof autoShipDetailSchema>

/** A delivery of a subscription, past or to come. */
export const autoShipOrderSchema = z.object({
  upcomingOrderID: z.optional(z.nullable(idSchema)),
  orderID: z.optional(z.nullable(idSchema)),
  orderNumber: z.optional(z.nullable(z.string())),
  date: z.string(),
  qty: z.int(),
  amount: amountSchema,
  status: z.enum(['scheduled', 'skipped', 'placed', 'failed', 'cancelled']),
  statusText: z.string(),
})
export type AutoShipOrder = z.output<typeof autoShipOrderSchema>
