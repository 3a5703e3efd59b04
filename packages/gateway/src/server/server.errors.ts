import { AppError } from './app-error.ts'
import { messages } from './gateway.messages.ts'

export const notFound = () => new AppError(404, 'NOT_FOUND', messages.notFound)
export const badRequest = () => new AppError(400, 'BAD_REQUEST', messages.badRequest)
export const cardNumberRefused = () => new AppError(400, 'CARD_NUMBER_REFUSED', messages.cardNumber)
export const crossSite = () => new AppError(403, 'CROSS_SITE', messages.crossSite)
export const foreignTenant = () => new AppError(403, 'FOREIGN_TENANT', messages.foreignTenant)
export const notJson = () => new AppError(415, 'NOT_JSON', messages.wrongType)
export const badPicture = (cause: unknown) => new AppError(422, 'BAD_PICTURE', messages.badPicture, { cause })
export const tooMany = (retryAfter: number) => new AppError(429, 'TOO_MANY_REQUESTS', messages.tooMany, { retryAfter })
export const busy = (cause: unknown) => new AppError(503, 'BUSY', messages.unreachable, { cause, retryAfter: 2 })
export const unreachable = (cause: unknown) =>
  new AppError(502, 'UNREACHABLE', messages.unreachable, { cause, retryAfter: 2 })
export const tooLate = (cause: unknown) => new AppError(504, 'TOO_LATE', messages.tooLate, { cause, retryAfter: 2 })
