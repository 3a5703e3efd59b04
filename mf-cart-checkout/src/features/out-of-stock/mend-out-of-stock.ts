import { outOfStockDetailsSchema } from '@aisle/api/order-refusal'
import { openDialog } from '@aisle/platform'
import * as z from 'zod/mini'

type Refusal = { readonly code: string; readonly details: unknown }

/** Offers what is left to whoever has asked for more than there is (F30). Other refusals are none of its business. */
export async function mendOutOfStock({ code, details }: Refusal, onMended: () => void): Promise<void> {
  if (code !== 'ORD_OUT_OF_STOCK') return
  const known = z.safeParse(outOfStockDetailsSchema, details)
  if (await openDialog('out-of-stock', { lines: known.success ? known.data.lines : [] })) onMended()
}
