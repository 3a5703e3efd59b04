import * as z from 'zod/mini'
import { idSchema } from './ids.ts'
import { amountSchema } from './money.ts'
import { orderLineTypeSchema, productFamilySchema } from './product-kind.ts'

/** What the shopper accepts instead of a product that has run out (spec 2 §3). */
export const substituteProductSchema = z.object({
  /** The all-zero id means No Preference. */
  substituteProductID: idSchema,
  productID: z.optional(z.nullable(idSchema)),
  productName: z.string(),
  image: z.optional(z.nullable(z.string())),
  price: z.optional(z.nullable(amountSchema)),
  qtyOnHand: z.optional(z.nullable(z.int())),
  seoName: z.optional(z.nullable(z.string())),
})
export type SubstituteProduct = z.output<typeof substituteProductSchema>

/** Pieces of a line that cost less than its `price`, by a deal that something else in the order earns. */
const rewardedSchema = z.object({ qty: z.int(), price: amountSchema })

/** What every line of a cart or an order says. */
export const orderLineShape = {
  orderLineItemID: idSchema,
  productId: idSchema,
  title: z.string(),
  seoName: z.string(),
  profileImage: z.optional(z.nullable(z.string())),
  imageAlt: z.optional(z.nullable(z.string())),
  /** of one that is not among those of `rewarded` */
  price: amountSchema,
  regularPrice: z.optional(z.nullable(amountSchema)),
  /** of the line, its reductions included */
  totalPrice: amountSchema,
  discountAmount: z.optional(amountSchema),
  rewarded: z.optional(z.array(rewardedSchema)),
  qty: z.int(),
  sizeText: z.optional(z.nullable(z.string())),
  /** `Size: Large` */
  variantText: z.optional(z.nullable(z.string())),
  productVariantValueID: z.optional(z.nullable(idSchema)),
  instruction: z.optional(z.nullable(z.string())),
  orderLineItemOrderType: orderLineTypeSchema,
  productFamily: z.optional(productFamilySchema),
  giftCardID: z.optional(z.nullable(idSchema)),
  giftCardAmount: z.optional(z.nullable(amountSchema)),
  hasAgeRestriction: z.optional(z.boolean()),
  allowSubstitute: z.boolean(),
  substituteProductDetails: z.optional(z.array(substituteProductSchema)),
  isLinkedProduct: z.boolean(),
  parentLinkedLineItemId: z.optional(z.nullable(idSchema)),
  isSubscribeForAutoShip: z.optional(z.boolean()),
  frequency: z.optional(z.nullable(z.string())),
}

/** A deposit or another product that always comes with its parent. */
export const linkedLineSchema = z.object({
  orderLineItemID: idSchema,
  productId: idSchema,
  title: z.string(),
  price: amountSchema,
  qty: z.int(),
  totalPrice: amountSchema,
})
