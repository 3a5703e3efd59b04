import { isDeepStrictEqual } from 'node:util'
import { configuration } from '@aisle/api/configuration'
import { callKey } from '@aisle/api/endpoint'
import type { InlinedCall } from '@aisle/contract'
import type { StoreCalls } from './store-calls.ts'

/** What every page of a store needs, whichever it is; the shell asks with the very same terms. */
const sharedCallNames = ['configuration', 'theme', 'footerDetails'] as const
export type SharedCallName = (typeof sharedCallNames)[number]

const TERMS = { query: { global: true } }

export type SharedCalls = Readonly<Partial<Record<SharedCallName, InlinedCall>>>

/** How long an answer may stand in for one that the API does not give, in milliseconds. */
const STAND_IN = 10 * 60_000
const MAX_ENTRIES = 1000

/** How long an answer is waited for that a page went out without, in milliseconds: the next page has it. */
const PATIENCE = 10_000

/** Answers of the shared calls, per tenant: fresh ones as long as the endpoint says, older ones when the API fails. */
export function createSharedCalls(calls: StoreCalls, now = Date.now) {
  const kept = new Map<string, { call: InlinedCall; at: number; version: number }>()
  let versions = 0

  const keep = (key: string, call: InlinedCall) => {
    const known = kept.get(key)
    const version = known && isDeepStrictEqual(known.call.data, call.data) ? known.version : ++versions
    kept.delete(key)
    kept.set(key, { call, at: now(), version })
    const [oldest] = kept.keys()
    if (kept.size > MAX_ENTRIES && oldest !== undefined) kept.delete(oldest)
    return call
  }

  const call = async (tenant: string, name: SharedCallName, signal: AbortSignal): Promise<InlinedCall> => {
    if (name !== 'configuration') return calls.read(tenant, name, TERMS, signal)
    // The browser looks for it at v1's address, whichever version the API has.
    return { key: [...callKey(configuration, TERMS)], data: await calls.readConfiguration(tenant, signal) }
  }

  const asking = new Map<string, Promise<InlinedCall>>()
  /** One request, whoever is first; it goes on when a page does not wait any longer. */
  const ask = (key: string, tenant: string, name: SharedCallName) => {
    const known = asking.get(key)
    if (known) return known
    const answer = call(tenant, name, AbortSignal.timeout(PATIENCE))
      .then((answered) => keep(key, answered))
      .finally(() => asking.delete(key))
    asking.set(key, answer)
    return answer
  }

  const read = async (tenant: string, name: SharedCallName, signal: AbortSignal) => {
    const key = keyOf(tenant, name)
    const known = kept.get(key)
    const age = known ? now() - known.at : Number.POSITIVE_INFINITY
    if (known && age < calls.cacheMinutes(name) * 60_000) return known.call
    try {
      return await Promise.race([ask(key, tenant, name), aborted(signal)])
    } catch (error) {
      // An answer that is old beats a page without any.
      if (known && age < STAND_IN) return known.call
      throw error
    }
  }

  return {
    /** Another one with every change of an answer: pages that were made with different ones are not the same page. */
    versionOf: (tenant: string): string =>
      sharedCallNames.map((name) => kept.get(keyOf(tenant, name))?.version ?? 0).join('.'),

    /** Those that could be had; `onFailure` hears of the others. */
    async readAll(
      tenant: string,
      signal: AbortSignal,
      onFailure: (name: string, error: unknown) => void,
    ): Promise<SharedCalls> {
      const entries = await Promise.all(
        sharedCallNames.map(async (name) => {
          try {
            return [[name, await read(tenant, name, signal)] as const]
          } catch (error) {
            // The browser asks for it again.
            onFailure(name, error)
            return []
          }
        }),
      )
      return Object.fromEntries(entries.flat())
    },
  }
}

/** Tenants have no spaces in their names (T4). */
const keyOf = (tenant: string, name: SharedCallName) => `${tenant} ${name}`

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const fail = () => reject(signal.reason)
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
