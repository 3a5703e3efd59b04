import * as z from 'zod/mini'
import { postalAddressSchema } from './address.ts'
import { idSchema } from './ids.ts'
import { amountSchema } from './money.ts'
import { linkedLineSchema, orderLineShape, substituteProductSchema } from './order-line.ts'
import { orderTotalsSchema } from './order-totals.ts'
import { cardBrandSchema } from './payment-method.ts'
import { bookedSlotSchema } from './slot.ts'

/** How far an order is; the words that shoppers see come in `statusText`. */
export const orderStatusSchema = z.enum([
  'placed',
  'preparing',
  'ready',
  'onTheWay',
  'completed',
  'cancelled',
  'returned',
])
export type OrderStatus = z.output<typeof orderStatusSchema>

/** A line of an order. */
export const orderLineItemSchema = z.object({
  ...orderLineShape,
  fulfillmentMethodID: z.optional(idSchema),
  isDeleted: z.boolean(),
  status: z.optional(orderStatusSchema),
  returnedQty: z.optional(z.int()),
  isReturnable: z.optional(z.boolean()),
  linkedProducts: z.optional(z.array(linkedLineSchema)),
  substituteProductListData: z.optional(z.array(substituteProductSchema)),
})
export type OrderLineItem = z.output<typeof orderLineItemSchema>

const personSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
})

export const orderFulfillmentSchema = z.object({
  fulfillmentMethodID: idSchema,
  codeName: z.string(),
  fulfillmentName: z.string(),
  status: orderStatusSchema,
  statusText: z.string(),
  slot: z.optional(z.nullable(z.omit(bookedSlotSchema, { expiresAt: true }))),
  address: z.optional(z.nullable(postalAddressSchema)),
  /** The store that the shipped goods wait in; `address` is its own. */
  shipToStoreLocationID: z.optional(z.nullable(idSchema)),
  storeName: z.optional(z.nullable(z.string())),
  storeAddress: z.optional(z.nullable(postalAddressSchema)),
  storePhone: z.optional(z.nullable(z.string())),
  pickupPerson: z.optional(z.nullable(personSchema)),
  alternatePickupPerson: z.optional(z.nullable(personSchema)),
  deliveryInstruction: z.optional(z.nullable(z.string())),
  isContactlessDelivery: z.optional(z.boolean()),
  shippingRateName: z.optional(z.nullable(z.string())),
  trackingNumber: z.optional(z.nullable(z.string())),
  trackingURL: z.optional(z.nullable(z.string())),
  orderLineItems: z.array(orderLineItemSchema),
})
export type OrderFulfillment = z.output<typeof orderFulfillmentSchema>

/** How an order was or will be paid. */
export const orderPaymentSchema = z.object({
  kind: z.enum(['card', 'giftCard', 'payAtStore', 'loyalty']),
  label: z.string(),
  brand: z.optional(z.nullable(cardBrandSchema)),
  last4: z.optional(z.nullable(z.string())),
  amount: amountSchema,
})

/** What happened to an order, oldest first: ISO instants. */
export const orderEventSchema = z.object({
  status: orderStatusSchema,
  text: z.string(),
  at: z.optional(z.nullable(z.string())),
  isReached: z.boolean(),
})

/** Which of the arrival prompts show, and what was told (spec 2 §3). */
export const pickupTrackingSchema = z.object({
  showIamonMyway: z.boolean(),
  showIamHere: z.boolean(),
  iAmHereInfo: z.optional(z.nullable(z.object({ spot: z.string(), carText: z.optional(z.nullable(z.string())) }))),
})
export type PickupTracking = z.output<typeof pickupTrackingSchema>

/** An order as its page shows it (spec 2 §3). */
export const orderDetailSchema = z.object({
  orderID: idSchema,
  orderNumber: z.string(),
  codeName: z.optional(z.nullable(z.string())),
  status: orderStatusSchema,
  statusText: z.string(),
  /** ISO instant */
  placedAt: z.string(),
  locationID: z.optional(z.nullable(idSchema)),
  email: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  orderFulfillments: z.array(orderFulfillmentSchema),
  /** The same lines, by what became of them. */
  trackOrderLineItems: z.array(orderLineItemSchema),
  returnOrderLineItems: z.array(orderLineItemSchema),
  notDeliveredOrderLineItems: z.array(orderLineItemSchema),
  orderSummary: orderTotalsSchema,
  payments: z.array(orderPaymentSchema),
  billingAddress: z.optional(z.nullable(postalAddressSchema)),
  timeline: z.array(orderEventSchema),
  pickupTracking: z.optional(z.nullable(pickupTrackingSchema)),
  canEdit: z.boolean(),
  canCancel: z.boolean(),
  canReturn: z.boolean(),
  canChangeTime: z.boolean(),
  canReorder: z.boolean(),
  canPrintInvoice: z.boolean(),
  /** ISO instant after which nothing can be changed */
  editableUntil: z.optional(z.nullable(z.string())),
})
export type OrderDetail = z.output<typeof orderDetailSchema>
