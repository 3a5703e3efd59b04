import { AppError } from '../server/app-error.ts'

export const cardRefused = () =>
  new AppError(409, 'PAY_CARD_REFUSED', 'This card could not be kept. Please type it again.')
export const billingAddressRefused = () =>
  new AppError(
    409,
    'PAY_BILLING_ADDRESS',
    'Your bank knows another billing address for this card. Please look at the address, or type another card.',
  )
export const gatewayMissing = () => new AppError(409, 'PAY_NO_GATEWAY', 'This store takes no cards.')
export const paymentsUnreachable = (cause?: unknown) =>
  new AppError(503, 'PAY_UNREACHABLE', 'Cards cannot be kept right now. Please try again.', { retryAfter: 5, cause })
