import { randomInt } from 'node:crypto'
import { hasCheckDigit } from '@aisle/api/card-number'

/** 16 digits that begin with 9 and fail the check digit of payment cards, so that neither is taken for the other. */
export function newGiftCardNumber(): string {
  const digits = `9${Array.from({ length: 15 }, () => randomInt(10)).join('')}`
  return hasCheckDigit(digits) ? newGiftCardNumber() : digits
}
