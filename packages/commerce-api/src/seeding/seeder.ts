import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Transaction } from '../database/database.ts'
import { countSalesAt } from '../catalogue/count-sales.service.ts'
import { rebuildSearchIndex } from '../search/search-index.store.ts'
import { makeSlots } from '../slot/slot-plan.store.ts'
import { type CategorySeed, type CollectionSeed, seedCategories, seedCollections } from './catalogue.seed.ts'
import { type AutoShipSeed, seedAutoShip } from './auto-ship.seed.ts'
import * as content from './content.seed.ts'
import { type GiftCardSeed, seedGiftCards } from './gift-cards.seed.ts'
import { categoryIdsOf } from './category-ids.store.ts'
import { locationIdsOf } from './location-ids.store.ts'
import * as places from './locations.seed.ts'
import * as offers from './offers.seed.ts'
import { seedOrders } from './orders.seed.ts'
import type { OrderSeed } from './orders.seed.types.ts'
import { type CustomerSeed, seedCustomers } from './people.seed.ts'
import { retireProducts } from './retire.store.ts'
import { seedProductLinks, seedProducts } from './products.seed.ts'
import type { ProductSeed } from './products.seed.types.ts'
import { type ReviewSeed, seedReviews } from './reviews.seed.ts'
import { refreshStatistics, refreshWordStatistics } from './statistics.store.ts'
import { seedStore, type StoreSeed } from './store.seed.ts'
import { variantParentIdsOf } from './variant-parents.store.ts'

export type Seeder = ReturnType<typeof createSeeder>

/**
 * Writes a tenant's data in one transaction: all of it or nothing. Seeding the same twice changes nothing.
 * @param databaseUrl of the owner; as `aisle_app` it works too, but thousands of products take long
 */
export async function seedTenant<Result>(
  databaseUrl: string,
  tenantId: string,
  work: (seeder: Seeder) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'aisle-seeding' })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query("SELECT set_config('app.tenant_id', $1, true)", [tenantId])
    const result = await work(createSeeder({ db: drizzle(client), tenantId }))
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined) // the first error says more than a lost connection
    throw error
  } finally {
    await client.end()
  }
}

/** Seeding within a transaction of yours. Order: store, locations, categories, products, links, the rest, search index. */
export function createSeeder(tx: Transaction) {
  return {
    tx,
    store: (seed: StoreSeed) => seedStore(tx, seed),
    zipAreas: (seeds: readonly places.ZipAreaSeed[]) => places.seedZipAreas(tx, seeds),
    locations: (seeds: readonly places.LocationSeed[]) => places.seedLocations(tx, seeds),
    /** Of the stores that are there already. */
    locationIds: () => locationIdsOf(tx),
    /** For `days` local days of each store, today included. */
    slots: (now: Date, days = 8) => makeSlots(tx, now, { days }),
    /** Of the categories that are there already, by their addresses. */
    categoryIds: () => categoryIdsOf(tx),
    categories: (seeds: readonly CategorySeed[]) => seedCategories(tx, seeds),
    products: (seeds: AsyncIterable<ProductSeed> | Iterable<ProductSeed>, source?: string) =>
      seedProducts(tx, seeds, { source }),
    /** Products of a source that stand for their variants. */
    variantParentIds: (source: string) => variantParentIdsOf(tx, source),
    productLinks: (seeds: Parameters<typeof seedProductLinks>[1]) => seedProductLinks(tx, seeds),
    /** Takes products and variants of a source that are not among `keptIds` off the shelves; orders keep showing them. */
    retireProducts: (source: string, keptIds: ReadonlySet<string>) => retireProducts(tx, source, keptIds),
    collections: (seeds: readonly CollectionSeed[]) => seedCollections(tx, seeds),
    discounts: (seeds: readonly offers.DiscountSeed[], source?: string) => offers.seedDiscounts(tx, seeds, source),
    coupons: (seeds: readonly offers.CouponSeed[]) => offers.seedCoupons(tx, seeds),
    templates: (seeds: readonly content.TemplateSeed[]) => content.seedTemplates(tx, seeds),
    pages: (seeds: readonly content.PageSeed[]) => content.seedPages(tx, seeds),
    disclaimers: (seeds: readonly content.DisclaimerSeed[]) => content.seedDisclaimers(tx, seeds),
    announcements: (seeds: readonly content.AnnouncementSeed[]) => content.seedAnnouncements(tx, seeds),
    customers: (seeds: readonly CustomerSeed[]) => seedCustomers(tx, seeds),
    /** After customers and products. */
    orders: (seeds: readonly OrderSeed[]) => seedOrders(tx, seeds),
    /** After orders. */
    sales: (now: Date) => countSalesAt(tx, now),
    giftCards: (seeds: readonly GiftCardSeed[]) => seedGiftCards(tx, seeds),
    autoShip: (seeds: readonly AutoShipSeed[]) => seedAutoShip(tx, seeds),
    reviews: (seeds: readonly ReviewSeed[]) => seedReviews(tx, seeds),
    /** After products, categories and brands changed. */
    async searchIndex() {
      await refreshStatistics(tx)
      await rebuildSearchIndex(tx)
      await refreshStatistics(tx)
      await refreshWordStatistics(tx)
    },
  }
}
