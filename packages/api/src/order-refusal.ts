import * as z from 'zod/mini'
import { idSchema } from './ids.ts'
import { amountSchema } from './money.ts'
import { slotSchema } from './slot.ts'

/** `details` of ORD_OUT_OF_STOCK: the lines that ask for more than there is, and what is left for each (F30). */
export const outOfStockDetailsSchema = z.object({
  lines: z.array(z.object({ orderLineItemID: idSchema, productId: idSchema, title: z.string(), inStockQty: z.int() })),
})
export type OutOfStockDetails = z.output<typeof outOfStockDetailsSchema>

/** `details` of ORD_TOTAL_CHANGED, in dollars: the total that the order was sent with, and the one that holds (F31). */
export const totalChangedDetailsSchema = z.object({ before: amountSchema, after: amountSchema })
export type TotalChangedDetails = z.output<typeof totalChangedDetailsSchema>

/** `details` of CRT_0014 and CRT_0018: the slots nearest to the one that is gone, nearest first (F29). */
export const slotGoneDetailsSchema = z.object({ nearest: z.array(slotSchema) })
export type SlotGoneDetails = z.output<typeof slotGoneDetailsSchema>

/** `details` of ORD_BELOW_MINIMUM: the first way of receiving that is too small (spec 2 §5). */
export const belowMinimumDetailsSchema = z.object({ fulfillmentMethodID: idSchema })
export type BelowMinimumDetails = z.output<typeof belowMinimumDetailsSchema>
