import { toCents } from '@aisle/api/money'
import { tipRefused } from './checkout.errors.ts'

const MAX_TIP_CENTS = 50_000

/** @throws AppError when the tip is more than a slip of the keyboard should cost (T23) */
export function tipCentsOf(amount: number): number {
  const cents = toCents(amount)
  if (cents > MAX_TIP_CENTS) throw tipRefused()
  return cents
}
