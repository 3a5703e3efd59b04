import { CHOSEN_STORE_COOKIE, readChosenStore } from '@aisle/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { compress, encodingFor } from '../assets/compression.rules.ts'
import { storeOf } from '../hosts/store-site.ts'
import type { PolicySources } from '../policy/content-security-policy.ts'
import { secureDocument } from '../policy/security-headers.ts'
import { cookieOf } from '../server/cookies.rules.ts'
import { notFound } from '../server/server.errors.ts'
import { acceptsHtml } from './accepts-html.rules.ts'
import type { createDocuments } from './document.service.ts'

type Options = {
  readonly answer: ReturnType<typeof createDocuments>
  readonly sources: Omit<PolicySources, 'nonce'>
}

/** Every address of a store that is nothing else is a page: known or not, the shell shows it. */
export const documentRoutes = ({ answer, sources }: Options) =>
  async function (app: FastifyInstance) {
    app.get('/*', { constraints: { site: 'store' } }, async (request, reply) => {
      if (!acceptsHtml(request.headers)) throw notFound()
      const nonce = randomBytes(16).toString('base64')
      const found = await answer(pageRequest(request, nonce))
      reply.headers({ 'cache-control': 'private, no-cache', vary: 'host, cookie, accept-encoding' })
      if (found.status === 302) return reply.redirect(found.location, 302)

      request.log.debug({ page: found.page }, 'document made')
      secureDocument(reply, { ...sources, nonce })
        .code(found.status)
        .type('text/html; charset=utf-8')
      if (found.status === 503) reply.header('retry-after', '300')
      const encoding = encodingFor(request.headers['accept-encoding'])
      if (!encoding) return reply.send(found.html)
      return reply.header('content-encoding', encoding).send(await compress(Buffer.from(found.html), encoding, 5))
    })
  }

const pageRequest = (request: FastifyRequest, nonce: string) => {
  const site = storeOf(request)
  return {
    site,
    nonce,
    url: new URL(site.origin + (request.raw.url ?? '/')), // never resolved: `//x` is a path here,
    store: readChosenStore(cookieOf(request.headers.cookie, CHOSEN_STORE_COOKIE)),
    onFailure: (call: string, error: unknown) => request.log.warn({ call, err: error }, 'page goes out without a call'),
  }
}
