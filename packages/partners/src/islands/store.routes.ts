import replyFrom from '@fastify/reply-from'
import { GUEST_TOKEN_PATH, REGISTRY_PATH, REPORTS_PATH, SCRIPT_PATHS } from '@aisle/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { foreignOrigin, noSuchPath, storeUnreachable } from '../server/app-error.ts'
import type { StoreOfPage } from './store-of-page.ts'

type Options = { readonly store: StoreOfPage; readonly ownOrigin: string }

const TIMEOUT = 15_000

/**
 * The store behind this host's own origin, as far as widgets need it: registry, builds, calls of its API, the guest's token
 * and reports. Its pages stay at the store.
 */
export async function storeRoutes(app: FastifyInstance, { store, ownOrigin }: Options): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  await app.register(replyFrom, {
    disableCache: true, // addresses hold personal data
    disableRequestLogging: true,
    undici: { headersTimeout: TIMEOUT, bodyTimeout: TIMEOUT },
    destroyAgent: true,
  })

  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${store.base}/*`,
    onRequest: async (request) => {
      refuseForeignPages(request, ownOrigin)
    },
    handler: (request, reply) => {
      const { body } = request
      return reply.from(store.url + pathAtStore(request, store), {
        rewriteRequestHeaders: (_, headers) => ({
          ...forwarded(headers),
          host: new URL(store.origin).host,
          'x-forwarded-for': request.headers['x-forwarded-for'] ?? request.ip,
        }),
        retryDelay: () => null,
        ...(Buffer.isBuffer(body)
          ? { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' }
          : {}),
        onError: (failed, { error }) => {
          request.log.warn({ err: error }, 'the store did not answer')
          void failed.send(storeUnreachable())
        },
      })
    },
  })
}

/**
 * The store believes what comes from here to be its own page's, so other pages are refused here (T36): `Origin` and
 * `Sec-Fetch-Site` cannot be set by scripts.
 */
function refuseForeignPages({ headers, method }: FastifyRequest, ownOrigin: string) {
  const site = headers['sec-fetch-site']
  const isForeign = (site !== undefined && site !== 'same-origin') || (headers.origin ?? ownOrigin) !== ownOrigin
  const isUnnamed = method !== 'GET' && headers.origin === undefined
  if (isForeign || isUnnamed) throw foreignOrigin()
}

const API_PATHS = ['/v1/', '/v2/']
const SINGLE_PATHS = new Set<string>([GUEST_TOKEN_PATH, REGISTRY_PATH, REPORTS_PATH])

function pathAtStore({ raw }: FastifyRequest, { base }: StoreOfPage) {
  const address = raw.url?.slice(base.length) ?? ''
  const [path = ''] = address.split('?')
  const isServed = SINGLE_PATHS.has(path) || [...API_PATHS, ...SCRIPT_PATHS].some((start) => path.startsWith(start))
  // Dots lead out of these folders, however they are written.
  if (!isServed || /(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\]|%2f|%5c|$)/i.test(path)) throw noSuchPath()
  return address
}

/** Nothing of the request that the store does not need, above all no cookie but its own. */
const FORWARDED = [
  'accept',
  'accept-encoding',
  'authorization',
  'cache-control',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'x-tenant-id',
]

function forwarded(headers: IncomingHttpHeaders | Record<string, string | string[] | undefined>) {
  const cookie = String(headers['cookie'] ?? '')
    .split(/;\s*/)
    .find((pair) => pair.startsWith('__Host-aisle-guest='))
  const kept = FORWARDED.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]))
  return { ...Object.fromEntries(kept), ...(cookie === undefined ? {} : { cookie }) }
}
