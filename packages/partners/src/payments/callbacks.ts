import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import type { PaymentEvent } from './payment.service.ts'

const pauses = [0, 1_000, 5_000]

type CallbackOptions = { url: string | undefined; merchantKey: string; log: Pick<BaseLogger, 'warn'> }
export type Callbacks = ReturnType<typeof createCallbacks>

/** Tells the merchant about each payment event, signed with the merchant key; three tries. */
export function createCallbacks({ url, merchantKey, log }: CallbackOptions) {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  async function post(target: string, body: string) {
    const signature = createHmac('sha256', merchantKey).update(body).digest('hex')
    const response = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': `sha256=${signature}` },
      body,
      signal: AbortSignal.any([AbortSignal.timeout(10_000), stopping.signal]),
    })
    if (!response.ok) throw new Error(`The merchant answered ${response.status}`)
  }

  async function deliver(target: string, body: string) {
    for (const pause of pauses) {
      try {
        await delay(pause, undefined, { signal: stopping.signal })
        return await post(target, body)
      } catch (error) {
        if (stopping.signal.aborted) return
        log.warn({ err: error }, 'callback not taken')
      }
    }
  }

  return {
    send({ operation, transaction, fault }: PaymentEvent): void {
      if (url === undefined) return
      const body = JSON.stringify({ event: operation, transaction })
      const copies = fault === 'double-callback' ? 2 : 1
      for (let copy = 0; copy < copies; copy += 1) {
        const delivery = deliver(url, body).finally(() => running.delete(delivery))
        running.add(delivery)
      }
    },
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
