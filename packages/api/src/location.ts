import * as z from 'zod/mini'

/** Fields that most catalogue calls take: where the shopper shops and how the goods reach them. */
export const shoppingTermsSchema = z.object({
  locationID: z.optional(z.string()),
  fulfillmentCodeName: z.optional(z.string()),
  zipCode: z.optional(z.string()),
})
export type ShoppingTerms = z.output<typeof shoppingTermsSchema>
