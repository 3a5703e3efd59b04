import { AppError } from '../server/app-error.ts'
import { messages } from './catalogue.messages.ts'

export const productNotFound = () => new AppError(404, 'PRODUCT_NOT_FOUND', messages.productNotFound)
export const productRestricted = () => new AppError(403, 'AGE_VERIFICATION_NEEDED', messages.productRestricted)
export const categoryNotFound = () => new AppError(404, 'CATEGORY_NOT_FOUND', messages.categoryNotFound)
export const collectionNotFound = () => new AppError(404, 'COLLECTION_NOT_FOUND', messages.collectionNotFound)
export const listingUnknown = () => new AppError(400, 'LISTING_UNKNOWN', messages.listingUnknown)
