import { randomBytes } from 'node:crypto'

const LETTERS = 'bcdfghjkmnpqrstv'

/**
 * 128 random bits, and still never a capability: the owner is in every WHERE. Without digits, so that none of them
 * looks like the number of a payment card, which every request is searched for (T61).
 */
export const newCartNumber = (): string =>
  randomBytes(16)
    .toString('hex')
    .replaceAll(/./g, (digit) => LETTERS.charAt(Number.parseInt(digit, 16)))
