import { EMAIL_NOT_VERIFIED } from '@aisle/api/account-errors'
import { AppError } from '../server/app-error.ts'
import { customerMessages } from './customer.messages.ts'

export const emailNotVerified = () => new AppError(403, EMAIL_NOT_VERIFIED, customerMessages.emailNotVerified)
export const nothingToLink = () => new AppError(404, 'NO_RECORD', customerMessages.nothingToLink)
