import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Sent } from './send.ts'

/** Milliseconds until the gateway knows that its reader is gone. */
const NOTICED = 50

/** Asks as a browser on the shop's host does; `leave` breaks the connection off before the answer is there. */
export function startReading(port: number, { path, method = 'GET', headers = {}, body }: Sent) {
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { host: 'fresh.localhost:3000', 'accept-encoding': 'br', ...headers },
  })
  outgoing.on('error', () => undefined)
  outgoing.end(body)
  return {
    leave: () => {
      outgoing.destroy()
      return setTimeout(NOTICED)
    },
  }
}
