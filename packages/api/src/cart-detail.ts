import * as z from 'zod/mini'
import { postalAddressSchema } from './address.ts'
import { cartNoticeSchema } from './cart-notice.ts'
import { cartGiftCardSchema, cartLoyaltySchema, cartTipSchema } from './cart-savings.ts'
import { idSchema } from './ids.ts'
import { amountSchema } from './money.ts'
import { linkedLineSchema, orderLineShape, substituteProductSchema } from './order-line.ts'
import { additionalChargeSchema, orderTotalsSchema } from './order-totals.ts'

/** A line of the cart. */
export const cartItemSchema = z.object({
  ...orderLineShape,
  fulfillmentMethodID: idSchema,
  codeName: z.string(),
  qtyLimit: z.optional(z.nullable(z.int())),
  qtyOnHand: z.optional(z.nullable(z.int())),
  isinstock: z.optional(z.boolean()),
  /** How many of `qty` there are, where there are not as many. */
  inStockQty: z.optional(z.int()),
  /** Whether another product may come instead (spec 2 §4). */
  canSubstitute: z.optional(z.boolean()),
  /** What is to come instead; the all-zero id is No Preference. Without one there is none. */
  selectedSubstitute: z.optional(z.nullable(substituteProductSchema)),
  linkedProducts: z.optional(z.array(linkedLineSchema)),
  /** The least and the most dollars of a gift card whose amount is chosen; none of one that has a single price. */
  giftCardRange: z.optional(z.nullable(z.object({ min: amountSchema, max: amountSchema }))),
  /** The rhythms that it may be sent in again and again; none where it is sold once. */
  autoShipFrequencies: z.optional(z.array(z.object({ frequency: z.string(), label: z.string() }))),
  /** percent off every auto-ship delivery */
  autoShipDiscount: z.optional(z.nullable(z.number())),
})
export type CartItem = z.output<typeof cartItemSchema>

/** The lines that reach the shopper the same way. */
export const cartFulfillmentSchema = z.object({
  fulfillmentMethodID: idSchema,
  codeName: z.string(),
  fulfillmentName: z.optional(z.string()),
  shoppingCartItems: z.record(z.string(), cartItemSchema),
  totalQTY: z.int(),
  totalAmount: amountSchema,
  minCheckoutAmount: z.optional(z.nullable(amountSchema)),
  fixedCharge: z.optional(z.nullable(amountSchema)),
  additionalCharges: z.optional(z.array(additionalChargeSchema)),
  /** of the chosen rate */
  shippingAmount: z.optional(amountSchema),
  /** More goods for this much spare the minimum-order charge; none where there is no charge (spec 2 §4). */
  missingToDropCharge: z.optional(z.nullable(amountSchema)),
  shippingRateID: z.optional(z.nullable(idSchema)),
  isSlotBookingRequired: z.optional(z.boolean()),
  /** For this shopper: a store may let only customers, or only guests, pay there. */
  allowPayAtStore: z.optional(z.boolean()),
  address: z.optional(z.nullable(postalAddressSchema)),
  /** Who fetches the goods, as it was saved last (spec 2 §3). */
  pickupInfo: z.optional(
    z.nullable(
      z.object({
        primaryUserFirstName: z.string(),
        primaryUserLastName: z.string(),
        pickUpByPhone1: z.optional(z.string()),
        pickUpByEmail1: z.optional(z.string()),
        pickupByDOB1: z.optional(z.string()),
        alternateUserFirstName: z.optional(z.string()),
        alternateUserLastName: z.optional(z.string()),
        pickUpByPhone2: z.optional(z.string()),
        pickUpByEmail2: z.optional(z.string()),
        pickupByDOB2: z.optional(z.string()),
      }),
    ),
  ),
  /** Whoever fetches the goods tells their date of birth. */
  asksBirthDate: z.optional(z.boolean()),
  deliveryInstruction: z.optional(z.nullable(z.string())),
  isContactlessDelivery: z.optional(z.boolean()),
})
export type CartFulfillment = z.output<typeof cartFulfillmentSchema>

/** A coupon of the cart that takes nothing off as the cart is now, and why. Another one may take its place. */
export const idleCouponSchema = z.object({
  couponID: idSchema,
  code: z.optional(z.nullable(z.string())),
  title: z.string(),
  reason: z.string(),
})
export type IdleCoupon = z.output<typeof idleCouponSchema>

/** A line that comes again and again once it is ordered, as the shopper confirms it (spec 2 §3, `isConfirmSubscription`). */
export const cartAutoShipSchema = z.object({
  orderLineItemID: idSchema,
  /** `Every 2 weeks` */
  frequencyText: z.string(),
  /** The day of the first order after this one, `2026-12-04`; none where the rhythm is in the store's own words. */
  nextOrderDate: z.nullable(z.string()),
})
export type CartAutoShip = z.output<typeof cartAutoShipSchema>

/** A line that could not be had as it was asked for; `qty` 0 left it out. */
export const cartAdjustmentSchema = z.object({
  productId: idSchema,
  title: z.string(),
  wantedQty: z.int(),
  qty: z.int(),
})
export type CartAdjustment = z.output<typeof cartAdjustmentSchema>

/** The whole cart. `version` grows with every change, so that a stale reply is told from a fresh one. */
export const cartDetailSchema = z.object({
  orderNumber: z.nullable(z.string()),
  version: z.int(),
  locationID: z.optional(z.nullable(idSchema)),
  zipCode: z.optional(z.nullable(z.string())),
  shipToStoreLocationID: z.optional(z.nullable(idSchema)),
  /** The store that shipped goods wait in. */
  shipToStoreName: z.optional(z.nullable(z.string())),
  totalItems: z.int(),
  subTotalDisplay: amountSchema,
  availableProductsCount: z.optional(z.int()),
  hasAgeRestriction: z.optional(z.boolean()),
  fulfillments: z.record(z.string(), cartFulfillmentSchema),
  orderSummary: orderTotalsSchema,
  idleCoupons: z.optional(z.array(idleCouponSchema)),
  /** Absent where no line comes again. */
  autoShips: z.optional(z.array(cartAutoShipSchema)),
  /** Until the shopper has put them away (`dismissCartNotices`). */
  notices: z.optional(z.array(cartNoticeSchema)),
  /** How much the shopper has saved for later, apart from the cart. */
  savedItemsCount: z.optional(z.int()),
  /** Of the answer to a call that took something away or made a line another one: `restoreCart` brings it back for 30 minutes. */
  snapshotID: z.optional(idSchema),
  /** Of the answer to a call that brought lines (back): what could not be had in full. */
  adjustments: z.optional(z.array(cartAdjustmentSchema)),
  /** Absent or null where this shopper redeems nothing. */
  loyalty: z.optional(z.nullable(cartLoyaltySchema)),
  giftCards: z.optional(z.array(cartGiftCardSchema)),
  /** Absent or null where nothing of the cart takes a tip. */
  tip: z.optional(z.nullable(cartTipSchema)),
})
export type CartDetail = z.output<typeof cartDetailSchema>
