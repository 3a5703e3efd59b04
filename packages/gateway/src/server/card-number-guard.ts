import { holdsCardNumber } from '@aisle/api/card-number'
import type { FastifyInstance } from 'fastify'
import { cardNumberRefused } from './server.errors.ts'

/** Refuses every body of the gateway's own calls that holds the number of a payment card; what is passed on is bytes (T61). */
export function installCardNumberGuard(app: FastifyInstance) {
  app.addHook('preHandler', async ({ body }) => {
    if (!Buffer.isBuffer(body) && holdsCardNumber(body)) throw cardNumberRefused()
  })
}
