import * as z from 'zod/mini'

/** Where neither a limit nor a stock is known (spec 2 §9). */
export const FALLBACK_QUANTITY_LIMIT = 9999

/** How many of a product: whole, up to four digits. 0 removes the line (spec 2 §4). */
export const quantitySchema = z.int().check(z.gte(0), z.lte(FALLBACK_QUANTITY_LIMIT))
