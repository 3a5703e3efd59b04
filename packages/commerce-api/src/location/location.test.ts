import { locationDetail, locationSearch, nearbyStores, shippingLocation } from '@aisle/api/location'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { seedTestStore, testIds } from '../testing/store.builder.ts'
import { isWithin, milesBetween } from './distance.rules.ts'

let guest: string
const ids = testIds('fresh')
const test = await openTestApp()
beforeAll(async () => {
  await seedTestStore(test)
  guest = await test.tokens.guest('fresh')
})

describe('a location', () => {
  it('tells its hours, its zone and how goods are handed over', async () => {
    const reply = await test.call(locationDetail, { params: { locationId: ids.downtown }, query: {} }, guest)
    expect(reply.data).toMatchObject({
      name: 'Downtown',
      timeZone: 'America/New_York',
      address: { zip: '10001' },
      fulFillments: [
        { codeName: 'sp', available: true, configuration: { isSlotBookingRequired: true } },
        { codeName: 'sd' },
        { codeName: 'scd' },
      ],
    })
    expect(reply.data.openingHours?.[0]).toEqual({ weekday: 0, opensAt: '08:00', closesAt: '21:00' })
  })

  it('of another tenant does not exist', async () => {
    await seedTestStore(test, 'corner')
    const params = { locationId: testIds('corner').downtown }
    expect(await test.call(locationDetail, { params, query: {} }, guest)).toMatchObject({
      status: 404,
      code: 'LOCATION_NOT_FOUND',
    })
  })
})

describe('looking for a store', () => {
  const names = async (query: Parameters<typeof test.call<typeof locationSearch>>[1]['query']) =>
    (await test.call(locationSearch, { query }, guest)).data.items.map(({ name }) => name)

  it.each([
    { query: { search: '10128' }, finds: ['Uptown', 'Downtown'] },
    { query: { zipCode: '10001' }, finds: ['Downtown', 'Uptown'] },
    { query: { latitude: 40.78, longitude: -73.95 }, finds: ['Uptown', 'Downtown'] },
    { query: { search: 'down' }, finds: ['Downtown'] },
    { query: { search: 'new york' }, finds: ['Uptown', 'Downtown'] },
    { query: { search: ' New York,  NY ' }, finds: ['Uptown', 'Downtown'] },
    { query: { search: 'san francisco' }, finds: ['Downtown', 'Uptown'] },
    { query: { search: 'San Francisco CA', distance: 25 as const }, finds: [] },
    { query: { search: 'New York, CA' }, finds: [] },
    { query: { search: '%' }, finds: [] },
    { query: { search: '94103', distance: 25 as const }, finds: [] },
    { query: { search: '94103', distance: -1 as const }, finds: ['Downtown', 'Uptown'] },
    { query: { search: '10001', fulfillmentCodeName: 'sd' }, finds: ['Downtown'] },
    { query: {}, finds: ['Downtown', 'Uptown'] },
  ])('by $query finds $finds', async ({ query, finds }) => {
    expect(await names(query)).toEqual(finds)
  })

  it('tells the miles to it', async () => {
    const reply = await test.call(nearbyStores, { query: { zipCode: '10001' } }, guest)
    expect(reply.data.items.map(({ distance }) => distance)).toEqual([0, 3.2])
  })

  it.each([
    { query: { zipCode: '10001' }, place: { name: 'New York, NY 10001', latitude: 40.7506, longitude: -73.9971 } },
    { query: { latitude: 40, longitude: -74 }, place: { latitude: 40, longitude: -74 } },
    { query: { zipCode: '99999' }, place: null },
    { query: { search: 'downtown' }, place: null },
    { query: { search: ' ' }, place: undefined },
    { query: {}, place: undefined },
  ])('by $query looks from $place', async ({ query, place }) => {
    const { data } = await test.call(locationSearch, { query }, guest)
    expect(data.place).toEqual(place)
  })

  it('of a town looks from the middle of its zip codes', async () => {
    const { data } = await test.call(locationSearch, { query: { search: 'new york' } }, guest)
    expect(data.place?.name).toBe('New York, NY')
    expect(data.place?.latitude).toBeCloseTo(40.7661, 4)
  })

  it.each([
    { zipCode: '10128', isAvailable: true, from: 'Downtown' },
    { zipCode: '94103', isAvailable: false, from: undefined },
  ])('says $isAvailable to delivery to $zipCode', async ({ zipCode, isAvailable, from }) => {
    const reply = await test.call(shippingLocation, { query: { zipCode } }, guest)
    expect(reply.data).toMatchObject({ isAvailable })
    expect(reply.data.location?.name).toBe(from)
  })
})

