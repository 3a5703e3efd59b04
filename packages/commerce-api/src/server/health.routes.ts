import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { busy } from './server.errors.ts'

/** `/healthz`: the process answers. `/readyz`: its database does too. */
export function installHealth(app: FastifyInstance, database: Database) {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await database.ping().catch((cause: unknown) => {
      throw busy(cause)
    })
    return { status: 'ready' }
  })
}
