import type { Location, LocationFulfillment } from '@aisle/api/location'
import { safeReturnPath, shopping, useGo, useQueryParams } from '@aisle/platform'
import { useState } from 'react'
import { chosenStore } from './chosen-store.rules.ts'

/** Shops at a store from now on and goes on to where the shopper wanted to, else home (spec 1 §4, T35). */
export function useChooseStore() {
  const go = useGo()
  const [query] = useQueryParams()
  const [isChoosing, setIsChoosing] = useState(false)
  const choose = async (location: Location, method: LocationFulfillment, zipCode: string) => {
    setIsChoosing(true)
    const wasTaken = await shopping.choose(chosenStore(location, method, zipCode))
    setIsChoosing(false)
    if (wasTaken) await go(safeReturnPath(query.get('redirectFrom')))
  }
  return { choose, isChoosing }
}
