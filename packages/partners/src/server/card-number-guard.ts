import { holdsCardNumber } from '@aisle/api/card-number'
import type { FastifyInstance } from 'fastify'
import { invalidRequest } from './app-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the card form, the one place where the number of a card may go. */
    readonly takesCard?: boolean
  }
}

/** Refuses every other body that holds the number of a payment card; what goes on to a store is bytes (T61). */
export function useCardNumberGuard(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ body, routeOptions }) => {
    if (routeOptions.config.takesCard || Buffer.isBuffer(body) || !holdsCardNumber(body)) return
    throw invalidRequest('The number of a payment card does not belong here. Nothing was saved.')
  })
}
