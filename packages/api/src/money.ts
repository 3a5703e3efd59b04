import * as z from 'zod/mini'

/** An amount of money on the wire: US dollars with at most two decimals (spec 2 §9). The database holds cents. */
export const amountSchema = z.number()

/** An amount that a shopper chose: not negative, whole cents. */
export const chosenAmountSchema = z.number().check(z.gte(0), z.multipleOf(0.01))

/** 12.99 → 1299. Rounds half away from zero as written in decimals, so that 1.005 is 101. */
export function toCents(amount: number): number {
  // 15 digits drop the binary remainder: 10.075 * 100 is 1007.4999999999999.
  const cents = Math.round(Number((Math.abs(amount) * 100).toPrecision(15)))
  return amount < 0 && cents !== 0 ? -cents : cents
}

/** 1299 → 12.99 */
export const toAmount = (cents: number): number => cents / 100

/** Thousands by commas: the browser's own formats of numbers take a page's start 30 ms on a slow phone. */
const THOUSANDS = /\B(?=(?:\d{3})+\.)/g
const digitsOf = (amount: number) => toAmount(toCents(amount)).toFixed(2).replaceAll(THOUSANDS, ',')

/** `$1,234.50`, negative `- $3.00`, `$0.00` for what is no number (spec 1 §5). `signed` shows `+ $2.00` too. */
export function formatMoney(amount: number | null | undefined, { signed = false } = {}): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return '$0.00'
  const digits = digitsOf(Math.abs(amount))
  const isZero = digits === '0.00'
  if (amount < 0 && !isZero) return `- $${digits}`
  return signed && !isZero ? `+ $${digits}` : `$${digits}`
}

/** `$12.35k` above 999, for badges and points only: prices and totals are never abbreviated (decision 24). */
export function formatCompactMoney(amount: number | null | undefined): string {
  return amount && Number.isFinite(amount) && Math.abs(amount) > 999
    ? `${formatMoney(amount / 1000)}k`
    : formatMoney(amount)
}
