import { randomBytes } from 'node:crypto'

/**
 * An address that nobody has used. In letters: every tenth number of thirteen digits, as the time is one, could be that of
 * a card, and a body with such a number is refused (T61).
 */
export const newEmail = (who: string): string =>
  `${who}-${[...randomBytes(12)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}@example.com`
