import { randomInt } from 'node:crypto'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** A random name without digits, so that nothing can take it for a card number. About 150 bits. */
export const createToken = (kind: 'tok' | 'card' | 'txn'): string =>
  `${kind}_${Array.from({ length: 32 }, () => letters[randomInt(letters.length)]).join('')}`
