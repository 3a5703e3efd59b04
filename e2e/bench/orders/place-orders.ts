import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { placeOrder } from '@aisle/api/place-order'
import * as z from 'zod/mini'
import type { Buyer } from './buyers.ts'

/** An answer: its status, the order's number or the reason, and how long it took. */
export type Answer = { readonly status: number; readonly said: string; readonly milliseconds: number }

export type Sale = {
  readonly answers: readonly Answer[]
  readonly seconds: number
  /** CPU seconds of this program, which runs on the same machine. */
  readonly clientSeconds: number
}

/**
 * So many shoppers at once over connections that stay open, each with the next cart as soon as the last one is
 * answered, until all carts are ordered. `clicks` says how often each order is sent at the same moment.
 */
export async function placeOrders(
  apiUrl: string,
  buyers: readonly Buyer[],
  { shoppers, clicks }: { shoppers: number; clicks: number },
): Promise<Sale> {
  const agent = new Agent({ keepAlive: true, maxSockets: shoppers * clicks })
  const waiting = [...buyers]
  const heard: Heard[] = []
  const shop = async () => {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) {
      const sent = { headers: { ...buyer.headers, 'idempotency-key': randomUUID() }, text: JSON.stringify(buyer.body) }
      heard.push(...(await Promise.all(Array.from({ length: clicks }, () => order(apiUrl, sent, agent)))))
    }
  }
  const before = process.cpuUsage()
  const started = performance.now()
  await Promise.all(Array.from({ length: shoppers }, shop))
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(before)
  agent.destroy()
  return { answers: heard.map(read), seconds, clientSeconds: (user + system) / 1e6 }
}

type Heard = { readonly status: number; readonly text: string; readonly milliseconds: number }
type Sent = { readonly headers: Readonly<Record<string, string>>; readonly text: string }

function order(apiUrl: string, { headers, text }: Sent, agent: Agent): Promise<Heard> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      apiUrl + placeOrder.path,
      {
        method: placeOrder.method,
        agent,
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const milliseconds = performance.now() - started
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString(), milliseconds })
        })
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })
}

const replySchema = z.object({
  data: z.optional(z.nullable(z.object({ orderNumber: z.optional(z.string()) }))),
  errors: z.optional(z.nullable(z.array(z.object({ errorCode: z.optional(z.nullable(z.string())) })))),
})

/** Read when everything is over: the clock does not wait for it. */
function read({ status, text, milliseconds }: Heard): Answer {
  const { data, errors } = z.parse(replySchema, JSON.parse(text))
  return { status, said: data?.orderNumber ?? errors?.[0]?.errorCode ?? 'nothing', milliseconds }
}
