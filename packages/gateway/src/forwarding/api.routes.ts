import { endpoints } from '@aisle/api/endpoints'
import type { AnyEndpoint } from '@aisle/api/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { storeOf } from '../hosts/store-site.ts'
import { foreignTenant, notFound } from '../server/server.errors.ts'
import { accessPassHeader, keepAccessPass } from './access-pass.ts'
import { forward, installForwarding } from './forward.ts'
import type { Instances } from './instances.ts'
import { requestHeaders, responseHeaders, withoutCookies } from './headers.rules.ts'
import { sendCompressed } from './send-compressed.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const all: readonly AnyEndpoint[] = Object.values(endpoints)
/** The identity API's calls, which pages make of their own origin as well (spec 1 §7). */
const ofIdentity = all.filter(({ service }) => service === 'identity')

/** The store's API behind the store's own origin; the tenant is the host's. */
export const apiRoutes = (api: Instances, identity: Instances) =>
  async function (app: FastifyInstance) {
    await installForwarding(app)
    const border = {
      constraints: { site: 'store' },
      onRequest: async (request: FastifyRequest) => {
        refuseClimbing(request)
        refuseForeignTenant(request)
      },
    }
    for (const { method, path: url } of ofIdentity) {
      app.route({ ...border, method, url, handler: (request, reply) => ask(request, reply, identity.inTurn()) })
    }
    for (const url of ['/v1/*', '/v2/*']) {
      app.route({
        ...border,
        method: [...METHODS],
        url,
        handler: (request, reply) => ask(request, reply, api.inTurn()),
      })
    }
  }

function ask(request: FastifyRequest, reply: FastifyReply, [origin = '', ...others]: readonly string[]): FastifyReply {
  return forward(request, reply, origin, {
    rewriteRequestHeaders: (_, headers) => withoutCookies(requestHeaders(headers, identify(request, origin))),
    rewriteHeaders: (headers) => ({
      'cache-control': 'private, no-store',
      ...keepAccessPass(withoutCookies(responseHeaders(headers))),
    }),
    onResponse: (_, answer, { stream }) => void sendCompressed(request, answer, stream),
    onRefused: others.length > 0 ? () => void ask(request, reply, others) : undefined,
  })
}

const identify = (request: FastifyRequest, origin: string) => ({
  host: new URL(origin).host,
  'x-forwarded-host': request.host,
  'x-tenant-id': storeOf(request).tenant,
  'x-request-id': request.id,
  'x-forwarded-for': request.ip,
  ...accessPassHeader(request.headers),
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
