import { AppError } from '../server/app-error.ts'

export const cardRefused = () =>
  new AppError(409, 'PAY_CARD_REFUSED', 'This card could not be kept. Please type it again.')
export const gatewayMissing = () => new AppError(409, 'PAY_NO_GATEWAY', 'This store takes no cards.')
