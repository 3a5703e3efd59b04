import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

export function healthRoutes(app: FastifyInstance, pool: Pool): void {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    try {
      await pool.query('SELECT 1 FROM identity.migrations LIMIT 1')
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'not ready', reason: 'The database does not answer or is not migrated' })
    }
  })
}
