import type { CartDetail } from '@aisle/api/cart-detail'
import { toAmount, toCents } from '@aisle/api/money'
import { totalsBeforeDelivery } from '@aisle/api/order-totals'

type Used = { readonly used: number; readonly usedForDelivery?: number | undefined }

const forGoods = <Balance extends Used>(balance: Balance): Balance => ({
  ...balance,
  used: toAmount(toCents(balance.used) - toCents(balance.usedForDelivery ?? 0)),
  usedForDelivery: 0,
})

/** A cart as it stands before checkout, where the delivery charge belongs to nothing yet (spec 2 §4, ADR 26). */
export function beforeDelivery(detail: CartDetail): CartDetail {
  const { giftCards, loyalty, orderSummary } = detail
  return {
    ...detail,
    orderSummary: totalsBeforeDelivery(orderSummary),
    ...(giftCards ? { giftCards: giftCards.map(forGoods) } : {}),
    ...(loyalty ? { loyalty: forGoods(loyalty) } : {}),
  }
}

/** Whether checkout adds a charge that the cart does not show. */
export const addsDelivery = ({ orderSummary }: Pick<CartDetail, 'orderSummary'>): boolean =>
  toCents(orderSummary.deliveryCharge ?? 0) > 0
