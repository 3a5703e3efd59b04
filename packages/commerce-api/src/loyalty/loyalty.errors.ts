import { AppError } from '../server/app-error.ts'
import { loyaltyMessages as text } from './loyalty.messages.ts'

export const noLoyaltyProgram = () => new AppError(409, 'LOYALTY_NO_PROGRAM', text.noProgram)
export const loyaltyUnreachable = (cause?: unknown) =>
  new AppError(503, 'LOYALTY_UNREACHABLE', text.unreachable, { retryAfter: 5, cause })