describe('a way to get goods', () => {
  const change = (method: string, values: string) =>
    test.query(
      `UPDATE commerce.location_fulfillments SET ${values}
       WHERE tenant_id = 'fresh' AND location_id = $1 AND fulfillment_method_id = $2`,
      [ids.downtown, method],
    )
  const wayOf = async (codeName: string) => {
    const reply = await test.call(locationDetail, { params: { locationId: ids.downtown }, query: {} }, guest)
    return reply.data.fulFillments.find((way) => way.codeName === codeName)
  }
  const delivers = async () =>
    (await test.call(shippingLocation, { query: { zipCode: '10001' } }, guest)).data.isAvailable

  it('that is coming soon says so, cannot be chosen, and still finds its store', async () => {
    expect(await delivers()).toBe(true)
    await change(ids.delivery, 'is_coming_soon = true')
    await change(ids.scheduled, 'is_coming_soon = true')

    expect(await wayOf('sd')).toMatchObject({ available: false, configuration: { isComingSoon: true } })
    expect(await delivers()).toBe(false)
    const { data } = await test.call(locationSearch, { query: { fulfillmentCodeName: 'sd' } }, guest)
    expect(data.items.map(({ name }) => name)).toEqual(['Downtown'])
  })

  it('that the store does not offer is not looked for', async () => {
    await change(ids.delivery, 'is_available = false, is_coming_soon = false')
    await change(ids.scheduled, 'is_available = false, is_coming_soon = false')

    expect(await wayOf('sd')).toMatchObject({ available: false, configuration: { isComingSoon: false } })
    const { data } = await test.call(locationSearch, { query: { fulfillmentCodeName: 'sd' } }, guest)
    expect(data.items).toEqual([])
    expect(await delivers()).toBe(false)
  })
})

it('a warehouse sends goods and takes no visitors', async () => {
  await test.query(`UPDATE commerce.locations SET is_warehouse = true WHERE location_id = $1`, [ids.downtown])
  await test.query(`UPDATE commerce.location_fulfillments SET is_available = true WHERE location_id = $1`, [
    ids.downtown,
  ])

  const { data } = await test.call(locationSearch, { query: {} }, guest)
  expect(data.items.map(({ name }) => name)).toEqual(['Uptown'])
  const shipping = await test.call(shippingLocation, { query: { zipCode: '10001' } }, guest)
  expect(shipping.data).toMatchObject({ isAvailable: true, location: { name: 'Downtown', isWarehouse: true } })
})

describe('distances', () => {
  it('follow the earth', () => {
    const newYork = { latitude: 40.7128, longitude: -74.006 }
    const losAngeles = { latitude: 34.0522, longitude: -118.2437 }
    expect(milesBetween(newYork, losAngeles)).toBeCloseTo(2446, -1)
    expect(milesBetween(newYork, newYork)).toBe(0)
  })

  it.each([
    { miles: 25, distance: 25, within: true },
    { miles: 25.1, distance: 25, within: false },
    { miles: 25.1, distance: -1, within: true },
    { miles: 25, distance: -1, within: false },
    { miles: 900, distance: 0, within: true },
  ])('of $miles miles: within $distance is $within', ({ miles, distance, within }) => {
    expect(isWithin(miles, distance)).toBe(within)
  })
})
