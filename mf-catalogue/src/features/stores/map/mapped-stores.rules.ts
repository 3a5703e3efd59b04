import type { Location, SearchedPlace } from '@aisle/api/location'
import type { Point } from './map-view.rules.ts'

/** A store that the map can show, with its number in the list. */
export type MappedStore = Point & { readonly locationId: string; readonly name: string; readonly number: number }

/** A store that is pointed at; one that is wanted is brought into sight. */
export type MarkedStore = { readonly locationId: string; readonly isWanted: boolean }

export const mappedStores = (stores: readonly Location[]): readonly MappedStore[] =>
  stores.flatMap(({ locationId, name, latitude, longitude }, index) =>
    latitude === undefined || longitude === undefined
      ? []
      : [{ locationId, name, latitude, longitude, number: index + 1 }],
  )

/** Miles that are one's own surroundings however near the nearest store is. */
const NEAR = 25

/** What is in sight at first: all stores, or a searched place with those that are about as near as the nearest. */
export function pointsInSight(
  stores: readonly Location[],
  mapped: readonly MappedStore[],
  place: SearchedPlace | undefined,
): readonly Point[] {
  if (!place) return mapped
  const milesTo = new Map(stores.map(({ locationId, distance }) => [locationId, distance ?? Infinity]))
  const limit = Math.max(NEAR, 2 * Math.min(...milesTo.values()))
  return [place, ...mapped.filter(({ locationId }) => (milesTo.get(locationId) ?? Infinity) <= limit)]
}
