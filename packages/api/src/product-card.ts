import * as z from 'zod/mini'
import { idSchema } from './ids.ts'
import { amountSchema } from './money.ts'
import { orderLineTypeSchema, productFamilySchema } from './product-kind.ts'

export const productDiscountSchema = z.object({ displayName: z.string(), discountID: idSchema })
export type ProductDiscount = z.output<typeof productDiscountSchema>

/** `$0.32` per `oz`. */
export const unitPriceSchema = z.object({ amount: amountSchema, unit: z.string() })

/** One choice of a product, for example a size or a colour. */
export const productVariantSchema = z.object({
  productVariantValueID: idSchema,
  /** The product that this choice puts into the cart: every variant is a product of its own (assumed). */
  productID: idSchema,
  isDefaultSelected: z.boolean(),
  isinstock: z.boolean(),
  productVariantValues: z.array(z.object({ value: z.string(), codeName: z.string() })),
  price: z.optional(z.nullable(amountSchema)),
  qtyOnHand: z.optional(z.nullable(z.int())),
  profileImage: z.optional(z.nullable(z.string())),
  unitPrice: z.optional(z.nullable(unitPriceSchema)),
  sizeText: z.optional(z.nullable(z.string())),
})
export type ProductVariant = z.output<typeof productVariantSchema>

export const productFulfillmentSchema = z.object({
  codeName: z.string(),
  fulfillmentMethodID: z.optional(idSchema),
  qtyLimit: z.optional(z.nullable(z.int())),
  isPayAtStore: z.optional(z.boolean()),
})
export type ProductFulfillment = z.output<typeof productFulfillmentSchema>

/** What a product card shows and needs to add the product (spec 1 §3, 2 §3). */
export const productCardSchema = z.object({
  productID: idSchema,
  title: z.string(),
  seoName: z.string(),
  shortDescription: z.optional(z.nullable(z.string())),
  /** What one costs now, reductions included. */
  price: amountSchema,
  /** What one costs without the reduction; absent when not reduced. */
  regularPrice: z.optional(z.nullable(amountSchema)),
  unitPrice: z.optional(z.nullable(unitPriceSchema)),
  profileImage: z.optional(z.nullable(z.string())),
  imageAlt: z.optional(z.nullable(z.string())),
  brand: z.optional(z.nullable(z.string())),
  /** `12 fl oz`, `each` */
  sizeText: z.optional(z.nullable(z.string())),
  ratingAverage: z.optional(z.nullable(z.number())),
  ratingCount: z.optional(z.int()),
  categorySeoName: z.optional(z.nullable(z.string())),
  /** How many are in the shopper's cart. */
  qty: z.optional(z.int()),
  qtyLimit: z.optional(z.nullable(z.int())),
  qtyOnHand: z.optional(z.nullable(z.int())),
  isinstock: z.boolean(),
  isFavorite: z.optional(z.boolean()),
  isDummyProd: z.optional(z.boolean()),
  isSponsored: z.optional(z.boolean()),
  isProductBlacklisted: z.optional(z.boolean()),
  hasAgeRestriction: z.optional(z.boolean()),
  hasDiscount: z.optional(z.boolean()),
  discounts: z.optional(z.array(productDiscountSchema)),
  productFamily: z.optional(productFamilySchema),
  giftCardID: z.optional(z.nullable(idSchema)),
  giftCardAmount: z.optional(z.nullable(amountSchema)),
  variants: z.optional(z.array(productVariantSchema)),
  fulFillments: z.optional(z.array(productFulfillmentSchema)),
  /** The second document's spelling; read with `productFulfillments`. */
  fulfillments: z.optional(z.array(productFulfillmentSchema)),
  linkedProductID: z.optional(z.nullable(idSchema)),
  instruction: z.optional(z.nullable(z.string())),
  isSubscribeForAutoShip: z.optional(z.boolean()),
  frequency: z.optional(z.nullable(z.string())),
  orderLineItemOrderType: z.optional(orderLineTypeSchema),
  subscriptionID: z.optional(z.nullable(idSchema)),
})
export type ProductCard = z.output<typeof productCardSchema>

/** The ways this product is handed over, whichever spelling the API uses (decision 25). */
export const productFulfillments = ({
  fulFillments,
  fulfillments,
}: Pick<ProductCard, 'fulFillments' | 'fulfillments'>): readonly ProductFulfillment[] =>
  fulFillments ?? fulfillments ?? []
