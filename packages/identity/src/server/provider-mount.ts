import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { TenantDirectory } from '../tenants/tenant.directory.ts'
import { findCardNumbers } from './card-number-guard.ts'
import { peekBody } from './peek-body.ts'

export type ProviderMount = { provider: Provider; issuer: string; tenants: TenantDirectory }

/** Hands every path that no route of ours takes to the provider, before Fastify reads the body. */
export function mountProvider(app: FastifyInstance, { provider, issuer, tenants }: ProviderMount): void {
  const { bodyLimit = 0 } = app.initialConfig
  const answer = provider.callback()
  const { host, protocol } = new URL(issuer)

  const handOver = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await admitsOrigin(request, issuer, tenants))) {
      return reply.code(403).send({ error: 'invalid_request', error_description: 'origin not allowed' })
    }
    const refusal = await findRefusal(request, bodyLimit)
    if (refusal) return reply.code(refusal.status).send({ error: 'invalid_request', error_description: refusal.says })
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

/** The provider reads its bodies itself: what must not reach it is looked for before (T61). */
async function findRefusal({ raw }: FastifyRequest, bodyLimit: number) {
  if (raw.headers['transfer-encoding'] !== undefined) return { status: 411, says: 'the length is missing' }
  if (Number(raw.headers['content-length'] ?? 0) > bodyLimit) return { status: 413, says: 'the body is too large' }
  const fields = new URLSearchParams(await peekBody(raw))
  return findCardNumbers([...fields]).length > 0 ? { status: 400, says: 'a card number is not taken' } : undefined
}

/** Pages of stores and of this host may call; for others, reading gets no CORS headers and writing is refused. */
async function admitsOrigin(request: FastifyRequest, issuer: string, tenants: TenantDirectory): Promise<boolean> {
  const { origin } = request.headers
  if (origin === undefined || origin === issuer || (await tenants.hasOrigin(origin))) return true
  delete request.raw.headers.origin
  return request.method === 'GET' || request.method === 'HEAD'
}
