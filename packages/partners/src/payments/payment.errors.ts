import { AppError } from '../server/app-error.ts'

export const unknownToken = () =>
  new AppError(422, 'UNKNOWN_TOKEN', 'This token is unknown, has expired or belongs to another merchant')
export const unknownTransaction = () => new AppError(404, 'UNKNOWN_TRANSACTION', 'There is no such transaction')
export const referenceReused = () =>
  new AppError(409, 'REFERENCE_REUSED', 'This reference was used for a different request')
export const notAllowedNow = (operation: string, status: string) =>
  new AppError(409, 'NOT_ALLOWED', `A transaction that is ${status} cannot be changed by ${operation}`)
export const amountTooHigh = (available: number) =>
  new AppError(422, 'AMOUNT_TOO_HIGH', `At most ${available} cents are available`)
export const addressMismatch = () =>
  new AppError(422, 'AVS_MISMATCH', 'The bank knows another billing address for this card')
export const cardRefused = (message: string) => new AppError(422, 'CARD_REFUSED', message)
