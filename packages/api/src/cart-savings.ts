import * as z from 'zod/mini'
import { idSchema } from './ids.ts'
import { amountSchema } from './money.ts'

/** Loyalty dollars of a customer who may redeem them here (decision 19). */
export const cartLoyaltySchema = z.object({
  /** what the shopper wants to use */
  asked: amountSchema,
  /** what the cart uses of that as it is now, and the part of it that is for the delivery charge */
  used: amountSchema,
  usedForDelivery: z.optional(amountSchema),
  /** all that the customer has */
  redeemable: amountSchema,
})
export type CartLoyalty = z.output<typeof cartLoyaltySchema>

/** A gift card that pays for the cart. One of somebody else is named by its number once, and by its id from then on. */
export const cartGiftCardSchema = z.object({
  giftCardID: idSchema,
  last4: z.string(),
  balance: amountSchema,
  /** what the cart takes off it as it is now, and the part of it that is for the delivery charge */
  used: amountSchema,
  usedForDelivery: z.optional(amountSchema),
  isOwn: z.boolean(),
  /** Chosen for the customer, who has not said which cards pay (decision 37). */
  isPreselected: z.optional(z.boolean()),
})
export type CartGiftCard = z.output<typeof cartGiftCardSchema>

/** What may be given to those who bring or hand over the goods. */
export const cartTipSchema = z.object({
  /** The shopper has chosen one, or none (spec 2 §3, `isTipConfirmed`). */
  isConfirmed: z.boolean(),
  /** Offered amounts, as shares of the goods. */
  options: z.array(z.object({ percent: z.int(), amount: amountSchema })),
  /** Most that this store takes. */
  maxAmount: amountSchema,
})
export type CartTip = z.output<typeof cartTipSchema>
