import * as z from 'zod/mini'
import { vi } from 'vitest'
import { endpoint } from '../endpoint.ts'
import { type Authorizer, createApiClient } from './client.ts'

export const read = endpoint({
  name: 'read',
  method: 'GET',
  path: '/v1/Thing/:id',
  access: 'guest',
  params: z.object({ id: z.string() }),
  query: z.object({ flag: z.optional(z.boolean()), codes: z.optional(z.array(z.string())) }),
  data: z.object({ name: z.string() }),
})
export const write = endpoint({
  name: 'write',
  method: 'POST',
  path: '/v1/Thing',
  access: 'guest',
  body: z.strictObject({ name: z.string() }),
  data: z.boolean(),
})

export const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)
export const found = () => json({ success: true, data: { name: 'Milk', extra: 1 } })
export const unavailable = () => new Response('<h1>Unavailable</h1>', { status: 503 })
export const input = { params: { id: '7' } }
export const ID = '11111111-1111-4111-8111-111111111111'

export const send = vi.fn<typeof globalThis.fetch>()
export const client = (options: { authorizer?: Authorizer; timeout?: number } = {}) =>
  createApiClient({ baseUrl: 'https://shop.test', fetch: send, ...options })

export const requestOf = (index: number) => send.mock.calls[index]?.[1]
export const headersOf = (index: number) => new Headers(requestOf(index)?.headers)

/** Lets the pauses between attempts pass. */
export async function settled<T>(call: Promise<T>) {
  const result = Promise.allSettled([call])
  await vi.runAllTimersAsync()
  const [outcome] = await result
  return outcome.status === 'fulfilled' ? { data: outcome.value } : { error: outcome.reason }
}
