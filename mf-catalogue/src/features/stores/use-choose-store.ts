import type { Location, LocationFulfillment } from '@aisle/api/location'
import { CHOSEN_STORE_COOKIE } from '@aisle/contract'
import { safePathAfterStore, shopping, toast, useGo, useQueryParams, useShopping } from '@aisle/platform'
import { useEffect, useEffectEvent, useState } from 'react'
import { chosenStore } from './chosen-store.rules.ts'
import { storesMessages } from './stores.messages.ts'

/** Milliseconds to read what a browser without cookies means. */
const WARNING_TOAST = 10_000

/** Shops at a store from now on and goes on to where the shopper wanted to, else home (spec 1 §4, T35). */
export function useChooseStore() {
  const go = useGo()
  const [query] = useQueryParams()
  const [isChoosing, setIsChoosing] = useState(false)
  const choose = async (location: Location, method: LocationFulfillment, zipCode: string) => {
    setIsChoosing(true)
    const wasTaken = await shopping.choose(chosenStore(location, method, zipCode))
    setIsChoosing(false)
    if (!wasTaken) return
    if (!document.cookie.includes(`${CHOSEN_STORE_COOKIE}=`))
      toast('warning', storesMessages.notKept, { milliseconds: WARNING_TOAST })
    const wanted = query.get('redirectFrom')
    // A page that could not be shown without a store has its place in the history back.
    await go(safePathAfterStore(wanted), { replace: wanted !== null })
  }
  return { choose, isChoosing }
}

/** Goes on by itself once a store is there that was not: a customer's own one, or what another tab has chosen. */
export function useGoOnWithStore() {
  const go = useGo()
  const [query] = useQueryParams()
  const hasStore = useShopping((state) => state.store !== null)
  const [wasWithout] = useState(!hasStore)
  const goOn = useEffectEvent(() => {
    const wanted = query.get('redirectFrom')
    if (wanted !== null) void go(safePathAfterStore(wanted), { replace: true })
  })
  useEffect(() => {
    if (wasWithout && hasStore) goOn()
  }, [wasWithout, hasStore])
}
