import type { CartDetail } from '@aisle/api/cart-detail'
import { toAmount } from '@aisle/api/money'
import { offeredTip } from '../checkout/tip.rules.ts'
import type { Pricing } from '../pricing/pricing.types.ts'
import type { CartContents } from './cart-contents.types.ts'

type Savings = Required<Pick<CartDetail, 'loyalty' | 'giftCards' | 'tip'>>

/** What a shopper can give and save beyond coupons, and what the cart uses of it now. */
export function presentSavings(contents: CartContents, pricing: Pricing): Savings {
  const { cart, giftCards, loyalty } = contents
  return {
    loyalty: loyalty
      ? {
          asked: toAmount(cart.loyaltyCents),
          used: toAmount(pricing.loyaltyCents),
          usedForDelivery: toAmount(pricing.deliveryPaid.loyaltyCents),
          redeemable: toAmount(loyalty.redeemableCents),
        }
      : null,
    giftCards: giftCards.map(({ giftCardId, last4, balanceCents, isOwn, isPreselected }) => ({
      giftCardID: giftCardId,
      last4,
      balance: toAmount(balanceCents),
      used: toAmount(pricing.giftCards.get(giftCardId) ?? 0),
      usedForDelivery: toAmount(pricing.deliveryPaid.giftCards.get(giftCardId) ?? 0),
      isOwn,
      isPreselected,
    })),
    tip: offeredTip(contents, pricing.subtotalCents),
  }
}
