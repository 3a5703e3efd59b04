import { ApiError } from '@aisle/api/client'
import type { CallTemplate } from '@aisle/contract'

/** Whether a failed call says that there is nothing at the page's address: it asked for what the path names. */
export const isNoSuchThing = ({ params, query }: CallTemplate, error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 404 || error.status === 410) &&
  Object.values({ ...params, ...query }).some((value) => typeof value === 'object' && value.from === 'path')

/** Whether a call may succeed another time: it was not answered, or refused for a reason that passes. */
export const mayComeBack = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status < 400 || error.status >= 500 || PASSING.has(error.status)

/** Request Timeout, Too Early, Too Many Requests. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429])
