import type { LostSlot, Slot } from '@aisle/api/slot'
import { AppError } from '../server/app-error.ts'

/** Both send the shopper back to choose again (spec 2 §8), and name slots to take instead, the best first. */
export const slotGone = (nearest: Slot[] = []) =>
  gone('CRT_0018', 'This time slot has no place left. Please choose another one.', { nearest })
export const holdGone = (nearest: Slot[] = []) =>
  gone('CRT_0014', 'Your time slot is no longer reserved for you. Please choose a time slot again.', { nearest })

const gone = (code: string, message: string, details: LostSlot) => new AppError(409, code, message, { details })
