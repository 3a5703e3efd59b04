import { AppError } from '../server/app-error.ts'
import { messages } from './tenant.messages.ts'

export const unknownStore = () => new AppError(404, 'STORE_UNKNOWN', messages.unknownStore)
