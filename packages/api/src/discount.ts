import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf } from './envelope.ts'
import { idSchema } from './ids.ts'
import { shoppingTermsSchema } from './location.ts'
import { productCardSchema } from './product-card.ts'

/** An offer of the store (spec 2 §3). */
export const discountSchema = z.object({
  discountID: idSchema,
  discountName: z.string(),
  description: z.optional(z.nullable(z.string())),
  imageURL: z.optional(z.nullable(z.string())),
  startsAt: z.optional(z.nullable(z.string())),
  endsAt: z.optional(z.nullable(z.string())),
  /** What one must buy, and what one gets: `Buy 2`, `get 1 free`. */
  triggerText: z.optional(z.nullable(z.string())),
  rewardText: z.optional(z.nullable(z.string())),
  couponCode: z.optional(z.nullable(z.string())),
  /** What it makes cheaper; what one must buy for that may be something else (`discountTriggerProducts`). */
  products: z.optional(z.array(productCardSchema)),
})
export type Discount = z.output<typeof discountSchema>

const listQuery = z.object({
  ...shoppingTermsSchema.shape,
  page: z.optional(z.int().check(z.gte(1))),
  pageSize: z.optional(z.int().check(z.gte(1), z.lte(100))),
  skipBrowsingAgeRestrictedProd: z.optional(z.boolean()),
})
const discountParams = z.object({ id: idSchema })

export const discountList = endpoint({
  name: 'discountList',
  method: 'GET',
  path: '/v1/discount',
  access: 'guest',
  restrictedFlag: 'skipBrowsingAgeRestrictedProd',
  query: listQuery,
  data: pageOf(discountSchema),
  cacheMinutes: 10,
})

export const discountDetail = endpoint({
  name: 'discountDetail',
  method: 'GET',
  path: '/v1/discount/:id',
  access: 'guest',
  params: discountParams,
  query: shoppingTermsSchema,
  data: discountSchema,
  cacheMinutes: 10,
})

export const discountTriggerProducts = endpoint({
  name: 'discountTriggerProducts',
  method: 'GET',
  path: '/v1/discount/:id/triggerproduct',
  access: 'guest',
  restrictedFlag: 'skipBrowsingAgeRestrictedProd',
  params: discountParams,
  query: listQuery,
  data: pageOf(productCardSchema),
})
