import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { TenantDirectory } from '../tenants/tenant.directory.ts'

export type ProviderMount = { provider: Provider; issuer: string; tenants: TenantDirectory }

/** Hands every path that no route of ours takes to the provider, before Fastify reads the body. */
export function mountProvider(app: FastifyInstance, { provider, issuer, tenants }: ProviderMount): void {
  const answer = provider.callback()
  const { host, protocol } = new URL(issuer)

  const handOver = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await admitsOrigin(request, issuer, tenants))) {
      return reply.code(403).send({ error: 'invalid_request', error_description: 'origin not allowed' })
    }
    reply.hijack()
    // URLs are built from the configured issuer, never from what a request claims.
    request.raw.headers.host = host
    request.raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    delete request.raw.headers['x-forwarded-host']
    await answer(request.raw, reply.raw)
  }

  app.route({
    method: ['GET', 'HEAD', 'POST', 'OPTIONS'],
    url: '/*',
    onRequest: handOver,
    handler: async () => {
      throw new Error('The provider has answered already')
    },
  })
}

/** Pages of stores and of this host may call; for others, reading gets no CORS headers and writing is refused. */
async function admitsOrigin(request: FastifyRequest, issuer: string, tenants: TenantDirectory): Promise<boolean> {
  const { origin } = request.headers
  if (origin === undefined || origin === issuer || (await tenants.hasOrigin(origin))) return true
  delete request.raw.headers.origin
  return request.method === 'GET' || request.method === 'HEAD'
}
