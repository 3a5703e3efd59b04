import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf } from './envelope.ts'
import { idSchema } from './ids.ts'
import { listingSortSchema } from './listing-sort.ts'
import { shoppingTermsSchema } from './location.ts'
import { pageQuerySchema } from './paging.ts'
import { productCardSchema } from './product-card.ts'

/** A named list of products that a customer keeps. */
export const wishlistSchema = z.object({
  wishListID: idSchema,
  wishListName: z.string(),
  wishProductCount: z.int(),
  images: z.optional(z.array(z.object({ url: z.string(), alt: z.string() }))),
  /** Which lists hold the product in question, when one is asked about. */
  isWished: z.optional(z.boolean()),
})
export type Wishlist = z.output<typeof wishlistSchema>

const wishlistName = z.string().check(z.minLength(1, { error: 'Field is Required.' }), z.maxLength(60))
const wishProductsSchema = z.record(z.string(), z.object({ productID: idSchema, isWished: z.boolean() }))

/** Puts products on a list or takes them off. */
export const setWished = endpoint({
  name: 'setWished',
  method: 'POST',
  path: '/v1/Wishlist',
  access: 'customer',
  body: z.strictObject({
    wishListID: idSchema,
    products: z
      .array(z.strictObject({ productID: idSchema, isWished: z.boolean() }))
      .check(z.minLength(1), z.maxLength(200)),
  }),
  data: z.object({ wishProductCount: z.int(), wishProducts: wishProductsSchema }),
  assumed: 'The body is not shown.',
})

export const wishlistProducts = endpoint({
  name: 'wishlistProducts',
  method: 'GET',
  path: '/v1/Wishlist/Products/:WishListID',
  access: 'customer',
  params: z.object({ WishListID: idSchema }),
  query: z.object({
    ...pageQuerySchema.shape,
    ...shoppingTermsSchema.shape,
    sortBy: z.optional(listingSortSchema),
    category: z.optional(idSchema),
  }),
  data: z.extend(pageOf(z.extend(productCardSchema, { isWished: z.boolean() })), { wishListName: z.string() }),
})

export const deleteWishlistProducts = endpoint({
  name: 'deleteWishlistProducts',
  method: 'POST',
  path: '/v1/Wishlist/DeleteProducts',
  access: 'customer',
  body: z.strictObject({ wishListID: idSchema, productIds: z.array(idSchema).check(z.minLength(1), z.maxLength(200)) }),
  data: z.object({ wishProductCount: z.int() }),
  assumed: 'Only the product ids are shown.',
})

export const createWishlist = endpoint({
  name: 'createWishlist',
  method: 'POST',
  path: '/v1/Wishlist/Add',
  access: 'customer',
  body: z.strictObject({ wishListName: wishlistName }),
  data: wishlistSchema,
})

export const wishlistList = endpoint({
  name: 'wishlistList',
  method: 'GET',
  path: '/v1/Wishlist',
  access: 'customer',
  query: z.object({ ...shoppingTermsSchema.shape, productID: z.optional(idSchema) }),
  data: z.object({ items: z.array(wishlistSchema) }),
})

export const deleteWishlist = endpoint({
  name: 'deleteWishlist',
  method: 'DELETE',
  path: '/v1/Wishlist',
  access: 'customer',
  query: z.object({ wishListID: idSchema }),
  data: z.boolean(),
})

export const renameWishlist = endpoint({
  name: 'renameWishlist',
  method: 'PUT',
  path: '/v1/Wishlist',
  access: 'customer',
  body: z.strictObject({ wishListID: idSchema, wishListName: wishlistName }),
  data: wishlistSchema,
})
