import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

const KEY_LENGTH = 32

/** `scrypt$salt$key`; the code itself is not kept. */
export function hashAccessCode(code: string): string {
  const salt = randomBytes(16)
  return `scrypt$${salt.toString('base64url')}$${scryptSync(code, salt, KEY_LENGTH).toString('base64url')}`
}

export function isAccessCode(code: string, hash: string): boolean {
  const [, salt = '', key = ''] = hash.split('$')
  const expected = Buffer.from(key, 'base64url')
  const actual = scryptSync(code, Buffer.from(salt, 'base64url'), KEY_LENGTH)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
