import type { CartLoyalty } from '@aisle/api/cart-savings'
import { formatMoney, toAmount, toCents } from '@aisle/api/money'
import { savingsMessages as texts } from './savings.messages.ts'

type Typed = { readonly dollars: number; readonly error?: undefined } | { readonly error: string }

/** What was typed as loyalty dollars to use, or what is wrong with it: above zero, no more than there are. */
export function loyaltyDollarsOf(text: string, { redeemable }: Pick<CartLoyalty, 'redeemable'>): Typed {
  const cents = toCents(Number(text))
  if (!Number.isFinite(cents) || cents <= 0) return { error: texts.loyaltyNone }
  if (cents > toCents(redeemable)) return { error: texts.loyaltyTooMuch(formatMoney(redeemable)) }
  return { dollars: toAmount(cents) }
}

/** How a cart uses loyalty dollars: what was asked for may be more than is left by now. */
export function loyaltyState({ asked, redeemable }: CartLoyalty): 'unused' | 'used' | 'fewer' {
  if (toCents(asked) === 0) return 'unused'
  return toCents(asked) > toCents(redeemable) ? 'fewer' : 'used'
}
