import type { FastifyInstance } from 'fastify'

export type Probe = { readonly name: string; readonly isReady: () => boolean }

export function healthRoutes(app: FastifyInstance, probes: readonly Probe[]): void {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const waiting = probes.filter(({ isReady }) => !isReady()).map(({ name }) => name)
    if (waiting.length === 0) return { status: 'ready' }
    return reply.code(503).send({ status: 'not ready', waiting })
  })
}
