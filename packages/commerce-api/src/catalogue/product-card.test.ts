import { productSubstitutes } from '@aisle/api/product'
import { productList } from '@aisle/api/product-listing'
import { beforeAll, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertProducts, productSeed } from '../testing/product.builder.ts'
import { seedTestStore, testIds } from '../testing/store.builder.ts'

const ids = testIds('fresh')
const named = productSeed('fresh', {
  title: 'Named',
  priceCents: 9900,
  isSponsored: true,
  isBlacklisted: true,
  qtyLimit: 4,
})
const goods = [
  named,
  productSeed('fresh', {
    title: 'Reduced',
    priceCents: 400,
    salePriceCents: 300,
    unitPrice: { cents: 25, unit: 'oz' },
    autoShip: { frequencies: ['P2W'] },
    substituteIds: [named.productId],
    qtyLimit: 12,
  }),
  productSeed('fresh', { title: 'Regular', priceCents: 400, unitPrice: { cents: 25, unit: 'oz' } }),
]
const test = await openTestApp()
let guest: string
beforeAll(async () => {
  await seedTestStore(test)
  await insertProducts(test, 'fresh', goods)
  await test.query(`UPDATE commerce.products SET rating_sum = 17, rating_count = 4 WHERE title = 'Regular'`)
  await test.query(`UPDATE commerce.fulfillment_methods SET qty_limit = 6 WHERE code_name = 'sp'`)
  guest = await test.tokens.guest('fresh')
})

async function cardOf(title: string) {
  const query = { CategorySeoName: 'dairy', locationID: ids.downtown }
  const { data } = await test.call(productList, { query }, guest)
  return data.items.find((card) => card.title === title)
}

it.each([
  { title: 'Regular', price: 4, regularPrice: null, unitPrice: { amount: 0.25, unit: 'oz' } },
  { title: 'Reduced', price: 3, regularPrice: 4, unitPrice: { amount: 0.19, unit: 'oz' } },
  { title: 'Named', price: 99, regularPrice: null, unitPrice: null },
])('the unit price of $title follows its price: $unitPrice.amount', async (expected) => {
  expect(await cardOf(expected.title)).toMatchObject(expected)
})

it.each([
  { title: 'Regular', sp: 6, sd: null },
  { title: 'Reduced', sp: 6, sd: 12 },
  { title: 'Named', sp: 4, sd: 4 },
])('decision 16 of $title may be bought what both it and the method allow: $sp, $sd', async ({ title, sp, sd }) => {
  const methods = (await cardOf(title))?.fulFillments ?? []
  const limitOf = (codeName: string) => methods.find((method) => method.codeName === codeName)?.qtyLimit

  expect([limitOf('sp'), limitOf('sd')]).toEqual([sp, sd])
})

it.each([
  { title: 'Named', isSponsored: true, isProductBlacklisted: true, isSubscribeForAutoShip: false, ratingAverage: null },
  { title: 'Reduced', isSponsored: false, isProductBlacklisted: false, isSubscribeForAutoShip: true, ratingCount: 0 },
  { title: 'Regular', isSponsored: false, ratingAverage: 4.3, ratingCount: 4 },
])('1§3 a card tells of $title what it is', async (expected) => {
  expect(await cardOf(expected.title)).toMatchObject(expected)
})

it('what the store names as a substitute stands in for a product, however different its price', async () => {
  const { data } = await test.call(productSubstitutes, { query: { ProductSeoName: 'reduced' } }, guest)

  expect(data.items.map(({ title }) => title)).toEqual(['Named'])
})
