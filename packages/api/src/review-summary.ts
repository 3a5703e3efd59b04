import * as z from 'zod/mini'

/** Ratings of a product: `counts` by stars, 1 to 5. */
export const reviewSummarySchema = z.object({
  average: z.nullable(z.number()),
  count: z.int(),
  counts: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
})
export type ReviewSummary = z.output<typeof reviewSummarySchema>
