import { availableSlots } from '@aisle/api/slot'
import { useCallIfReady, useShopping } from '@aisle/platform'
import { useState } from 'react'
import { DAY, sevenDaysFrom } from './seven-days.rules.ts'

/** The seven days of the chosen store. A device whose clock is further off than a day asks again by the store's (F21). */
export function useSlotDays(fulfillmentCodeName: string) {
  const store = useShopping((state) => state.store)
  const [today, setToday] = useState(() => new Date())
  const days = useCallIfReady(
    availableSlots,
    {
      query: {
        locationID: store?.locationId ?? '',
        ...sevenDaysFrom(today),
        fulfillmentCodeName,
        zipCode: store?.zipCode,
      },
    },
    { enabled: Boolean(store) },
  )
  const there = days.data && new Date(days.data.serverTime)
  if (there && Math.abs(there.getTime() - today.getTime()) > DAY) setToday(there)
  return days
}
