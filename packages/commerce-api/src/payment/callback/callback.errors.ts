import { AppError } from '../../server/app-error.ts'

/** One answer for a wrong signature, an old time stamp and a tenant that has no secret. */
export const callbackNotSigned = () => new AppError(401, 'CALLBACK_NOT_SIGNED', 'This callback is not signed.')
export const callbackUnreadable = (cause: unknown) =>
  new AppError(400, 'CALLBACK_UNREADABLE', 'This callback cannot be read.', { cause })
