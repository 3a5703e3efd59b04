import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { placeOrder } from '@aisle/api/place-order'
import * as z from 'zod/mini'
import type { Buyer } from './buyers.ts'

/** An answer: its status, the order's number or the reason, and how long it took. */
export type Answer = { readonly status: number; readonly said: string; readonly milliseconds: number }

export type Sale = { readonly answers: readonly Answer[]; readonly seconds: number }

/** So many shoppers at once, each with the next cart as soon as the last one is answered, until all carts are ordered. */
export async function placeOrders(apiUrl: string, buyers: readonly Buyer[], shoppers: number): Promise<Sale> {
  const agent = new Agent({ keepAlive: true, maxSockets: shoppers })
  const waiting = [...buyers]
  const answers: Answer[] = []
  const shop = async () => {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) answers.push(await order(apiUrl, buyer, agent))
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: shoppers }, shop))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  return { answers, seconds }
}

const replySchema = z.object({
  data: z.optional(z.nullable(z.object({ orderNumber: z.optional(z.string()) }))),
  errors: z.optional(z.nullable(z.array(z.object({ errorCode: z.optional(z.nullable(z.string())) })))),
})

function order(apiUrl: string, { headers, body }: Buyer, agent: Agent): Promise<Answer> {
  const text = JSON.stringify(body)
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      apiUrl + placeOrder.path,
      {
        method: placeOrder.method,
        agent,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          'idempotency-key': randomUUID(),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const milliseconds = performance.now() - started
          resolve({ status: response.statusCode ?? 0, said: said(Buffer.concat(chunks).toString()), milliseconds })
        })
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })
}

function said(text: string): string {
  const { data, errors } = z.parse(replySchema, JSON.parse(text))
  return data?.orderNumber ?? errors?.[0]?.errorCode ?? 'nothing'
}
