import type { nutritionSchema, productFactSchema } from '@aisle/api/product'
import type * as z from 'zod/mini'

export type ProductFact = z.output<typeof productFactSchema>
export type Nutrition = z.output<typeof nutritionSchema>

/** One choice that makes a variant: `Large` of `size`. */
export type VariantValue = { readonly value: string; readonly codeName: string }
