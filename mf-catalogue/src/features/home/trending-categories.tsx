import { trendingCategories } from '@aisle/api/category'
import { useCallIfReady, useShoppingTerms, useTenant } from '@aisle/platform'
import { lazy, Suspense } from 'react'
import { useNearby } from '@aisle/ui/use-nearby'

// Below the page, so that its code is no part of the page's; one that does not come takes nothing along.
const TrendingList = lazy(() => import('./trending-list.tsx').catch(() => ({ default: () => <></> })))

/** The categories that are bought most, where the store shows them; nothing when they cannot be had. Below the page. */
export function TrendingCategories() {
  const isOn = useTenant((tenant) => tenant.configuration?.businessConfigurations.showTrendingCategory === true)
  const { locationID, ...terms } = useShoppingTerms()
  const query = { ...(locationID ? { locationId: locationID } : {}), ...terms }
  const [place, isNear] = useNearby()
  const { data } = useCallIfReady(trendingCategories, { query }, { enabled: isOn && isNear })
  // An answer that was kept is there at once, and was not when the server rendered this.
  if (!isNear || !data || data.items.length === 0) return <div ref={place} />
  return (
    <Suspense>
      <TrendingList categories={data.items} />
    </Suspense>
  )
}
