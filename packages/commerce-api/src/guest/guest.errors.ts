import { AppError } from '../server/app-error.ts'
import { guestMessages as text } from './guest.messages.ts'

export const otpRequestFailed = (retryAfter: number | undefined) =>
  new AppError(429, 'CUST_0006', text.otpFailed, retryAfter === undefined ? {} : { retryAfter })
export const wrongCode = () => new AppError(400, 'OTP_0002', text.wrongCode)
export const attemptsExceeded = () => new AppError(429, 'OTP_ATTEMPTS_EXCEEDED', text.tooManyTries)
export const codeExpired = () => new AppError(400, 'OTP_0003', text.noCode)
export const guestUnknown = () => new AppError(404, 'CUST_0001', text.guestUnknown)
