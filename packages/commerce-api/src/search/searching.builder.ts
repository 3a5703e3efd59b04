import { productList } from '@aisle/api/product-listing'
import { openTestApp } from '../server/testing.ts'
import { insertProducts, productSeed } from '../testing/product.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'

const titles = ['Broccoli Crowns', 'Basmati Rice', 'Brown Rice', 'Jalapeño Peppers', 'Strawberries', 'Rice Pudding']

/** A store with a few products, and a guest who searches it. */
export async function openSearching() {
  const test = await openTestApp()
  await seedTestStore(test)
  await insertProducts(
    test,
    'fresh',
    titles.map((title) => productSeed('fresh', { title, brand: 'Farm' })),
  )
  const guest = await test.tokens.guest('fresh')
  /** Titles of what is found. */
  const find = async (q: string) => {
    const reply = await test.call(productList, { query: { productsBy: 'SR', q } }, guest)
    return reply.data.items.map(({ title }) => title)
  }
  return { test, guest, find }
}
