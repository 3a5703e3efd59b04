import * as z from 'zod/mini'
import { breadcrumbSchema } from './breadcrumb.ts'
import { endpoint } from './endpoint.ts'
import { pageOf } from './envelope.ts'
import { idSchema } from './ids.ts'
import { listingSortSchema } from './listing-sort.ts'
import { shoppingTermsSchema } from './location.ts'
import { pageQuerySchema } from './paging.ts'
import { productCardSchema } from './product-card.ts'

/** Where the products of a listing come from: collection, category, search or discount. */
export const productsBySchema = z.enum(['CL', 'CT', 'SR', 'DS'])
export type ProductsBy = z.output<typeof productsBySchema>

/** A page of products with what the listing's head shows. */
export const productListSchema = z.extend(pageOf(productCardSchema), {
  title: z.optional(z.nullable(z.string())),
  description: z.optional(z.nullable(z.string())),
  imageURL: z.optional(z.nullable(z.string())),
  breadcrumbs: z.optional(z.array(breadcrumbSchema)),
})
export type ProductList = z.output<typeof productListSchema>

export const productList = endpoint({
  name: 'productList',
  method: 'GET',
  path: '/v1/Product',
  access: 'guest',
  restrictedFlag: 'skipBrowsingAgeRestrictedProd',
  query: z.object({
    ...pageQuerySchema.shape,
    ...shoppingTermsSchema.shape,
    productsBy: z.optional(productsBySchema),
    collectionId: z.optional(idSchema),
    CollectionSeoName: z.optional(z.string()),
    categoryID: z.optional(idSchema),
    CategorySeoName: z.optional(z.string()),
    discountID: z.optional(idSchema),
    q: z.optional(z.string().check(z.maxLength(200))),
    sortBy: z.optional(listingSortSchema),
    /** `filterCode:value`, repeated; values of one code are alternatives, codes add up. */
    filters: z.optional(z.array(z.string())),
    global: z.optional(z.boolean()),
    skipBrowsingAgeRestrictedProd: z.optional(z.boolean()),
  }),
  data: productListSchema,
  assumed: 'Only the CL form is shown; names of the other parameters, sort numbers and filters are ours.',
})

export const trendingProducts = endpoint({
  name: 'trendingProducts',
  method: 'GET',
  path: '/v1/Product/Trending',
  access: 'guest',
  restrictedFlag: 'skipBrowsingAgeRestrictedProd',
  query: z.object({
    ...pageQuerySchema.shape,
    ...shoppingTermsSchema.shape,
    skipBrowsingAgeRestrictedProd: z.optional(z.boolean()),
  }),
  data: pageOf(productCardSchema),
  cacheMinutes: 10,
  persisted: true,
})
