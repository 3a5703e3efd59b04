import { AppError } from '../server/app-error.ts'

export const giftCardNotFound = () => new AppError(404, 'GFT_NOT_FOUND', 'This gift card does not exist.')
export const giftCardActionRefused = () =>
  new AppError(409, 'GFT_ACTION', 'This cannot be done with this gift card any more.')
