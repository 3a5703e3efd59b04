import { AppError } from '../server/app-error.ts'
import { messages } from './discount.messages.ts'

export const discountNotFound = () => new AppError(404, 'DISCOUNT_NOT_FOUND', messages.discountNotFound)
