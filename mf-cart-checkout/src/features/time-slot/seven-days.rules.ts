/** Milliseconds */
export const DAY = 24 * 60 * 60 * 1000

/**
 * Today to today+6 (spec 1 §7). The store computes its own local days (decision 35) and answers with these alone: the
 * browser asks for two days more on either side, because its clock may be wrong by a day and its zone another (F21).
 */
export function sevenDaysFrom(now: Date): { readonly fromDate: string; readonly toDate: string } {
  const day = (offset: number) => new Date(now.getTime() + offset * DAY).toISOString().slice(0, 10)
  return { fromDate: day(-2), toDate: day(8) }
}
