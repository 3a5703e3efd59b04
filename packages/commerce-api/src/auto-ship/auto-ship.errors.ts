import { AppError } from '../server/app-error.ts'

export const subscriptionNotFound = () => new AppError(404, 'ASH_NOT_FOUND', 'This subscription does not exist.')
export const subscriptionEnded = () =>
  new AppError(409, 'ASH_ENDED', 'This subscription is canceled and cannot be changed any more.')
