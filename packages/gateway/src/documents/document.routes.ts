import type { FastifyInstance, FastifyRequest } from 'fastify'
import { encodingFor } from '../assets/compression.rules.ts'
import type { createVisitors } from '../crawlers/visitors.ts'
import { storeOf } from '../hosts/store-site.ts'
import type { PolicySources } from '../policy/content-security-policy.ts'
import { secureDocument } from '../policy/security-headers.ts'
import { isKnownTag } from '../server/entity-tag.rules.ts'
import { notFound } from '../server/server.errors.ts'
import { acceptsHtml } from './accepts-html.rules.ts'
import type { createPageCache } from './page-cache.ts'

type Options = {
  readonly answer: ReturnType<typeof createPageCache>
  readonly visitorOf: ReturnType<typeof createVisitors>
  readonly sources: Omit<PolicySources, 'origin' | 'styleHashes' | 'checksAges'>
}

/** For caches in front of the gateway (RFC 9213); browsers ask each time, and are told when nothing has changed. */
const CDN = 'public, max-age=5, stale-while-revalidate=15'

/** Every address of a store that is nothing else is a page: known or not, the shell shows it. */
export const documentRoutes = ({ answer, visitorOf, sources }: Options) =>
  async function (app: FastifyInstance) {
    app.get('/*', { constraints: { site: 'store' } }, async (request, reply) => {
      if (!acceptsHtml(request.headers)) throw notFound()
      const visitor = await visitorOf(storeOf(request).tenant, request.headers)
      const found = await answer({ ...pageRequest(request), ...visitor })
      reply.headers({ 'cache-control': 'private, no-cache', vary: 'host, cookie, accept-encoding' })
      if (found.status === 302) return reply.redirect(found.location, 302)

      request.log.debug({ page: found.page }, 'document made')
      const { link, styleHashes, checksAges } = found
      secureDocument(reply, { ...sources, origin: storeOf(request).origin, styleHashes, checksAges })
        .code(found.status)
        .type('text/html; charset=utf-8')
      if (found.status === 503) reply.header('retry-after', '300')
      const encoding = encodingFor(request.headers['accept-encoding'])
      // A crawler's page is no answer to a shopper without a store, as a cache in front might take it for.
      if (found.isForAll && !visitor.isCrawler) {
        const tag = `"${[found.tag, encoding].filter(Boolean).join('-')}"`
        reply.headers({ 'cache-control': 'no-cache', 'cdn-cache-control': CDN, etag: tag })
        if (isKnownTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
      }
      if (link) reply.header('link', link)
      if (!encoding) return reply.send(found.html)
      return reply.header('content-encoding', encoding).send(await found.encoded(encoding))
    })
  }

const pageRequest = (request: FastifyRequest) => {
  const site = storeOf(request)
  return {
    site,
    url: new URL(site.origin + (request.raw.url ?? '/')), // never resolved: `//x` is a path here,
    onFailure: (call: string, error: unknown) => request.log.warn({ call, err: error }, 'page goes out without a call'),
  }
}
