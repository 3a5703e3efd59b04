import type { FastifyInstance } from 'fastify'

/** Headers of every reply; pages add their policy. `same-origin` keeps `Origin` on our own forms. */
export function useSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    })
  })
}
