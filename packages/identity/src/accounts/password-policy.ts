import type { PasswordPolicy } from '@aisle/api/identity-account'
import { commonPasswords } from './common-passwords.ts'

/** What a password must have. Length is what counts (NIST SP 800-63B); the worst ones are refused. */
export const passwordPolicy = {
  minLength: 8,
  maxLength: 128,
  requiresUppercase: false,
  requiresLowercase: false,
  requiresDigit: false,
  requiresSymbol: false,
} as const satisfies PasswordPolicy

export type PasswordProblem = 'too-short' | 'too-long' | 'too-common' | 'is-email'

/** What is wrong with a new password for the account of `email`, in lower case; of several faults the first. */
export function findPasswordProblem(password: string, email: string): PasswordProblem | undefined {
  const length = [...password.normalize('NFKC')].length
  if (length < passwordPolicy.minLength) return 'too-short'
  if (length > passwordPolicy.maxLength) return 'too-long'
  const folded = password.normalize('NFKC').toLowerCase().trim()
  if (commonPasswords.has(folded) || isRepetition(folded) || isRun(folded)) return 'too-common'
  if (folded === email || folded === email.split('@')[0]) return 'is-email'
  return undefined
}

/** `aaaaaaaa`, `abcabcabc` */
const isRepetition = (text: string) => /^(.{1,4})\1+$/u.test(text)

/** `12345678`, `hgfedcba` */
function isRun(text: string) {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0)
  const goesBy = (step: number) => codes.every((code, index) => code === (codes[0] ?? 0) + index * step)
  return goesBy(1) || goesBy(-1)
}
