import * as z from 'zod/mini'

/** Fields of calls that answer one page: `Page` counts from 1. */
export const pageQuerySchema = z.object({
  Page: z.optional(z.int().check(z.gte(1))),
  PageSize: z.optional(z.int().check(z.gte(1), z.lte(100))),
})

/** Fields of calls that can answer everything at once. */
export const unpagedQuerySchema = z.object({ disablePaging: z.optional(z.boolean()) })
