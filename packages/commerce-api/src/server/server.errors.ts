import { AppError } from './app-error.ts'
import { messages } from './server.messages.ts'

export const badRequest = (detail: string = messages.badRequest) => new AppError(400, 'BAD_REQUEST', detail)
export const tokenMissing = () => new AppError(401, 'TOKEN_MISSING', messages.tokenMissing)
export const tokenRefused = (cause?: unknown) => new AppError(401, 'TOKEN_REFUSED', messages.tokenRefused, { cause })
export const otherTenant = () => new AppError(403, 'OTHER_TENANT', messages.otherTenant)
export const userNeeded = () => new AppError(403, 'USER_NEEDED', messages.userNeeded)
export const customerNeeded = () => new AppError(403, 'CUSTOMER_NEEDED', messages.customerNeeded)
export const notFound = () => new AppError(404, 'NOT_FOUND', messages.notFound)
export const notServed = () => new AppError(501, 'NOT_SERVED', messages.notServed)
export const cardNumberRefused = () => new AppError(400, 'CARD_NUMBER_REFUSED', messages.cardNumber)
export const busy = (cause?: unknown) => new AppError(503, 'BUSY', messages.busy, { retryAfter: 2, cause })
export const tooManyTries = (retryAfter: number) =>
  new AppError(429, 'TOO_MANY_TRIES', messages.tooManyTries, { retryAfter })
