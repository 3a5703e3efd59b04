import { toAmount } from '@aisle/api/money'
import type { CartItem } from '@aisle/api/cart-detail'
import type { Rewarded } from './reward.rules.ts'

/** Pieces at the price of a deal, where others of the line cost more. */
export const presentRewarded = (
  line: { readonly rewarded: readonly Rewarded[] } | undefined,
): Pick<CartItem, 'rewarded'> =>
  line && line.rewarded.length > 0
    ? { rewarded: line.rewarded.map(({ qty, unitCents }) => ({ qty, price: toAmount(unitCents) })) }
    : {}
