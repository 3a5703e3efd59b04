const DAY = 24 * 60 * 60 * 1000

/**
 * Today to today+6 (spec 1 §7). The store computes its own local days (decision 35): the browser asks from yesterday on,
 * because its zone may be ahead of the store's, and the answer leaves out what is past.
 */
export function sevenDaysFrom(now: Date): { readonly fromDate: string; readonly toDate: string } {
  const day = (offset: number) => new Date(now.getTime() + offset * DAY).toISOString().slice(0, 10)
  return { fromDate: day(-1), toDate: day(6) }
}
