import type { FastifyInstance, FastifyRequest } from 'fastify'

const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** What every answer carries. */
export const headersOf = ({ id }: FastifyRequest) =>
  ({ ...HEADERS, vary: 'authorization, x-tenant-id', 'x-request-id': id }) as const

export function installSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request))
  })
}
