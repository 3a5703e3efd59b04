import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { notAuthorized } from './app-error.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** A hook that lets only the holder of the merchant key through. */
export function requireMerchant(key: string) {
  const expected = digest(`Bearer ${key}`)
  return async ({ headers }: FastifyRequest) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) throw notAuthorized()
  }
}
