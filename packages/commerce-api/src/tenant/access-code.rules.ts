import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const KEY_LENGTH = 32

const deriveKey = promisify<string, Buffer, number, Buffer>(scrypt)

/** `scrypt$salt$key`; the code itself is not kept. */
export async function hashAccessCode(code: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await deriveKey(code, salt, KEY_LENGTH)
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`
}

export async function isAccessCode(code: string, hash: string): Promise<boolean> {
  const [, salt = '', key = ''] = hash.split('$')
  const expected = Buffer.from(key, 'base64url')
  const actual = await deriveKey(code, Buffer.from(salt, 'base64url'), KEY_LENGTH)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
