import type { ParentOrigins } from '../parent-origins.ts'

/** The store of which this host's pages show widgets. One: a host has one cookie for its guest (ADR 8). */
const TENANT = 'fresh'

export type StoreOfPage = {
  readonly origin: string
  /** What stands before the store's own paths on this host. */
  readonly base: string
  /** Where this server reaches it. */
  readonly url: string
}

/** `undefined` where the store is none of those that this host works with. */
export function storeOfPage(parents: ParentOrigins, gatewayUrl: string | undefined): StoreOfPage | undefined {
  const origin = parents.originOf(TENANT)
  return origin === undefined ? undefined : { origin, base: `/stores/${TENANT}`, url: gatewayUrl ?? origin }
}
