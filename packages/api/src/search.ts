import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { shoppingTermsSchema } from './location.ts'
import { amountSchema } from './money.ts'
import { pageQuerySchema } from './paging.ts'

/** A line under the search box: a phrase, a product or a category. */
export const suggestionSchema = z.object({
  kind: z.enum(['keyword', 'product', 'category']),
  text: z.string(),
  seoName: z.optional(z.nullable(z.string())),
  profileImage: z.optional(z.nullable(z.string())),
  price: z.optional(z.nullable(amountSchema)),
  productID: z.optional(z.nullable(idSchema)),
})
export type Suggestion = z.output<typeof suggestionSchema>

export const searchKeyword = endpoint({
  name: 'searchKeyword',
  method: 'GET',
  path: '/v1/Product/SearchKeyword',
  access: 'guest',
  restrictedFlag: 'skipBrowsingAgeRestrictedProd',
  query: z.object({
    q: z.string().check(z.minLength(1), z.maxLength(200)),
    ...shoppingTermsSchema.shape,
    skipBrowsingAgeRestrictedProd: z.optional(z.boolean()),
  }),
  data: z.object({ items: z.array(suggestionSchema) }),
  assumed: 'The name of the phrase and the reply are not shown.',
})

export const frequentSearches = endpoint({
  name: 'frequentSearches',
  method: 'GET',
  path: '/v1/Search/Frequent',
  access: 'guest',
  query: z.object({ ...pageQuerySchema.shape, IsAuto: z.optional(z.boolean()) }),
  data: z.object({ items: z.array(z.object({ keyword: z.string() })) }),
})

/** What else a phrase may mean. */
export const searchCorrections = endpoint({
  name: 'searchCorrections',
  method: 'GET',
  path: '/v1/Search/Corrections',
  access: 'guest',
  query: z.object({ q: z.string().check(z.minLength(1), z.maxLength(200)) }),
  data: z.object({
    /** The phrase that was searched for instead, where a word of it is none of the catalogue. */
    correctedTo: z.optional(z.nullable(z.string())),
    /** Words of the catalogue that are spelled or meant alike, the likeliest first; for a search without results. */
    nearest: z.array(z.string()),
  }),
  cacheMinutes: 10,
  assumed: 'The documents name no call for it.',
})
