import type { PasswordPolicy } from '@aisle/api/identity-account'

/** What a password must have. Length is what counts (NIST SP 800-63B); a list of the worst ones is refused. */
export const passwordPolicy = {
  minLength: 8,
  maxLength: 128,
  requiresUppercase: false,
  requiresLowercase: false,
  requiresDigit: false,
  requiresSymbol: false,
} as const satisfies PasswordPolicy

const tooCommon = new Set([
  'password',
  'password1',
  'password123',
  '12345678',
  '123456789',
  '1234567890',
  '11111111',
  '00000000',
  'qwertyui',
  'qwertyuiop',
  'qwerty123',
  '1q2w3e4r',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'letmein1',
  'welcome1',
  'trustno1',
  'passw0rd',
  'abcd1234',
  'abc12345',
  'aaaaaaaa',
  'groceries',
  'shopping',
])

export type PasswordProblem = 'too-short' | 'too-long' | 'too-common' | 'is-email'

export function findPasswordProblem(password: string, email: string): PasswordProblem | undefined {
  const length = [...password].length
  if (length < passwordPolicy.minLength) return 'too-short'
  if (length > passwordPolicy.maxLength) return 'too-long'
  if (tooCommon.has(password.toLowerCase())) return 'too-common'
  if (password.toLowerCase() === email) return 'is-email'
  return undefined
}
