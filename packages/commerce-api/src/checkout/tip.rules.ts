import type { CartTip } from '@aisle/api/cart-savings'
import { toAmount, toCents } from '@aisle/api/money'
import type { CartContents } from '../cart/cart-contents.types.ts'
import type { BusinessSettings } from '../tenant/business-settings.ts'
import { tipNotTaken, tipRefused } from './checkout.errors.ts'

const PERCENTS = [10, 15, 20]
const MAX_CENTS = 50_000

type Terms = Pick<CartContents, 'business' | 'fulfillments'>

/** Whether something of the cart takes a tip: what is brought or handed over, unless the store names its own ways. */
export const takesTip = ({ business: { tipFulfillments }, fulfillments }: Terms): boolean =>
  [...fulfillments.values()].some(({ kind, codeName }) =>
    tipFulfillments ? tipFulfillments.includes(codeName) : kind !== 'pickup',
  )

const mostCents = ({ maxTipAmount }: BusinessSettings) =>
  maxTipAmount === undefined ? MAX_CENTS : toCents(maxTipAmount)

/** @throws AppError when the tip is higher than the store takes, or the cart takes none (T23) */
export function tipCentsOf(terms: Terms, amount: number): number {
  const cents = toCents(amount)
  if (cents > mostCents(terms.business)) throw tipRefused()
  if (cents > 0 && !takesTip(terms)) throw tipNotTaken()
  return cents
}

/** The tip of a cart as it is now: goods and terms may have changed since it was chosen. */
export const tipCentsIn = (contents: Terms & Pick<CartContents, 'cart'>): number =>
  takesTip(contents) ? Math.min(contents.cart.tipCents, mostCents(contents.business)) : 0

/** What a shopper is offered to give, as shares of the goods; `null` where nothing takes a tip. */
export function offeredTip(contents: Terms & Pick<CartContents, 'cart'>, subtotalCents: number): CartTip | null {
  if (!takesTip(contents)) return null
  const { business, cart } = contents
  const most = mostCents(business)
  const options = (business.tipPercents ?? PERCENTS)
    .map((percent) => ({ percent, cents: Math.round((subtotalCents * percent) / 100) }))
    .filter(({ cents }) => cents > 0 && cents <= most)
  return {
    isConfirmed: cart.isTipConfirmed,
    options: options.map(({ percent, cents }) => ({ percent, amount: toAmount(cents) })),
    maxAmount: toAmount(most),
  }
}
