import { setTimeout as wait } from 'node:timers/promises'
import { TEST_USER_ISSUER } from '../server/test-tokens.ts'
import { freePort } from './free-port.ts'
import { createKillable } from './killable-process.ts'

const MAIN = new URL('../main.ts', import.meta.url).pathname
/** How long it takes is measured elsewhere: on a busy machine this is only about a start that never ends. */
const READY_WITHIN = 240_000

type Surroundings = { readonly appUrl: string; readonly keysUrl: string; readonly partnersUrl: string }

/** The API as a process of its own, as the launcher starts it, to be killed and opened again. */
export async function startApiProcess({ appUrl, keysUrl, partnersUrl }: Surroundings) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const api = createKillable(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'production',
      PORT: String(port),
      APP_DATABASE_URL: appUrl,
      GUEST_JWKS_URL: 'http://127.0.0.1:9/jwks',
      IDENTITY_ISSUER: TEST_USER_ISSUER,
      IDENTITY_JWKS_URL: keysUrl,
      PARTNERS_URL: partnersUrl,
      MERCHANT_SECRET: 'merchant-key',
      LOG_LEVEL: 'error',
    },
  })

  /** Resolves when it and its database answer. */
  const ready = async () => {
    const deadline = Date.now() + READY_WITHIN
    while (Date.now() < deadline) {
      // Nobody listens there yet.
      const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3000) }).catch(() => undefined)
      await response?.body?.cancel()
      if (response?.ok) return
      if (!api.isRunning()) break
      await wait(20)
    }
    const state = api.isRunning() ? `was not ready after ${READY_WITHIN / 1000} s` : 'ended before it was ready'
    // Its last words come a moment after its end.
    await wait(500)
    throw new Error(`the API ${state}:\n${api.said()}`)
  }

  const open = async () => {
    api.start()
    await ready()
  }
  await open()
  return { url, said: api.said, ready, open, kill: api.kill, stop: () => api.end('SIGTERM') }
}

export type ApiProcess = Awaited<ReturnType<typeof startApiProcess>>
