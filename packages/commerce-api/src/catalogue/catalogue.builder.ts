import { productList } from '@aisle/api/product-listing'
import { randomUUID } from 'node:crypto'
import { createSeeder } from '../seeding.ts'
import { openTestApp } from '../server/testing.ts'
import { insertProducts, productSeed } from '../testing/product.builder.ts'
import { seedTestStore, testIds } from '../testing/store.builder.ts'

const now = () => new Date('2026-11-20T15:00:00Z')
export const ids = testIds('fresh')
export const collectionId = randomUUID()
const percentOff = randomUUID()

export const milk = productSeed('fresh', {
  title: 'Whole Milk',
  priceCents: 399,
  salesCount: 50,
  attributes: { diet: 'vegetarian' },
})
export const oat = productSeed('fresh', {
  title: 'Oat Drink',
  priceCents: 449,
  salePriceCents: 349,
  brand: 'Oatly',
  attributes: { diet: 'vegan' },
})
export const skim = productSeed('fresh', {
  title: 'Skim Milk',
  priceCents: 299,
  stock: { [ids.downtown]: 0, [ids.uptown]: 3 },
  salesCount: 9,
})
export const cookies = productSeed('fresh', {
  title: 'Cookies',
  priceCents: 550,
  categoryId: ids.produce,
  brand: 'Crumb',
})
export const crackers = productSeed('fresh', {
  title: 'Crackers',
  priceCents: 525,
  categoryId: ids.produce,
  stock: { [ids.downtown]: 0 },
})
export const deposit = productSeed('fresh', { title: 'Deposit', priceCents: 5, isListed: false })
export const smallJuice = randomUUID()
export const juice = productSeed('fresh', {
  title: 'Orange Juice',
  priceCents: 699,
  categoryId: ids.produce,
  variantValues: [{ value: '64 fl oz', codeName: 'size' }],
  companionIds: [cookies.productId, crackers.productId],
  variants: [
    {
      productId: smallJuice,
      variantValueId: randomUUID(),
      seoName: 'orange-juice-small',
      values: [{ value: '12 fl oz', codeName: 'size' }],
      priceCents: 249,
      stock: { [ids.downtown]: 4 },
    },
  ],
})

/** The API with a store of dairy and produce, asked by a guest, until the tests of a file have ended. */
export async function openCatalogue() {
  const test = await openTestApp({ now })
  await seedTestStore(test)
  await insertProducts(test, 'fresh', [milk, oat, skim, cookies, crackers, juice, deposit])
  await test.database.transaction('fresh', async (tx) => {
    const seeder = createSeeder(tx)
    await seeder.collections([
      {
        collectionId,
        name: 'Breakfast',
        seoName: 'breakfast',
        productIds: [oat.productId, milk.productId, cookies.productId],
      },
    ])
    await seeder.discounts([
      {
        discountId: percentOff,
        name: '10% off milk',
        displayName: '10% off',
        kind: 'percent',
        value: 1000,
        products: [{ productId: milk.productId }],
      },
    ])
  })
  const guest = await test.tokens.guest('fresh')
  const list = async (query: Parameters<typeof test.call<typeof productList>>[1]['query']) =>
    (await test.call(productList, { query }, guest)).data
  return { test, guest, list }
}

export const titles = ({ items }: { items: readonly { title: string }[] }) => items.map(({ title }) => title)
