import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { shoppingTermsSchema } from './location.ts'

/** A hand-picked set of products. */
export const collectionSchema = z.object({
  collectionID: idSchema,
  collectionName: z.string(),
  seoName: z.string(),
  description: z.optional(z.nullable(z.string())),
  imageURL: z.optional(z.nullable(z.string())),
})
export type Collection = z.output<typeof collectionSchema>

export const collectionDetail = endpoint({
  name: 'collectionDetail',
  method: 'GET',
  path: '/v1/Collection/GetCollection',
  access: 'guest',
  query: z.object({ CollectionSeoName: z.string(), ...shoppingTermsSchema.shape }),
  data: collectionSchema,
  cacheMinutes: 10,
})
