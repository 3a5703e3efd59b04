import { type Check, isRecord } from '../shapes/shape.ts'

/** Tells the other tabs of the same tenant. Whatever arrives is checked before anybody sees it. */
export interface TabChannel {
  post(topic: string, data: unknown): void
  on<T>(topic: string, check: Check<T>, handle: (data: T) => unknown): void
}

/** One channel per tenant; without BroadcastChannel each tab is on its own. */
export function createTabChannel(tenant: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return silentChannel
  const channel = new BroadcastChannel(`aisle:${tenant}`)
  return {
    post: (topic, data) => channel.postMessage({ topic, data }),
    on(topic, check, handle) {
      channel.addEventListener('message', ({ data: message }: MessageEvent<unknown>) => {
        if (isRecord(message) && message['topic'] === topic && check(message['data'])) handle(message['data'])
      })
    },
  }
}

export const silentChannel: TabChannel = { post: () => {}, on: () => {} }
