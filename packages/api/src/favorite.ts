import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf } from './envelope.ts'
import { favoriteSortSchema } from './favorite-sort.ts'
import { idSchema } from './ids.ts'
import { shoppingTermsSchema } from './location.ts'
import { pageQuerySchema } from './paging.ts'
import { productCardSchema } from './product-card.ts'

export const setFavorites = endpoint({
  name: 'setFavorites',
  method: 'POST',
  path: '/v1/Favorite',
  access: 'customer',
  body: z.strictObject({
    favoriteProducts: z
      .array(z.strictObject({ productID: idSchema, markAsFavorite: z.boolean() }))
      .check(z.minLength(1), z.maxLength(200)),
  }),
  data: z.object({ products: z.array(z.object({ productID: idSchema, isFavorite: z.boolean() })) }),
})

export const favoriteList = endpoint({
  name: 'favoriteList',
  method: 'GET',
  path: '/v1/Favorite',
  access: 'customer',
  query: z.object({
    ...pageQuerySchema.shape,
    ...shoppingTermsSchema.shape,
    sortBy: z.optional(favoriteSortSchema),
    category: z.optional(idSchema),
  }),
  data: pageOf(productCardSchema),
})

export const favoriteCategories = endpoint({
  name: 'favoriteCategories',
  method: 'GET',
  path: '/v1/Favorite/Category',
  access: 'customer',
  query: z.object({ locationID: z.optional(idSchema) }),
  data: z.object({
    items: z.array(z.object({ categoryID: idSchema, categoryName: z.string(), productCount: z.optional(z.int()) })),
  }),
})
