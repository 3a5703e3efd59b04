import type { CartTip } from '@aisle/api/cart-savings'
import { formatMoney, toAmount, toCents } from '@aisle/api/money'
import { tipMessages as texts } from './tip.messages.ts'

/** Percent of an option as text, `none` or `other`. */
export type TipOption = string

/** Which option a tip is; `undefined` while nobody has chosen. */
export function optionOf(tip: CartTip, tipAmount: number): TipOption | undefined {
  if (!tip.isConfirmed) return undefined
  const cents = toCents(tipAmount)
  if (cents === 0) return 'none'
  const option = tip.options.find(({ amount }) => toCents(amount) === cents)
  return option ? String(option.percent) : 'other'
}

/** Dollars that an option stands for; those of `other` are typed. */
export function amountOf(tip: CartTip, option: TipOption): number | undefined {
  if (option === 'none') return 0
  return tip.options.find(({ percent }) => String(percent) === option)?.amount
}

type Typed = { readonly amount: number; readonly error?: undefined } | { readonly error: string }

/** What was typed as a tip, or what is wrong with it: 0 up to what the store takes. */
export function typedTip(text: string, { maxAmount }: Pick<CartTip, 'maxAmount'>): Typed {
  const cents = toCents(text.trim() === '' ? Number.NaN : Number(text))
  if (!Number.isFinite(cents) || cents < 0) return { error: texts.notAnAmount }
  if (cents > toCents(maxAmount)) return { error: texts.tooHigh(formatMoney(maxAmount)) }
  return { amount: toAmount(cents) }
}
