import type { ProductCard } from '@aisle/api/product-card'
import { previewMessages } from './preview.messages.ts'

/** Placeholder products of a collection (spec 1 §9). */
const PLACEHOLDERS = 12

/** Columns that a preview can have (spec 1 §9). */
export const columnChoices = [2, 3, 4, 5, 6] as const
export type ColumnCount = (typeof columnChoices)[number]

/** Products that are none: no address, nothing to buy, no favorites. */
export const placeholderProducts: readonly ProductCard[] = Array.from({ length: PLACEHOLDERS }, (_, index) => ({
  productID: `00000000-0000-0000-0000-${String(index + 1).padStart(12, '0')}`,
  title: previewMessages.placeholder(index + 1),
  seoName: '',
  price: 0,
  isinstock: false,
  isDummyProd: true,
}))
