import { AppError } from '../server/app-error.ts'
import { messages } from './address.messages.ts'

export const addressNotFound = () => new AppError(404, 'ADDRESS_NOT_FOUND', messages.addressNotFound)
export const tooManyAddresses = () => new AppError(409, 'ADDRESS_LIMIT', messages.tooMany)
