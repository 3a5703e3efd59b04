import { randomUUID } from 'node:crypto'
import { createSeeder } from '../seeding.ts'
import { type TestApp, newGuestSubject } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { productSeed } from '../testing/product.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'

/** Stands in all that a restricted product says, so that it is seen wherever it comes out. */
export const CANARY = /canary/i

/** A store that guards browsing, with a restricted product on every shelf beside one for everybody. */
export async function insertRestrictedShelves(test: TestApp) {
  const business = { isStoreAgeRestricted: true, enableAgeRestrictedBrowsing: true, showTrendingCategory: true }
  const store = await seedTestStore(test, 'cellar', { business })
  const [collectionId, discountId, onlyDiscountId, categoryId] = Array.from({ length: 4 }, () => randomUUID())
  if (!collectionId || !discountId || !onlyDiscountId || !categoryId) throw new Error('no ids')
  const wine = productSeed('cellar', {
    title: 'Canary Merlot',
    seoName: 'canary-merlot',
    brand: 'Canary Estate',
    descriptionText: 'A canary of a wine',
    images: [{ url: '/images/canary.svg', alt: 'Canary', width: 4, height: 4 }],
    hasAgeRestriction: true,
    salesCount: 900,
  })
  const cellar = productSeed('cellar', {
    title: 'Canary Cellar',
    seoName: 'canary-cellar',
    hasAgeRestriction: true,
    categoryId,
    images: [],
  })
  const wineOnly = [wine.productId]
  const glass = productSeed('cellar', {
    title: 'Wine Glass',
    substituteIds: wineOnly,
    companionIds: wineOnly,
    linkedIds: wineOnly,
  })
  const wishlistId = randomUUID()
  const person = {
    favoriteProductIds: [wine.productId, cellar.productId, glass.productId],
    wishlists: [{ wishlistId, name: 'Dinner', productIds: [wine.productId, glass.productId] }],
  }
  await test.database.transaction('cellar', async (tx) => {
    const seeder = createSeeder(tx)
    await seeder.categories([{ categoryId, name: 'Reserve Wines', seoName: 'reserve-wines', isTrending: true }])
    await seeder.products([wine, cellar, glass])
    await seeder.productLinks([wine, cellar, glass])
    const products = [wine, glass].map(({ productId }) => ({ productId }))
    await seeder.collections([
      { collectionId, name: 'Dinner', seoName: 'dinner', productIds: products.map(({ productId }) => productId) },
    ])
    const discount = { displayName: '10% off', kind: 'percent', value: 1000 } as const
    await seeder.discounts([
      { ...discount, discountId, name: 'Dinner deal', products },
      { ...discount, discountId: onlyDiscountId, name: 'Canary deal', products: products.slice(0, 1) },
    ])
    await seeder.reviews([
      { reviewId: randomUUID(), productId: wine.productId, authorName: 'Canary', rating: 5, createdAt: new Date() },
    ])
    await seeder.searchIndex()
  })
  await test.query(`INSERT INTO commerce.search_counts (tenant_id, keyword, searches, last_at, is_open)
    VALUES ('cellar', 'canary merlot', 9, now(), true), ('cellar', 'wine glass', 1, now(), true)`)
  const customer = await insertCustomer(test, 'cellar', person)
  return {
    ...store,
    wineId: wine.productId,
    glassId: glass.productId,
    collectionId,
    discountId,
    onlyDiscountId,
    categoryId,
    wishlistId,
    customerId: customer.customerId,
    customerToken: customer.token,
    guestToken: await test.tokens.guest('cellar', newGuestSubject()),
  }
}

export type RestrictedShelves = Awaited<ReturnType<typeof insertRestrictedShelves>>
