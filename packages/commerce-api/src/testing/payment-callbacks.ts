import { CALLBACK_HEADERS, callbackSecretInfo, type PaymentCallback } from '@aisle/api/payment-callback'
import { createHmac, hkdfSync } from 'node:crypto'
import type { TestApp } from '../server/testing.ts'

export type Sent = {
  readonly callback: PaymentCallback
  readonly now: Date
  readonly provider?: string
  /** Whose address it is sent to; the transaction's tenant otherwise. */
  readonly tenant?: string
  readonly merchantKey?: string
}

/** Sends a callback as the provider does, signed at `now`. */
export async function sendCallback({ request }: Pick<TestApp, 'request'>, sent: Sent) {
  const { callback, now, provider = 'datacap', merchantKey = 'key' } = sent
  const { tenant = callback.transaction.tenant } = sent
  const payload = JSON.stringify(callback)
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const secret = Buffer.from(hkdfSync('sha256', merchantKey, '', callbackSecretInfo(provider, tenant), 32))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')
  const reply = await request({
    method: 'POST',
    url: `/callbacks/payments/${provider}/${tenant}`,
    headers: {
      'content-type': 'application/json',
      [CALLBACK_HEADERS.timestamp]: timestamp,
      [CALLBACK_HEADERS.signature]: `sha256=${signature}`,
    },
    payload,
  })
  return reply.statusCode
}
