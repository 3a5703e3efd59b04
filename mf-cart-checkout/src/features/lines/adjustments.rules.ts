import type { CartAdjustment } from '@aisle/api/cart-detail'
import { linesMessages as messages } from './lines.messages.ts'

/** What to say of lines that could not be had as they were; nothing where all could. */
export const adjustmentsText = (adjustments: readonly CartAdjustment[] = []): string =>
  adjustments
    .map(({ title, qty, wantedQty }) => (qty === 0 ? messages.leftOut(title) : messages.fewer(title, qty, wantedQty)))
    .join(' ')
