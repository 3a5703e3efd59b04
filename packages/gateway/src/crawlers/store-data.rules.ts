import type { Location } from '@aisle/api/location'
import { imageAddress } from '../documents/store-state.rules.ts'
import type { StoreLinks } from './store-links.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * A store of the tenant for search engines and maps (schema.org/Store). What is sold there is not known, so that it is
 * no narrower kind.
 */
export function storeData(location: Location, origin: string, links: StoreLinks): object {
  const url = links.to('store', { locationId: location.locationId }) ?? `${origin}/`
  const { line1, line2, city, state, zip } = location.address
  const image = links.absolute(imageAddress(location.imageURL))
  return {
    '@type': 'Store',
    '@id': `${origin}/#store-${location.locationId}`,
    name: location.name,
    url,
    parentOrganization: { '@id': `${origin}/#organization` },
    address: {
      '@type': 'PostalAddress',
      streetAddress: [line1, line2].filter(Boolean).join(', '),
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    ...(image ? { image } : {}),
    ...(location.phoneNumber ? { telephone: phoneText(location.phoneNumber) } : {}),
    ...geoOf(location),
    openingHoursSpecification: hoursOf(location),
  }
}

const phoneText = (digits: string) => (/^\d{10}$/.test(digits) ? `+1${digits}` : digits)

const geoOf = ({ latitude, longitude }: Location) =>
  latitude === undefined || longitude === undefined ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }

/** Weekdays with the same hours stand together; closed days are left out. */
function hoursOf({ openingHours = [] }: Location) {
  const open = openingHours.flatMap(({ weekday, opensAt, closesAt }) => {
    const day = WEEKDAYS[weekday]
    return day && opensAt && closesAt ? [{ day, opens: opensAt, closes: closesAt }] : []
  })
  return [...Map.groupBy(open, ({ opens, closes }) => `${opens}-${closes}`).values()].map((days) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(({ day }) => day),
    opens: days[0]?.opens,
    closes: days[0]?.closes,
  }))
}
