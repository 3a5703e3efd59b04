import { paymentGatewayOf } from '@aisle/api/payment-gateway'
import { storeModeOf } from '@aisle/api/store-mode'
import { allowsPayAtStore } from '../checkout/pay-at-store.rules.ts'
import type { Transaction } from '../database/database.ts'
import { isAnyCardSpendable } from '../gift-card/gift-cards.store.ts'
import type { Shopper } from '../server/caller.ts'
import type { BusinessSettings } from '../tenant/business-settings.ts'
import { guestCheckoutOff, noPaymentGateway } from './cart.errors.ts'
import type { OfferedFulfillment } from './cart-contents.types.ts'
import { takesOrders } from './takes-orders.rules.ts'

type Store = { readonly mode: number | null; readonly business: BusinessSettings }

/**
 * @throws AppError CRT_GUEST_CHECKOUT_OFF for guests of a store without guest checkout (spec 1 §6);
 * CRT_NO_PAYMENT_GATEWAY where nobody could pay what is received in these ways (spec 1 §8)
 */
export async function checkTakesOrders(
  tx: Transaction,
  shopper: Shopper,
  { mode, business }: Store,
  fulfillments: readonly OfferedFulfillment[],
): Promise<void> {
  if (shopper.role === 'guest' && business.enableGuestCheckout === false) throw guestCheckoutOff()
  const hasGateway = paymentGatewayOf(business) !== undefined
  const isPaidAtStore = fulfillments.length > 0 && fulfillments.every((one) => allowsPayAtStore(one, shopper))
  const hasGiftCards = !hasGateway && !isPaidAtStore && (await isAnyCardSpendable(tx))
  if (takesOrders({ mode: storeModeOf(mode), hasGateway, isPaidAtStore, hasGiftCards })) return
  throw noPaymentGateway(business.noPaymentGatewayMessage)
}
