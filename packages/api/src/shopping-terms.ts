import * as z from 'zod/mini'
import { idSchema } from './ids.ts'

/** Fields that most catalogue calls take: where the shopper shops and how the goods reach them. */
export const shoppingTermsSchema = z.object({
  locationID: z.optional(idSchema),
  fulfillmentCodeName: z.optional(z.string()),
  zipCode: z.optional(z.string()),
})
export type ShoppingTerms = z.output<typeof shoppingTermsSchema>
