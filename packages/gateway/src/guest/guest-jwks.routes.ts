import type { FastifyInstance } from 'fastify'
import type { GuestKeys } from './guest-keys.ts'

/** The keys that guests' tokens are checked with; the API reads them, on whichever host it reaches the gateway. */
export function installGuestKeys(app: FastifyInstance, { publicKeys }: GuestKeys) {
  app.get('/auth/guest-jwks.json', async (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/jwk-set+json').send(publicKeys),
  )
}
