import { seedTenant } from '@aisle/commerce-api/seeding'
import type { DemoTenant } from '../tenants.ts'
import { shoppersOf } from '../shoppers.ts'
import { categorySeeds, productSeeds } from './catalogue-seeds.ts'
import { pastOf } from './past.ts'

/** Writes one store of the demo: all of it or nothing; twice changes nothing. */
export async function seedStore(databaseUrl: string, demo: DemoTenant, now: Date): Promise<void> {
  const { tenant, catalogue } = demo
  await seedTenant(databaseUrl, tenant, async (seeder) => {
    await seeder.store(demo.store)
    await seeder.zipAreas(demo.zipAreas)
    await seeder.locations(demo.locations)
    await seeder.slots(now)
    const products = productSeeds(catalogue, tenant)
    await seeder.categories(categorySeeds(catalogue, tenant))
    await seeder.products(products)
    await seeder.productLinks(products)
    await seeder.collections(demo.collections)
    await seeder.discounts(demo.discounts)
    await seeder.coupons(demo.coupons)
    await seeder.templates(demo.templates)
    await seeder.pages(demo.pages)
    await seeder.disclaimers(demo.disclaimers)
    await seeder.announcements(demo.announcements)
    await seeder.reviews(demo.reviews)
    await seeder.customers(shoppersOf(tenant, now).flatMap(({ customer }) => customer ?? []))
    const past = pastOf(demo, now)
    await seeder.orders(past.orders)
    await seeder.sales(now)
    await seeder.giftCards(past.giftCards)
    await seeder.autoShip(past.autoShip)
    await seeder.searchIndex()
  })
}
