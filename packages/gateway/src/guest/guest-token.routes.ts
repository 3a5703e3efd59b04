import { GUEST_TOKEN_PATH, PREFERENCE_COOKIE_AGE } from '@aisle/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { storeOf } from '../hosts/store-site.ts'
import type { Limiter } from '../limits/limiter.ts'
import { cookieOf, hostCookie } from '../server/cookies.rules.ts'
import { crossSite, notJson } from '../server/server.errors.ts'
import { isCrossSite, isJsonOrEmpty } from './cross-site.rules.ts'
import { type GuestSeal, newGuest } from './guest-subject.ts'
import type { GuestTokens } from './guest-tokens.ts'

export type GuestOptions = {
  readonly tokens: GuestTokens
  readonly seal: GuestSeal
  readonly limiter: Limiter
  readonly tokensPerMinute: number
}

const COOKIE = '__Host-aisle-guest'

/** Who a shopper without account is: a token that pages read, a subject that only the cookie knows. */
export const guestTokenRoutes = ({ tokens, seal, limiter, tokensPerMinute }: GuestOptions) =>
  async function (app: FastifyInstance) {
    const options = { constraints: { site: 'store' }, onRequest: refuseForeignPages }

    app.post(GUEST_TOKEN_PATH, options, async (request, reply) => {
      const { tenant } = storeOf(request)
      await limiter.take({ name: 'guest-token', limit: tokensPerMinute, seconds: 60 }, request.ip)
      const guest = seal.open(tenant, cookieOf(request.headers.cookie, COOKIE)) ?? newGuest()
      reply.header('set-cookie', hostCookie(COOKIE, seal.seal(tenant, guest), PREFERENCE_COOKIE_AGE))
      return reply.header('cache-control', 'no-store').send(await tokens.mint(tenant, guest.subject))
    })

    app.delete(GUEST_TOKEN_PATH, options, async (_, reply) =>
      reply
        .header('set-cookie', hostCookie(COOKIE, '', 0))
        .header('cache-control', 'no-store')
        .code(204)
        .send(),
    )
  }

async function refuseForeignPages(request: FastifyRequest) {
  if (isCrossSite(request.headers, storeOf(request).origin)) throw crossSite()
  if (!isJsonOrEmpty(request.headers)) throw notJson()
}
