import { ACCOUNT_HAS_OPEN_ORDERS, SIGN_IN_AGAIN } from '@aisle/api/account-errors'
import { AppError } from '../../server/app-error.ts'
import { closingMessages } from './close-account.messages.ts'

export const signInAgain = () => new AppError(403, SIGN_IN_AGAIN, closingMessages.signInAgain)
export const hasOpenOrders = () => new AppError(409, ACCOUNT_HAS_OPEN_ORDERS, closingMessages.openOrders)
