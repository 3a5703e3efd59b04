import { AppError } from '../server/app-error.ts'
import { messages } from './payment-method.messages.ts'

export const paymentMethodNotFound = () => new AppError(404, 'PAYMENT_METHOD_NOT_FOUND', messages.paymentMethodNotFound)
