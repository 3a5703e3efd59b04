import { type OrderPeriod, orderPeriodSchema, type OrderTab, orderTabSchema } from '@aisle/api/order'
import * as z from 'zod/mini'

/** The list as its address asks for it: "Last 3 Months" and "All Orders" unless told otherwise (decision 34). */
export type OrderFilters = { readonly period: OrderPeriod; readonly status: OrderTab; readonly Page: number }

export const periodLabels: Readonly<Record<OrderPeriod, string>> = {
  last30Days: 'Last 30 Days',
  last3Months: 'Last 3 Months',
  last6Months: 'Last 6 Months',
  lastYear: 'Last Year',
  all: 'All Time',
}

export const tabLabels: Readonly<Record<OrderTab, string>> = {
  all: 'All Orders',
  open: 'Open',
  completed: 'Completed',
  cancelled: 'Canceled',
  returned: 'Returned',
}

/** Reads the filters of an address; what it does not name or names wrongly is the default. */
export function readFilters(query: URLSearchParams): OrderFilters {
  const period = z.safeParse(orderPeriodSchema, query.get('period'))
  const status = z.safeParse(orderTabSchema, query.get('status'))
  const page = Number(query.get('page') ?? 1)
  return {
    period: period.success ? period.data : 'last3Months',
    status: status.success ? status.data : 'all',
    Page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}
