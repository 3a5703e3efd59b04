import { AppError } from '../server/app-error.ts'
import { messages } from './review.messages.ts'

export const reviewNotFound = () => new AppError(404, 'REVIEW_NOT_FOUND', messages.reviewNotFound)
export const reviewedBefore = () => new AppError(409, 'REVIEWED_BEFORE', messages.reviewedBefore)
