import { createSeeder, type CategorySeed, type LocationSeed, type StoreSeed } from '../seeding.ts'
import { stableId } from '../seeding/stable-id.ts'
import type { TestDatabase } from '../server/test-database.ts'

/** Ids of what `seedTestStore` makes, the same words for every tenant but never the same ids. */
export const testIds = (tenantId: string) => ({
  pickup: stableId(tenantId, 'method', 'sp'),
  delivery: stableId(tenantId, 'method', 'sd'),
  scheduled: stableId(tenantId, 'method', 'scd'),
  downtown: stableId(tenantId, 'location', 'downtown'),
  uptown: stableId(tenantId, 'location', 'uptown'),
  dairy: stableId(tenantId, 'category', 'dairy'),
  milk: stableId(tenantId, 'category', 'milk'),
  produce: stableId(tenantId, 'category', 'produce'),
})

type Overrides = {
  readonly store?: Partial<StoreSeed>
  readonly business?: Partial<StoreSeed['business']>
  readonly timeZone?: string
}

/** A small store with two locations, three ways to get goods, categories and slots. */
export async function seedTestStore({ database }: TestDatabase, tenantId = 'fresh', overrides: Overrides = {}) {
  const ids = testIds(tenantId)
  await database.transaction(tenantId, async (tx) => {
    const seeder = createSeeder(tx)
    await seeder.store({
      business: { businessName: `${tenantId} market`, ...overrides.business },
      fulfillments: [
        { fulfillmentMethodId: ids.pickup, fulfillmentId: ids.pickup, codeName: 'sp', name: 'Store Pickup' },
        { fulfillmentMethodId: ids.delivery, fulfillmentId: ids.delivery, codeName: 'sd', name: 'Delivery' },
        { fulfillmentMethodId: ids.scheduled, fulfillmentId: ids.scheduled, codeName: 'scd', name: 'Scheduled' },
      ],
      ...overrides.store,
    })
    await seeder.zipAreas(ZIP_AREAS)
    await seeder.locations(testLocations(ids, overrides.timeZone ?? 'America/New_York'))
    await seeder.categories(testCategories(ids))
  })
  return ids
}

const ZIP_AREAS = [
  { zip: '10001', city: 'New York', state: 'NY', latitude: 40.7506, longitude: -73.9971 },
  { zip: '10128', city: 'New York', state: 'NY', latitude: 40.7816, longitude: -73.9511 },
  { zip: '94103', city: 'San Francisco', state: 'CA', latitude: 37.7725, longitude: -122.4147 },
]

type Ids = ReturnType<typeof testIds>
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

function testLocations(ids: Ids, timeZone: string): LocationSeed[] {
  const shared = {
    timeZone,
    openingHours: EVERY_DAY.map((weekday) => ({ weekday, opensAt: '08:00', closesAt: '21:00' })),
    taxes: [{ taxClass: 'standard', name: 'Sales tax', ratePercent: 8.875 }],
  }
  return [
    {
      ...shared,
      locationId: ids.downtown,
      name: 'Downtown',
      address: { line1: '1 Main St', city: 'New York', state: 'NY', zip: '10001' },
      latitude: 40.7506,
      longitude: -73.9971,
      fulfillments: [
        { codeName: 'sp', isSlotBookingRequired: true },
        { codeName: 'sd', deliveryRadiusMiles: 10, deliveryChargeCents: 599 },
        { codeName: 'scd', isSlotBookingRequired: true, deliveryRadiusMiles: 5 },
      ],
      slotRules: [
        { codeName: 'sp', weekdays: EVERY_DAY, startsAt: '09:00', endsAt: '10:00', capacity: 5 },
        { codeName: 'sp', weekdays: EVERY_DAY, startsAt: '17:00', endsAt: '18:00', capacity: 5 },
        { codeName: 'scd', weekdays: EVERY_DAY, startsAt: '12:00', endsAt: '14:00', capacity: 3 },
      ],
    },
    {
      ...shared,
      locationId: ids.uptown,
      name: 'Uptown',
      address: { line1: '99 Park Ave', city: 'New York', state: 'NY', zip: '10128' },
      latitude: 40.7816,
      longitude: -73.9511,
      fulfillments: [{ codeName: 'sp' }],
    },
  ]
}

const testCategories = (ids: Ids): CategorySeed[] => [
  { categoryId: ids.dairy, name: 'Dairy', seoName: 'dairy' },
  { categoryId: ids.milk, parentId: ids.dairy, name: 'Milk', seoName: 'milk' },
  { categoryId: ids.produce, name: 'Fruits & Vegetables', seoName: 'fruits-vegetables' },
]
