import { latePart } from '../late/late-part.tsx'
import { outOfStockMessages as texts } from './out-of-stock.messages.ts'

/** What has run out, which most carts have nothing of. */
export const OutOfStock = latePart(async () => (await import('./out-of-stock.tsx')).OutOfStock, {
  loading: texts.loading,
  failed: texts.failed,
  height: '160px',
})
