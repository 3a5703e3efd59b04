import type { Location } from '@aisle/api/location'
import { toAmount } from '@aisle/api/money'
import type { LocationFulfillmentRow } from './locations.store.ts'
import type { LocationRecord } from './locations.table.ts'
import type { OpeningHourRecord } from './opening-hours.table.ts'

type Surroundings = {
  readonly fulfillments: readonly LocationFulfillmentRow[]
  readonly hours: readonly OpeningHourRecord[]
  readonly miles?: number
}

export function presentLocation(location: LocationRecord, { fulfillments, hours, miles }: Surroundings): Location {
  return {
    locationId: location.locationId,
    name: location.name,
    tokenKey: location.tokenKey,
    address: {
      line1: location.line1,
      line2: location.line2,
      city: location.city,
      state: location.state,
      zip: location.zip,
    },
    fulFillments: fulfillments.filter(({ offer }) => offer.locationId === location.locationId).map(presentFulfillment),
    isWarehouse: location.isWarehouse,
    phoneNumber: location.phoneNumber,
    email: location.email,
    ...(location.latitude === null ? {} : { latitude: location.latitude }),
    ...(location.longitude === null ? {} : { longitude: location.longitude }),
    distance: miles === undefined ? null : Math.round(miles * 10) / 10,
    timeZone: location.timeZone,
    openingHours: hours
      .filter(({ locationId }) => locationId === location.locationId)
      .map(({ weekday, opensAt, closesAt }) => ({ weekday, opensAt: hourText(opensAt), closesAt: hourText(closesAt) })),
    imageURL: location.imageUrl,
    instructions: location.instructions,
  }
}

/** `Chicago, IL 60614`, or `Chicago, IL` for a whole town. */
export const presentPlace = ({ city, state, zip }: { city: string; state: string; zip?: string }) =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** `09:00:00` → `09:00` */
const hourText = (time: string | null) => time?.slice(0, 5) ?? null

const presentFulfillment = ({ method, offer }: LocationFulfillmentRow) => ({
  codeName: method.codeName,
  fulfillmentId: method.fulfillmentId,
  fulfillmentMethodID: method.fulfillmentMethodId,
  fulfillmentName: method.name,
  available: offer.isAvailable && !offer.isComingSoon,
  configuration: {
    isComingSoon: offer.isComingSoon,
    isSlotBookingRequired: offer.isSlotBookingRequired,
    isScanningDLQRCodeRequired: offer.isScanningRequired,
    ...(offer.minCheckoutCents === null ? {} : { minCheckoutAmount: toAmount(offer.minCheckoutCents) }),
  },
})
