import { createApiClient } from '@aisle/api/client'
import { readConfiguration } from '@aisle/api/client/read-configuration'
import { callKey, type Endpoint } from '@aisle/api/endpoint'
import { endpoints } from '@aisle/api/endpoints'
import type { InlinedCall } from '@aisle/contract'
import { newGuestSubject } from '../guest/guest-subject.ts'
import type { Instances } from '../forwarding/instances.ts'
import type { GuestTokens } from '../guest/guest-tokens.ts'

export type CallTerms = { readonly params?: unknown; readonly query?: unknown }

export type StoreCalls = ReturnType<typeof createStoreCalls>

const byName = new Map<string, Endpoint>(Object.values(endpoints).map((endpoint) => [endpoint.name, endpoint]))

/** Seconds before its end that a token is replaced. */
const RENEW_BEFORE = 120

/** Calls the store's API for a page, as a guest of that store who has done nothing yet. */
export function createStoreCalls(api: Instances, tokens: GuestTokens, now = Date.now) {
  const minted = new Map<string, { token: string; until: number }>()

  const tokenFor = async (tenant: string) => {
    const known = minted.get(tenant)
    if (known && known.until > now()) return known.token
    const { access_token: token, expires_in: seconds } = await tokens.mint(tenant, newGuestSubject())
    minted.set(tenant, { token, until: now() + (seconds - RENEW_BEFORE) * 1000 })
    return token
  }

  const clientFor = (tenant: string) =>
    createApiClient({
      baseUrl: '',
      fetch: (path, init) => api.fetch(String(path), init),
      headers: { 'x-tenant-id': tenant },
      authorizer: {
        headers: async () => ({ authorization: `Bearer ${await tokenFor(tenant)}` }),
        renew: async () => false,
      },
    })

  return {
    /** The answer of a read, under the key that the browser looks it up by. @throws ApiError */
    async read(tenant: string, name: string, terms: CallTerms, signal: AbortSignal): Promise<InlinedCall> {
      const endpoint = byName.get(name)
      if (endpoint?.method !== 'GET') throw new Error(`${name} is no read of the store's API`)
      const data = await clientFor(tenant).call(endpoint, terms, { signal })
      return { key: [...callKey(endpoint, terms)], data }
    },
    /** The store's configuration, of whichever version the API has. @throws ApiError */
    readConfiguration: (tenant: string, signal: AbortSignal) => readConfiguration(clientFor(tenant), signal),
    cacheMinutes: (name: string) => byName.get(name)?.cacheMinutes ?? 0,
  }
}
