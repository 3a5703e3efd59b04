import type { ShoppingTerms } from '@aisle/api/location'
import { useMemo } from 'react'
import { useStore } from 'zustand/react'
import { currentPlatform, usePlatform } from '../platform.tsx'
import type { ShoppingCommands, ShoppingState } from './shopping.types.ts'

/** Reads where the shopper shops: `useShopping((s) => s.store?.name)`. */
export const useShopping = <T>(select: (state: ShoppingState) => T): T => useStore(usePlatform().shopping.store, select)

/** The store as catalogue calls take it. Absent fields stay absent, so that keys equal those of inlined answers. */
export function useShoppingTerms(): ShoppingTerms {
  const store = useShopping((state) => state.store)
  return useMemo(
    () => (store ? { locationID: store.locationId, fulfillmentCodeName: store.codeName, zipCode: store.zipCode } : {}),
    [store],
  )
}

export const shopping: ShoppingCommands = {
  choose: (store) => currentPlatform().shopping.choose(store),
  makePreferred: () => currentPlatform().shopping.makePreferred(),
}
