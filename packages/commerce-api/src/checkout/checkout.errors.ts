import { cartMessages as text } from '../cart/cart.messages.ts'
import { AppError } from '../server/app-error.ts'

export const tipRefused = () => new AppError(400, 'CRT_TIP', text.tipTooHigh)
export const tipNotTaken = () => new AppError(409, 'CRT_TIP', text.tipNotTaken)
export const rateUnknown = () => new AppError(404, 'CRT_RATE', text.rateUnknown)
export const storeCannotReceive = () => new AppError(409, 'CRT_SHIP_TO_STORE', text.storeCannotReceive)
export const pickupPersonIncomplete = () =>
  new AppError(400, 'ORD_PICKUP_PERSON_INCOMPLETE', text.pickupPersonIncomplete)
export const notBrought = () => new AppError(409, 'CRT_NOT_BROUGHT', text.notBrought)
export const addressUnknown = () => new AppError(404, 'CRT_ADDRESS', text.addressUnknown)
export const addressNeeded = () => new AppError(400, 'CRT_ADDRESS', text.addressNeeded)
export const paymentMethodUnknown = () => new AppError(404, 'CRT_PAYMENT_METHOD', text.paymentMethodUnknown)
export const payAtStoreRefused = () => new AppError(409, 'CRT_PAY_AT_STORE', text.payAtStoreRefused)
export const loyaltyRefused = () => new AppError(409, 'CRT_LOYALTY', text.loyaltyRefused)
export const loyaltyTooMuch = () => new AppError(409, 'CRT_LOYALTY', text.loyaltyTooMuch)
/** The same for cards that do not exist and for those of others (T19). */
export const giftCardRefused = () => new AppError(409, 'CRT_GIFT_CARD', text.giftCardRefused)
