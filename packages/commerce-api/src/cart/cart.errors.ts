import { AppError } from '../server/app-error.ts'
import { cartMessages as text } from './cart.messages.ts'

/** Also for carts of others: whether one exists is nobody else's business (T10). */
export const cartAbandoned = () => new AppError(404, 'CRT_0002', text.abandoned)
export const cartBeingOrdered = () => new AppError(409, 'CRT_BEING_ORDERED', text.beingOrdered)
export const otherStore = () => new AppError(409, 'CRT_400', text.otherStore)
export const storeNeeded = () => new AppError(400, 'CRT_STORE_NEEDED', text.storeNeeded)
export const fulfillmentNotOffered = () => new AppError(409, 'CRT_FULFILLMENT_NOT_OFFERED', text.notOffered)
export const productGone = () => new AppError(404, 'CRT_PRODUCT_GONE', text.productGone)
/** The add flow resets the quantity and shows the text (spec 2 §8). */
export const quantityRefused = (message: string) => new AppError(409, 'CRT_0114', message)
export const wrongKind = (title: string) => new AppError(409, 'CRT_0114', text.wrongKind(title))
export const autoShipRefused = (title: string) => new AppError(400, 'CRT_AUTO_SHIP_REFUSED', text.noAutoShip(title))
export const autoShipNeedsAccount = () => new AppError(403, 'CUSTOMER_NEEDED', text.autoShipAccount)
export const instructionRefused = () => new AppError(400, 'CRT_INSTRUCTION_REFUSED', text.instruction)
export const giftCardAmountRefused = () => new AppError(400, 'CRT_GIFT_CARD_AMOUNT', text.giftCardAmount)
export const ageNeeded = () => new AppError(403, 'AGE_VERIFICATION_NEEDED', text.ageNeeded)
/** The browser offers to sign in (spec 1 §6). */
export const guestCheckoutOff = () => new AppError(403, 'CRT_GUEST_CHECKOUT_OFF', text.guestCheckoutOff)
export const noPaymentGateway = (message: string | null | undefined) =>
  new AppError(409, 'CRT_NO_PAYMENT_GATEWAY', message || text.noPaymentGateway)
/** On removal the browser reads the cart again (spec 2 §8). */
export const lineGone = () => new AppError(404, 'CRT_0108', text.lineGone)
export const savedGone = () => new AppError(404, 'CRT_SAVED_GONE', text.savedGone)
export const savedFull = () => new AppError(409, 'CRT_SAVED_FULL', text.savedFull)
/** Used, run out, or another cart’s: which of them is nobody else's business (T10). */
export const snapshotGone = () => new AppError(404, 'CRT_SNAPSHOT_GONE', text.snapshotGone)
