import { AppError } from '../server/app-error.ts'

export const pushNotSetUp = () => new AppError(409, 'NTF_NOT_SET_UP', 'Push notifications are not set up.')
export const foreignPushService = () =>
  new AppError(400, 'NTF_PUSH_SERVICE', 'This device cannot be reached with push notifications.')
