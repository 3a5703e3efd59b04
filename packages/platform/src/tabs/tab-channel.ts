import * as z from 'zod/mini'

/** Tells the other tabs of the same tenant. Whatever arrives is parsed before anybody sees it. */
export interface TabChannel {
  post(topic: string, data: unknown): void
  on<T>(topic: string, schema: z.ZodMiniType<T>, handle: (data: T) => void): void
}

const messageSchema = z.object({ topic: z.string(), data: z.unknown() })

/** One channel per tenant; without BroadcastChannel each tab is on its own. */
export function createTabChannel(tenant: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return silentChannel
  const channel = new BroadcastChannel(`aisle:${tenant}`)
  return {
    post: (topic, data) => channel.postMessage({ topic, data }),
    on(topic, schema, handle) {
      channel.addEventListener('message', ({ data: message }: MessageEvent<unknown>) => {
        const envelope = z.safeParse(messageSchema, message)
        if (!envelope.success || envelope.data.topic !== topic) return
        const parsed = z.safeParse(schema, envelope.data.data)
        if (parsed.success) handle(parsed.data)
      })
    },
  }
}

export const silentChannel: TabChannel = { post: () => {}, on: () => {} }
