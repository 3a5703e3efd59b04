import * as z from 'zod/mini'
import { idSchema } from './ids.ts'
import { amountSchema } from './money.ts'

/** What became of one line. Prices are those of one item, in dollars. */
export const noticeLineSchema = z.object({
  productID: idSchema,
  title: z.string(),
  oldQty: z.int(),
  newQty: z.int(),
  oldPrice: z.optional(amountSchema),
  newPrice: z.optional(amountSchema),
})
export type NoticeLine = z.output<typeof noticeLineSchema>

/**
 * Something that happened to a cart without a click on it: it came along at sign-in or moved to another store
 * (spec 2 §4). `code` tells kinds apart; `text` is for the shopper.
 */
export const cartNoticeSchema = z.object({
  code: z.string(),
  text: z.string(),
  lines: z.array(noticeLineSchema),
})
export type CartNotice = z.output<typeof cartNoticeSchema>
