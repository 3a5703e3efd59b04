import type { BookedSlot } from '@aisle/api/slot'
import { formatWeekday } from '@aisle/ui/day.rules'

/** `Fri, Nov 20, 9:00 AM – 10:00 AM`, in the store's zone. */
export const slotText = ({ bookingDate, slotTime }: Pick<BookedSlot, 'bookingDate' | 'slotTime'>): string =>
  `${formatWeekday(bookingDate.slice(0, 10))}, ${slotTime}`
