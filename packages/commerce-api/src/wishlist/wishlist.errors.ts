import { AppError } from '../server/app-error.ts'
import { messages } from './wishlist.messages.ts'

export const wishlistNotFound = () => new AppError(404, 'WISHLIST_NOT_FOUND', messages.wishlistNotFound)
export const wishlistNameTaken = () => new AppError(409, 'WISHLIST_NAME_TAKEN', messages.nameTaken)
export const tooManyWishlists = () => new AppError(409, 'WISHLIST_LIMIT', messages.tooMany)
