import { AppError } from '../server/app-error.ts'

/** Both send the shopper back to the cart, with the slots reset (spec 2 §8). */
export const slotGone = () =>
  new AppError(409, 'CRT_0018', 'This time slot has no place left. Please choose another one.')
export const holdGone = () =>
  new AppError(409, 'CRT_0014', 'Your time slot is no longer reserved for you. Please choose a time slot again.')
