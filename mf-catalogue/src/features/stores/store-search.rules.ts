import { distanceSchema } from '@aisle/api/location'
import { zipCodeSchema } from '@aisle/api/zip-code'
import * as z from 'zod/mini'

/** Miles (spec 1 §9). */
export const distanceOptions = [
  { value: '0', label: 'All' },
  ...[5, 10, 15, 20, 25].map((miles) => ({ value: String(miles), label: `${miles} miles` })),
  { value: '-1', label: '25+ miles' },
]

/** Characters; the store takes no more. */
const PLACE_LENGTH = { least: 2, most: 100 } as const

/** What somebody typed, as a zip code or as a place. */
export type Wanted =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'zip'; readonly zip: string }
  | { readonly kind: 'place'; readonly place: string }
  | { readonly kind: 'refused'; readonly why: 'zip' | 'place' }

/** Digits alone are meant as a zip code; anything else names a place (spec 1 §5, §7). */
export function readWanted(text: string): Wanted {
  const words = text.trim().replaceAll(/\s+/g, ' ')
  if (words === '') return { kind: 'nothing' }
  if (z.safeParse(zipCodeSchema, words).success) return { kind: 'zip', zip: words }
  if (/^[\d\s-]+$/.test(words)) return { kind: 'refused', why: 'zip' }
  const isName = /\p{L}/u.test(words) && words.length >= PLACE_LENGTH.least && words.length <= PLACE_LENGTH.most
  return isName ? { kind: 'place', place: words } : { kind: 'refused', why: 'place' }
}

/** What stores are looked for by; it lives in the address. */
export type StoreSearchState = {
  readonly zip: string
  /** A town, `Chicago` or `Chicago, IL`, or the name of a store. */
  readonly place: string
  readonly distance: number
  readonly latitude: number | undefined
  readonly longitude: number | undefined
}

export function readStoreSearch(query: URLSearchParams): StoreSearchState {
  return {
    zip: query.get('zip') ?? '',
    place: query.get('zip') ? '' : (query.get('place') ?? '').slice(0, PLACE_LENGTH.most),
    distance: distanceOf(query.get('distance')),
    latitude: coordinate(query.get('latitude')),
    longitude: coordinate(query.get('longitude')),
  }
}

/** The query after a change; what is not said is left out, other parameters stay. */
export function writeStoreSearch(query: URLSearchParams, change: Partial<StoreSearchState>): URLSearchParams {
  const { zip, place, distance, latitude, longitude } = { ...readStoreSearch(query), ...change }
  const written = new URLSearchParams(query)
  const put = (name: string, value: string) => (value ? written.set(name, value) : written.delete(name))
  put('zip', zip)
  put('place', place)
  put('distance', distance === 0 ? '' : String(distance))
  put('latitude', latitude?.toFixed(3) ?? '')
  put('longitude', longitude?.toFixed(3) ?? '')
  return written
}

/** The call for the stores that are looked for. */
export function storesInput({ zip, place, distance, latitude, longitude }: StoreSearchState) {
  return {
    query: {
      ...(zip ? { zipCode: zip } : {}),
      ...(place ? { search: place } : {}),
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
