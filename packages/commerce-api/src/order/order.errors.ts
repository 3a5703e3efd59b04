import { formatMoney, toAmount } from '@aisle/api/money'
import type { BelowMinimumDetails, OutOfStockDetails, TotalChangedDetails } from '@aisle/api/order-refusal'
import type { OfferedFulfillment } from '../cart/cart-contents.types.ts'
import type { Shortage } from '../cart/out-of-stock.rules.ts'
import type { DeclineReason } from '../payment/authorisation.ts'
import { AppError } from '../server/app-error.ts'
import { orderMessages as text } from './order.messages.ts'

export const keyNeeded = () => new AppError(400, 'IDEMPOTENCY_KEY_NEEDED', text.keyNeeded)
export const keyReused = () => new AppError(422, 'IDEMPOTENCY_KEY_REUSED', text.keyReused)
export const cartEmpty = () => new AppError(409, 'ORD_CART_EMPTY', text.empty)
export const signUpNeeded = () => new AppError(403, 'CUSTOMER_NEEDED', text.signUpNeeded)
export const guestCheckoutOff = () => new AppError(403, 'ORD_GUEST_CHECKOUT_OFF', text.guestCheckoutOff)
export const contactNeeded = () => new AppError(400, 'ORD_CONTACT_NEEDED', text.contactNeeded)
export const contactNotVerified = () => new AppError(403, 'ORD_CONTACT_NOT_VERIFIED', text.contactNotVerified)
export const orderAgeNeeded = () => new AppError(403, 'AGE_VERIFICATION_NEEDED', text.ageNeeded)
export const fulfillmentMissing = () => new AppError(400, 'ORD_FULFILLMENT_MISSING', text.fulfillmentMissing)
export const fulfillmentGone = () => new AppError(409, 'ORD_FULFILLMENT_NOT_OFFERED', text.notOffered)
export const orderAddressNeeded = () => new AppError(400, 'ORD_ADDRESS_NEEDED', text.addressNeeded)
export const addressIncomplete = () => new AppError(400, 'ORD_ADDRESS_INCOMPLETE', text.addressIncomplete)
export const outOfArea = () => new AppError(409, 'ORD_ADDRESS_OUT_OF_AREA', text.outOfArea)
export const pickupPersonNeeded = () => new AppError(400, 'ORD_PICKUP_PERSON_NEEDED', text.pickupPersonNeeded)
export const paymentNeeded = () => new AppError(400, 'ORD_PAYMENT_NEEDED', text.paymentNeeded)
export const noGateway = () => new AppError(409, 'ORD_NO_PAYMENT_GATEWAY', text.noGateway)
export const acknowledgeNeeded = () => new AppError(400, 'ORD_ACKNOWLEDGE_NEEDED', text.acknowledgeNeeded)
export const belowMinimum = ({ name, fulfillmentMethodId, minCheckoutCents }: OfferedFulfillment) => {
  const details: BelowMinimumDetails = { fulfillmentMethodID: fulfillmentMethodId }
  const minimum = formatMoney(toAmount(minCheckoutCents ?? 0))
  return new AppError(409, 'ORD_BELOW_MINIMUM', text.belowMinimum(name, minimum), { details })
}
export const totalChanged = (before: number, cents: number) => {
  const details: TotalChangedDetails = { before, after: toAmount(cents) }
  return new AppError(409, 'ORD_TOTAL_CHANGED', text.totalChanged(formatMoney(details.after)), { details })
}
export const outOfStock = (title: string, shortages: readonly Shortage[]) => {
  const lines = shortages.map(({ line: { lineId, productId, product }, inStockQty }) => ({
    orderLineItemID: lineId,
    productId,
    title: product.title,
    inStockQty,
  }))
  const details: OutOfStockDetails = { lines }
  return new AppError(409, 'ORD_OUT_OF_STOCK', text.outOfStock(title), { details })
}
export const quantityTooHigh = (title: string) => new AppError(409, 'ORD_QUANTITY', text.quantity(title))
export const couponGone = () => new AppError(409, 'ORD_COUPON_GONE', text.couponGone)
export const giftCardGone = () => new AppError(409, 'ORD_GIFT_CARD_GONE', text.giftCardGone)
export const loyaltyGone = () => new AppError(409, 'ORD_LOYALTY_GONE', text.loyaltyGone)
export const paymentDeclined = (reason?: DeclineReason) =>
  new AppError(402, 'ORD_PAYMENT_DECLINED', reason ? text.declinedFor[reason] : text.declined)
export const paymentUnknown = () => new AppError(503, 'ORD_PAYMENT_UNKNOWN', text.paymentUnknown, { retryAfter: 3 })
export const orderNotFound = () => new AppError(404, 'ORD_NOT_FOUND', text.notFound)
export const cannotCancel = () => new AppError(409, 'ORD_CANNOT_CANCEL', text.cannotCancel)
