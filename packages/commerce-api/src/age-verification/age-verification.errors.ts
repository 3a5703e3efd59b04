import { AppError } from '../server/app-error.ts'
import { badRequest } from '../server/server.errors.ts'
import { ageVerificationMessages as text } from './age-verification.messages.ts'

/** Also for a session of somebody else, and for one that is over: it opens nothing (T29). */
export const sessionNotFound = () => new AppError(404, 'AGE_SESSION_NOT_FOUND', text.sessionUnknown)
export const providerUnreachable = (cause?: unknown) =>
  new AppError(503, 'AGE_CHECK_UNREACHABLE', text.unreachable, { retryAfter: 5, cause })
export const personMismatch = () => new AppError(409, 'AGE_INFO_MISMATCH', text.mismatch)
export const otherSessionNamed = () => badRequest(text.otherSession)
