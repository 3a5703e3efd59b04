import * as z from 'zod/mini'
import { breadcrumbSchema } from './breadcrumb.ts'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { shoppingTermsSchema } from './location.ts'
import { productsBySchema } from './product-listing.ts'

/** A shelf of the store, with the shelves inside it (spec 1 §3). */
export const categorySchema = z.object({
  categoryID: idSchema,
  categoryName: z.string(),
  seoName: z.string(),
  hasChild: z.boolean(),
  imageURL: z.optional(z.nullable(z.string())),
  description: z.optional(z.nullable(z.string())),
  productCount: z.optional(z.int()),
  breadcrumbs: z.optional(z.array(breadcrumbSchema)),
  get childCategory() {
    return z.optional(z.array(categorySchema))
  },
})
export type Category = z.output<typeof categorySchema>

/** One group of the filter sidebar. */
export const filterSchema = z.object({
  filterCode: z.string(),
  name: z.string(),
  isMultiple: z.optional(z.boolean()),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.optional(z.int()) })),
})
export type Filter = z.output<typeof filterSchema>

export const categoryList = endpoint({
  name: 'categoryList',
  method: 'GET',
  path: '/v1/Category',
  access: 'guest',
  query: z.object({
    /** -1: all levels */
    includeChild: z.optional(z.int()),
    DisablePaging: z.optional(z.boolean()),
    LocationID: z.optional(idSchema),
    global: z.optional(z.boolean()),
    fulfillmentCodeName: z.optional(z.string()),
    zipCode: z.optional(z.string()),
    CategorySeoName: z.optional(z.string()),
    OrderId: z.optional(idSchema),
  }),
  data: z.object({ items: z.array(categorySchema) }),
})

export const categoryFilters = endpoint({
  name: 'categoryFilters',
  method: 'GET',
  path: '/v1/Category/Filters',
  access: 'guest',
  query: z.object({
    ...shoppingTermsSchema.shape,
    productsBy: z.optional(productsBySchema),
    categoryID: z.optional(idSchema),
    CategorySeoName: z.optional(z.string()),
    collectionId: z.optional(idSchema),
    CollectionSeoName: z.optional(z.string()),
    discountID: z.optional(idSchema),
    q: z.optional(z.string().check(z.maxLength(200))),
    /** What is chosen: the counts of a group follow the choices in the others. */
    filters: z.optional(z.array(z.string())),
  }),
  data: z.object({ items: z.array(filterSchema) }),
  cacheMinutes: 5,
  assumed: 'The parameters are not shown.',
})

export const trendingCategories = endpoint({
  name: 'trendingCategories',
  method: 'GET',
  path: '/v1/Category/Trending',
  access: 'guest',
  query: z.object({
    locationId: z.optional(idSchema),
    fulfillmentCodeName: z.optional(z.string()),
    zipCode: z.optional(z.string()),
  }),
  data: z.object({ items: z.array(categorySchema) }),
  cacheMinutes: 10,
  persisted: true,
})
