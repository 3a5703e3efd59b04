import * as z from 'zod/mini'
import { breadcrumbSchema } from './breadcrumb.ts'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { locationSchema, shoppingTermsSchema } from './location.ts'
import { productCardSchema } from './product-card.ts'
import { reviewSummarySchema } from './review-summary.ts'

/** A fact about a product: `Country of origin`, `Spain`. */
export const productFactSchema = z.object({ name: z.string(), value: z.string() })

export const nutritionSchema = z.object({
  servingSize: z.optional(z.nullable(z.string())),
  servingsPerContainer: z.optional(z.nullable(z.string())),
  calories: z.optional(z.nullable(z.number())),
  /** `Total Fat`, `8 g`, `10%` of the daily value; `level` 1 is a part of the row above. */
  rows: z.array(
    z.object({
      name: z.string(),
      amount: z.string(),
      dailyValue: z.optional(z.nullable(z.string())),
      level: z.optional(z.int()),
    }),
  ),
  ingredients: z.optional(z.nullable(z.string())),
  allergens: z.optional(z.nullable(z.string())),
})

/** What always comes with a product, such as a deposit. */
export const linkedProductSchema = z.extend(productCardSchema, {
  /** How many of it come with each one; one if absent. */
  linkedQty: z.optional(z.int()),
})
export type LinkedProduct = z.output<typeof linkedProductSchema>

/** Everything the page of a product shows. */
export const productDetailsSchema = z.extend(productCardSchema, {
  images: z.array(
    z.object({
      url: z.string(),
      alt: z.string(),
      width: z.optional(z.int()),
      height: z.optional(z.int()),
    }),
  ),
  /** HTML */
  description: z.optional(z.nullable(z.string())),
  descriptionText: z.optional(z.nullable(z.string())),
  details: z.optional(z.array(productFactSchema)),
  nutrition: z.optional(z.nullable(nutritionSchema)),
  breadcrumbs: z.optional(z.array(breadcrumbSchema)),
  sku: z.optional(z.nullable(z.string())),
  barcode: z.optional(z.nullable(z.string())),
  linkedProducts: z.optional(z.array(linkedProductSchema)),
  autoShipFrequencies: z.optional(z.array(z.object({ frequency: z.string(), label: z.string() }))),
  /** percent off every auto-ship delivery */
  autoShipDiscount: z.optional(z.nullable(z.number())),
  reviewSummary: z.optional(z.nullable(reviewSummarySchema)),
  warning: z.optional(z.nullable(z.string())),
})
export type ProductDetails = z.output<typeof productDetailsSchema>

const bySeoName = z.object({
  ProductSeoName: z.string(),
  ...shoppingTermsSchema.shape,
  skipBrowsingAgeRestrictedProd: z.optional(z.boolean()),
})
const productsData = z.object({ items: z.array(productCardSchema) })

export const productDetails = endpoint({
  name: 'productDetails',
  method: 'GET',
  path: '/v1/Product/Details',
  access: 'guest',
  restrictedFlag: 'skipBrowsingAgeRestrictedProd',
  query: bySeoName,
  data: productDetailsSchema,
  cacheMinutes: 10,
  assumed: 'Parameters and contents are not shown.',
})

export const productSubstitutes = endpoint({
  name: 'productSubstitutes',
  method: 'GET',
  path: '/v1/Product/Substitutes',
  access: 'guest',
  restrictedFlag: 'skipBrowsingAgeRestrictedProd',
  query: bySeoName,
  data: productsData,
  cacheMinutes: 10,
})

export const productCompanions = endpoint({
  name: 'productCompanions',
  method: 'GET',
  path: '/v1/Product/Companions',
  access: 'guest',
  restrictedFlag: 'skipBrowsingAgeRestrictedProd',
  query: bySeoName,
  data: productsData,
  cacheMinutes: 10,
})

export const linkedProducts = endpoint({
  name: 'linkedProducts',
  method: 'GET',
  path: '/v1/Product/LinkedProduct',
  access: 'guest',
  query: z.object({ productID: idSchema, LocationID: z.optional(idSchema) }),
  data: z.object({ items: z.array(linkedProductSchema) }),
})

export const productNearbyStores = endpoint({
  name: 'productNearbyStores',
  method: 'GET',
  path: '/v1/Product/AvailableNearByStore',
  access: 'guest',
  query: z.object({
    productID: idSchema,
    ...shoppingTermsSchema.shape,
    latitude: z.optional(z.number()),
    longitude: z.optional(z.number()),
  }),
  data: z.object({
    items: z.array(
      z.object({ location: locationSchema, isinstock: z.boolean(), qtyOnHand: z.optional(z.nullable(z.int())) }),
    ),
  }),
  assumed: 'Parameters and reply are not shown.',
})

export const productByZipCode = endpoint({
  name: 'productByZipCode',
  method: 'GET',
  path: '/v1/Product/AvailableByZipcode',
  access: 'guest',
  query: z.object({ productID: idSchema, zipCode: z.string(), fulfillmentCodeName: z.optional(z.string()) }),
  data: z.object({ isAvailable: z.boolean(), locationID: z.optional(z.nullable(idSchema)) }),
  assumed: 'Parameters and reply are not shown.',
})
