import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { encodingFor } from '../assets/compression.rules.ts'
import type { createSharedCalls } from '../documents/shared-calls.ts'
import { storeStateOf } from '../documents/store-state.rules.ts'
import { storeOf } from '../hosts/store-site.ts'
import { sendEncoded } from '../server/send-encoded.ts'
import { busy, notFound } from '../server/server.errors.ts'
import { robotsText } from './robots.rules.ts'
import type { createSitemaps } from './sitemap.service.ts'

type Options = {
  readonly shared: ReturnType<typeof createSharedCalls>
  readonly sitemaps: ReturnType<typeof createSitemaps>
}

/** Milliseconds that `/robots.txt` waits for the store's configuration. */
const PATIENCE = 2_000
const CACHE = { 'cache-control': 'public, max-age=300', vary: 'host, accept-encoding' }

/** What search engines read of a store beside its pages. */
export const crawlerRoutes = ({ shared, sitemaps }: Options) =>
  async function (app: FastifyInstance) {
    const options = { constraints: { site: 'store' } }

    app.get('/robots.txt', options, async (request, reply) => {
      const { tenant, origin, registry } = storeOf(request)
      const onFailure = (call: string, error: unknown) =>
        request.log.warn({ call, err: error }, 'robots.txt goes out without')
      const { configuration } = await shared.readAll(tenant, AbortSignal.timeout(PATIENCE), onFailure)
      const { access } = storeStateOf(configuration, tenant)
      return reply
        .headers(CACHE)
        .type('text/plain; charset=utf-8')
        .send(robotsText(origin, access, registry.remotes))
    })

    app.get('/sitemap.xml', options, async (request, reply) =>
      sendXml(request, reply, await sitemaps.root(storeOf(request)).catch(asBusy)),
    )

    app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,5}).xml', options, async (request, reply) => {
      const page = await sitemaps.page(storeOf(request), Number(request.params.number)).catch(asBusy)
      if (!page) throw notFound()
      return await sendXml(request, reply, page)
    })
  }

/** Whatever the API fails with, a crawler is to come back. */
function asBusy(error: unknown): never {
  throw busy(error)
}

/** Sends a text as it is being made. One that cannot be begun is an error, one that breaks off ends the connection. */
async function sendXml(request: FastifyRequest, reply: FastifyReply, text: AsyncIterable<string>) {
  const pieces = text[Symbol.asyncIterator]()
  const first = await pieces.next().catch(asBusy)
  const body = Readable.from(
    (async function* () {
      if (!first.done) yield first.value
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
    })(),
  )
  reply.headers(CACHE).type('application/xml; charset=utf-8')
  const encoding = encodingFor(request.headers['accept-encoding'])
  return encoding ? sendEncoded(reply, body, encoding, 'a sitemap broke off') : reply.send(body)
}
