import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { storeOf } from '../hosts/store-site.ts'
import { foreignTenant, notFound } from '../server/server.errors.ts'
import { forward, installForwarding } from './forward.ts'
import type { Instances } from './instances.ts'
import { requestHeaders, responseHeaders, withoutCookies } from './headers.rules.ts'
import { sendCompressed } from './send-compressed.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The store's API behind the store's own origin; the tenant is the host's. */
export const apiRoutes = (api: Instances) =>
  async function (app: FastifyInstance) {
    await installForwarding(app)
    for (const url of ['/v1/*', '/v2/*']) {
      app.route({
        method: [...METHODS],
        url,
        constraints: { site: 'store' },
        onRequest: async (request) => {
          refuseClimbing(request)
          refuseForeignTenant(request)
        },
        handler: (request, reply) => ask(request, reply, api.inTurn()),
      })
    }
  }

function ask(request: FastifyRequest, reply: FastifyReply, [origin = '', ...others]: readonly string[]): FastifyReply {
  return forward(request, reply, origin, {
    rewriteRequestHeaders: (_, headers) => withoutCookies(requestHeaders(headers, identify(request, origin))),
    rewriteHeaders: (headers) => ({
      'cache-control': 'private, no-store',
      ...withoutCookies(responseHeaders(headers)),
    }),
    onResponse: (_, answer, { stream }) => void sendCompressed(request, answer, stream),
    onRefused: others.length > 0 ? () => void ask(request, reply, others) : undefined,
  })
}

const identify = (request: FastifyRequest, origin: string) => ({
  host: new URL(origin).host,
  'x-tenant-id': storeOf(request).tenant,
  'x-request-id': request.id,
  'x-forwarded-for': request.ip,
})

/** `/v1/../docs` is not a call of the API, however its dots and slashes are written. */
const CLIMBS = /(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\]|%2f|%5c|$)/i

function refuseClimbing({ raw }: FastifyRequest) {
  const [path = ''] = raw.url?.split('?') ?? []
  if (CLIMBS.test(path)) throw notFound()
}

function refuseForeignTenant(request: FastifyRequest) {
  const claimed = request.headers['x-tenant-id']
  const { tenant } = storeOf(request)
  if (claimed === undefined || claimed === tenant) return
  request.log.warn({ audit: 'foreign-tenant', tenant }, 'a request named another tenant')
  throw foreignTenant()
}
