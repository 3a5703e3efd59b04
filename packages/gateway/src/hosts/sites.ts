import type { IncomingMessage } from 'node:http'
import { hostNameOf } from './host-name.rules.ts'

/** What stands behind a host: a tenant's store (or nothing), or one of the two services with pages of their own. */
export type Site = 'store' | 'identity' | 'partners'

type SiteHosts = { readonly identity: string; readonly partners: string; readonly publicPort: number }

/** Routes are told apart by site: the strategy that Fastify's router asks. */
export const siteConstraint = ({ identity, partners, publicPort }: SiteHosts) => ({
  name: 'site',
  storage: () => {
    const handlers = new Map<unknown, never>()
    return {
      get: (site: unknown) => handlers.get(site) ?? null,
      set: (site: unknown, handler: never) => void handlers.set(site, handler),
    }
  },
  validate: () => undefined,
  deriveConstraint: ({ rawHeaders }: IncomingMessage): Site => {
    const host = hostNameOf(rawHeaders, publicPort)
    if (host === identity) return 'identity'
    return host === partners ? 'partners' : 'store'
  },
})
