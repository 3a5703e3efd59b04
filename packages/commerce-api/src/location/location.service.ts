import type { Location, SearchedPlace } from '@aisle/api/location'
import type { Transaction } from '../database/database.ts'
import { isBrought, kindOfCode } from '../tenant/fulfillment-kind.rules.ts'
import { isWithin, milesBetween, type Point } from './distance.rules.ts'
import { locationNotFound } from './location.errors.ts'
import { presentLocation, presentPlace } from './location.presenter.ts'
import {
  findLocation,
  findTown,
  findZipArea,
  type LocationFulfillmentRow,
  readLocationFulfillments,
  readLocations,
  readOpeningHours,
} from './locations.store.ts'
import type { LocationRecord } from './locations.table.ts'

export type LocationQuery = {
  readonly search?: string
  readonly zipCode?: string
  readonly latitude?: number
  readonly longitude?: number
  readonly distance?: number
  readonly fulfillmentCodeName?: string
}

export async function getLocation(tx: Transaction, locationId: string): Promise<Location> {
  const location = await findLocation(tx, locationId)
  if (!location) throw locationNotFound()
  return presentLocation(location, {
    fulfillments: await readLocationFulfillments(tx),
    hours: await readOpeningHours(tx),
  })
}

/**
 * Stores that fit the query; the nearest first where the query names a place that is known, else those whose name or
 * town it names. Warehouses are not for visitors.
 */
export async function searchLocations(tx: Transaction, query: LocationQuery) {
  const place = await placeOf(tx, query)
  const fulfillments = await readLocationFulfillments(tx)
  const hours = await readOpeningHours(tx)
  const found = (await readLocations(tx))
    .filter((location) => !location.isWarehouse && offers(location, fulfillments, query.fulfillmentCodeName))
    .map((location) => ({ location, miles: place && milesTo(place, location) }))
    .filter(({ location, miles }) => (place ? isWithin(miles, query.distance ?? 0) : matches(location, query.search)))
    .toSorted((left, right) => (left.miles ?? Infinity) - (right.miles ?? Infinity) || 0)
  const items = found.map(({ location, miles }) => presentLocation(location, { fulfillments, hours, miles }))
  return { items, count: items.length, ...(namesPlace(query) ? { place: place ?? null } : {}) }
}

/** The location that brings goods to a zip code: the nearest whose radius holds it. */
export async function findShippingLocation(tx: Transaction, zipCode: string, codeName: string | undefined) {
  const fulfillments = await readLocationFulfillments(tx)
  const area = await findZipArea(tx, zipCode)
  const candidates = (await readLocations(tx))
    .map((location) => ({ location, miles: area && milesTo(area, location) }))
    .filter(({ location, miles }) => fulfillments.some((row) => brings(row, location, miles, codeName)))
    .toSorted((left, right) => (left.miles ?? Infinity) - (right.miles ?? Infinity) || 0)
  const [nearest] = candidates
  if (!nearest) return undefined
  return presentLocation(nearest.location, { fulfillments, hours: await readOpeningHours(tx), miles: nearest.miles })
}

function brings(
  { method, offer }: LocationFulfillmentRow,
  location: LocationRecord,
  miles: number | undefined,
  codeName: string | undefined,
) {
  const kind = kindOfCode(method.codeName)
  if (offer.locationId !== location.locationId || !offer.isAvailable || offer.isComingSoon) return false
  if (!kind || !isBrought(kind) || (codeName && method.codeName !== codeName)) return false
  // Without a radius everywhere is served; with one, a zip code that nobody can place is not.
  return offer.deliveryRadiusMiles === null || (miles !== undefined && miles <= offer.deliveryRadiusMiles)
}

const ZIP_CODE = /^\d{5}(-\d{4})?$/

const namesPlace = ({ latitude, longitude, zipCode, search }: LocationQuery) =>
  Boolean((latitude !== undefined && longitude !== undefined) || zipCode || search?.trim())

async function placeOf(tx: Transaction, query: LocationQuery): Promise<SearchedPlace | undefined> {
  const { latitude, longitude } = query
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  const text = (query.zipCode ?? query.search ?? '').trim()
  if (!text) return undefined
  const area = ZIP_CODE.test(text) ? await findZipArea(tx, text) : await findTown(tx, text)
  return area && { latitude: area.latitude, longitude: area.longitude, name: presentPlace(area) }
}

const milesTo = (place: Point, { latitude, longitude }: LocationRecord) =>
  latitude === null || longitude === null ? undefined : milesBetween(place, { latitude, longitude })

function matches({ name, city, state, zip }: LocationRecord, search = '') {
  const wanted = search.trim().toLowerCase()
  return [name, city, `${city}, ${state}`, zip].some((text) => text.toLowerCase().includes(wanted))
}

const offers = (
  { locationId }: LocationRecord,
  rows: readonly LocationFulfillmentRow[],
  codeName: string | undefined,
) =>
  !codeName ||
  rows.some(({ method, offer }) => offer.locationId === locationId && method.codeName === codeName && offer.isAvailable)
