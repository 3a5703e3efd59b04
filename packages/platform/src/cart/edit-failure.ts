import { ApiError } from '@aisle/api/client'
import { cartMessages } from './cart.messages.ts'

/** Codes that say that cart or line are no longer there (spec 2 §8). */
export const ABANDONED = 'CRT_0002'
export const LINE_GONE = 'CRT_0108'

export const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)

export const isUnreachable = (error: unknown) =>
  error instanceof ApiError && error.status === 0 && error.code !== 'NO_STORE'

/** What a shopper is told of an edit that was not made. */
export function textOf(error: unknown): string {
  if (!(error instanceof ApiError)) return cartMessages.unreachable
  return isUnreachable(error) ? cartMessages.unreachable : error.message
}
