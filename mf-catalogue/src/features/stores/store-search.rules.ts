import { distanceSchema } from '@aisle/api/location'
import * as z from 'zod/mini'

/** Miles (spec 1 §9). */
export const distanceOptions = [
  { value: '0', label: 'All' },
  ...[5, 10, 15, 20, 25].map((miles) => ({ value: String(miles), label: `${miles} miles` })),
  { value: '-1', label: '25+ miles' },
]

/** What stores are looked for by; it lives in the address. */
export type StoreSearchState = {
  readonly zip: string
  readonly distance: number
  readonly latitude: number | undefined
  readonly longitude: number | undefined
}

export function readStoreSearch(query: URLSearchParams): StoreSearchState {
  return {
    zip: query.get('zip') ?? '',
    distance: distanceOf(query.get('distance')),
    latitude: coordinate(query.get('latitude')),
    longitude: coordinate(query.get('longitude')),
  }
}

/** The query after a change; what is not said is left out, other parameters stay. */
export function writeStoreSearch(query: URLSearchParams, change: Partial<StoreSearchState>): URLSearchParams {
  const { zip, distance, latitude, longitude } = { ...readStoreSearch(query), ...change }
  const written = new URLSearchParams(query)
  const put = (name: string, value: string) => (value ? written.set(name, value) : written.delete(name))
  put('zip', zip)
  put('distance', distance === 0 ? '' : String(distance))
  put('latitude', latitude?.toFixed(3) ?? '')
  put('longitude', longitude?.toFixed(3) ?? '')
  return written
}

/** The call for the stores that are looked for. */
export function storesInput({ zip, distance, latitude, longitude }: StoreSearchState) {
  return {
    query: {
      ...(zip ? { zipCode: zip } : {}),
      ...(distance ? { distance: distanceOf(String(distance)) } : {}),
      ...(latitude !== undefined && longitude !== undefined ? { latitude, longitude, nearby: true } : {}),
    },
  }
}

function distanceOf(text: string | null) {
  const distance = z.safeParse(distanceSchema, Number(text ?? 0))
  return distance.success ? distance.data : 0
}

const coordinate = (text: string | null) =>
  text !== null && text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
