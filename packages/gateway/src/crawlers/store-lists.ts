import { type Location, locationList } from '@aisle/api/location'
import { LRUCache } from 'lru-cache'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { StoreCalls } from '../documents/store-calls.ts'

const KEPT = 10 * 60_000
const PATIENCE = 2_000
const MAX_TENANTS = 1000

async function tooLate(deadline: number): Promise<never> {
  await setTimeout(deadline, undefined, { ref: false })
  throw new Error('The stores were not known in time.')
}

export type StoreLists = ReturnType<typeof createStoreLists>

/** Where each tenant has stores, kept for minutes; an older list stands in for one that the API does not give. */
export function createStoreLists(calls: StoreCalls) {
  const lists = new LRUCache<string, readonly Location[]>({
    max: MAX_TENANTS,
    ttl: KEPT,
    allowStaleOnFetchRejection: true,
    async fetchMethod(tenant) {
      const { data } = await calls.read(tenant, locationList.name, {}, AbortSignal.timeout(PATIENCE))
      return z.parse(locationList.data, data).items
    },
  })
  /** @throws Error */
  const read = async (tenant: string): Promise<readonly Location[]> => {
    const list = await lists.fetch(tenant)
    if (!list) throw new Error('The stores are not known.')
    return list
  }
  return {
    read,
    /** As far as they can be had within so many milliseconds; `onFailure` hears why not. */
    async readWithin(deadline: number, tenant: string, onFailure: (call: string, error: unknown) => void) {
      try {
        return await Promise.race([read(tenant), tooLate(deadline)])
      } catch (error) {
        // A page without stores is better than none.
        onFailure(locationList.name, error)
        return []
      }
    },
  }
}
