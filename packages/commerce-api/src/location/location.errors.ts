import { AppError } from '../server/app-error.ts'
import { messages } from './location.messages.ts'

export const locationNotFound = () => new AppError(404, 'LOCATION_NOT_FOUND', messages.locationNotFound)
