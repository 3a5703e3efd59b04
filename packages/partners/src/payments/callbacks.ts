import { CALLBACK_HEADERS, callbackSecretInfo, type PaymentCallback } from '@aisle/api/payment-callback'
import { createHmac, hkdfSync, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import { postJson } from '../server/post-json.ts'
import type { PaymentEvent } from './payment.service.ts'

/** Milliseconds before each try. The answer to the request comes before the first one. */
const pauses = [500, 1_000, 5_000]

type CallbackOptions = { url: string | undefined; merchantKey: string; log: Pick<BaseLogger, 'warn'> }
export type Callbacks = ReturnType<typeof createCallbacks>

type Delivery = { readonly target: string; readonly secret: Buffer; readonly body: string; readonly wait: number }

/**
 * Tells the merchant about each payment event at `{url}/{provider}/{tenant}`; three tries. Each copy is signed when it is
 * sent, with a secret of that tenant.
 */
export function createCallbacks({ url, merchantKey, log }: CallbackOptions) {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  const secrets = new Map<string, Buffer>()

  function secretOf(info: string): Buffer {
    const secret = secrets.get(info) ?? Buffer.from(hkdfSync('sha256', merchantKey, '', info, 32))
    secrets.set(info, secret)
    return secret
  }

  async function post({ target, secret, body }: Delivery) {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    const headers = { [CALLBACK_HEADERS.timestamp]: timestamp, [CALLBACK_HEADERS.signature]: `sha256=${signature}` }
    const status = await postJson(target, { headers, body, signal: stopping.signal })
    if (status < 200 || status > 299) throw new Error(`The merchant answered ${status}`)
  }

  async function deliver(delivery: Delivery) {
    const signal = stopping.signal
    try {
      await delay(delivery.wait, undefined, { signal })
      for (const pause of pauses) {
        await delay(pause, undefined, { signal })
        try {
          return await post(delivery)
        } catch (error) {
          if (signal.aborted) return
          log.warn({ err: error }, 'callback not taken')
        }
      }
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  return {
    send({ operation: event, transaction, fault: { fault, delay: late } }: PaymentEvent): void {
      if (url === undefined || fault === 'no-callback') return
      const { provider, tenant, amount } = transaction
      const told = fault === 'other-amount-callback' ? { ...transaction, amount: amount + 1 } : transaction
      const eventId = randomUUID()
      const callback: PaymentCallback = { eventId, event, occurredAt: new Date().toISOString(), transaction: told }
      const delivery = {
        target: `${url}/${provider}/${tenant}`,
        secret: secretOf(callbackSecretInfo(provider, tenant)),
        body: JSON.stringify(callback),
        wait: fault === 'late-callback' ? late : 0,
      }
      const copies = fault === 'double-callback' ? 2 : 1
      for (let copy = 0; copy < copies; copy += 1) {
        const done = deliver(delivery).finally(() => running.delete(done))
        running.add(done)
      }
    },
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
