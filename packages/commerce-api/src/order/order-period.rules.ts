import type { OrderPeriod, OrderTab } from '@aisle/api/order'

const MONTHS: Readonly<Record<OrderPeriod, number | undefined>> = {
  last30Days: undefined,
  last3Months: 3,
  last6Months: 6,
  lastYear: 12,
  all: undefined,
}

/** The first instant that a period counts; `undefined` for all time (decision 34). */
export function sinceOf(period: OrderPeriod, now: Date): Date | undefined {
  if (period === 'all') return undefined
  const since = new Date(now)
  const months = MONTHS[period]
  if (months === undefined) since.setUTCDate(since.getUTCDate() - 30)
  else since.setUTCMonth(since.getUTCMonth() - months)
  return since
}

const STATES: Readonly<Record<OrderTab, readonly string[] | undefined>> = {
  all: undefined,
  open: ['placed', 'preparing', 'ready', 'on-the-way'],
  completed: ['completed'],
  cancelled: ['canceled'],
  returned: ['returned'],
}

export const statesOf = (tab: OrderTab) => STATES[tab]
