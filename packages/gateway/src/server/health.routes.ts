import type { FastifyInstance } from 'fastify'
import { busy } from './server.errors.ts'

/** Something that the gateway needs, and how to see whether it answers. */
export type Dependency = { readonly name: string; readonly check: (signal: AbortSignal) => Promise<unknown> }

/** `/healthz`: the process answers. `/readyz`: everything behind it does too. On every host, for load balancers. */
export function installHealth(app: FastifyInstance, dependencies: readonly Dependency[]) {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request) => {
    const signal = AbortSignal.timeout(2000)
    const checks = dependencies.map(async ({ name, check }) => {
      await check(signal).catch((cause: unknown) => {
        request.log.warn({ dependency: name }, 'dependency does not answer')
        throw busy(cause)
      })
    })
    await Promise.all(checks)
    return { status: 'ready' }
  })
}

/** Whether a service behind the gateway, or one of its instances, says that it is ready. */
export const serviceReady = (name: string, ...urls: readonly string[]): Dependency => ({
  name,
  check: (signal) =>
    Promise.any(
      urls.map(async (url) => {
        const response = await fetch(new URL('/readyz', url), { signal })
        await response.body?.cancel()
        if (!response.ok) throw new Error(`${name} answers ${response.status}`)
      }),
    ),
})
