import { CALLBACK_TOLERANCE, callbackSecretInfo } from '@aisle/api/payment-callback'
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const SECRET_BYTES = 32
const TIMESTAMP = /^\d{10}$/
const SIGNATURE = /^sha256=([0-9a-f]{64})$/

/** Whoever knows one tenant's secret can speak for that tenant only. */
export const callbackSecret = (merchantKey: string, provider: string, tenant: string): Buffer =>
  Buffer.from(hkdfSync('sha256', merchantKey, '', callbackSecretInfo(provider, tenant), SECRET_BYTES))

/** The HMAC over time stamp and body, as it stands in the header. */
const signatureOf = (secret: Buffer, timestamp: string, body: Buffer | string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`

export type SignedBody = {
  readonly timestamp: unknown
  readonly signature: unknown
  readonly body: Buffer
}

/** Whether this very body was signed with the secret, not longer ago than is allowed. Takes as long for a wrong one. */
export function isSigned(secret: Buffer, { timestamp, signature, body }: SignedBody, now: Date): boolean {
  if (typeof timestamp !== 'string' || !TIMESTAMP.test(timestamp)) return false
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return false
  const isFresh = Math.abs(now.getTime() / 1000 - Number(timestamp)) <= CALLBACK_TOLERANCE
  const expected = Buffer.from(signatureOf(secret, timestamp, body))
  return timingSafeEqual(expected, Buffer.from(signature)) && isFresh
}
