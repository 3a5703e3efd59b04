import type { CartAdjustment } from '@aisle/api/cart-detail'

const leftOut = (title: string) => `${title} could not be brought back: it is no longer to be had.`
const fewer = (title: string, qty: number, wanted: number) => `Only ${qty} of ${wanted} ${title} are left.`

/** What to say of lines that could not be had as they were; nothing where all could. */
export const adjustmentsText = (adjustments: readonly CartAdjustment[] = []): string =>
  adjustments.map(({ title, qty, wantedQty }) => (qty === 0 ? leftOut(title) : fewer(title, qty, wantedQty))).join(' ')
