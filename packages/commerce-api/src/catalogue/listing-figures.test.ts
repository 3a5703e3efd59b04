import { categoryFilters } from '@aisle/api/category'
import { ListingSort } from '@aisle/api/listing-sort'
import { productSubstitutes } from '@aisle/api/product'
import { productList, trendingProducts } from '@aisle/api/product-listing'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertProducts, productSeed } from '../testing/product.builder.ts'
import { seedTestStore, testIds } from '../testing/store.builder.ts'

const test = await openTestApp()
let guest: string
/** Of the steps of the price filter, what they begin with and what they end before. */
const atSteps = [499, 500, 999, 1000, 1999, 2000, 4999, 5000]
const tins = Array.from({ length: 17 }, (_, index) =>
  productSeed('fresh', { title: `Tin ${10 + index}`, priceCents: 100 }),
)
const priced = atSteps.map((priceCents) => productSeed('fresh', { title: `Of ${priceCents}`, priceCents }))
beforeAll(async () => {
  await seedTestStore(test)
  await insertProducts(test, 'fresh', [...tins, ...priced])
  await test.query(`
    UPDATE commerce.products SET rating_sum = rated.sum, rating_count = rated.count
    FROM (VALUES ('Tin 10', 8, 2), ('Tin 11', 39, 10), ('Tin 12', 5, 1), ('Tin 13', 40, 10)) rated (title, sum, count)
    WHERE products.title = rated.title`)
  guest = await test.tokens.guest('fresh')
})

type Query = Parameters<typeof test.call<typeof productList>>[1]['query']
const list = async (query: Query = {}) =>
  (await test.call(productList, { query: { CategorySeoName: 'dairy', ...query } }, guest)).data
const titles = ({ items }: { readonly items: readonly { readonly title: string }[] }) => items.map(({ title }) => title)
const valuesOf = async (code: string) => {
  const { data } = await test.call(categoryFilters, { query: { CategorySeoName: 'dairy' } }, guest)
  return data.items.find(({ filterCode }) => filterCode === code)?.values
}

it('1§9 comes twenty at a time', async () => {
  expect(await list()).toMatchObject({ count: 25, hasNext: true, items: { length: 20 } })
  expect(await list({ Page: 2 })).toMatchObject({ hasNext: false, items: { length: 5 } })
})

it('1§9 trends five at a time', async () => {
  const { data } = await test.call(trendingProducts, { query: {} }, guest)

  expect(data).toMatchObject({ count: 25, hasNext: true, items: { length: 5 } })
})

it('has ten products like one of which the store names none', async () => {
  const { data } = await test.call(productSubstitutes, { query: { ProductSeoName: 'tin-10' } }, guest)

  expect(data.items).toHaveLength(10)
})

describe('the price filter', () => {
  it('counts a price with the step that begins with it', async () => {
    expect(await valuesOf('price')).toEqual([
      { value: '0-5', label: 'Under $5', count: 18 },
      { value: '5-10', label: '$5 to $10', count: 2 },
      { value: '10-20', label: '$10 to $20', count: 2 },
      { value: '20-50', label: '$20 to $50', count: 2 },
      { value: '50-', label: '$50 and more', count: 1 },
    ])
  })

  it.each([
    ['price:5-10', ['Of 500', 'Of 999']],
    ['price:10-20', ['Of 1000', 'Of 1999']],
    ['price:20-50', ['Of 2000', 'Of 4999']],
    ['price:50-', ['Of 5000']],
    ['price:-', []],
    ['price:x', []],
  ])('%s finds %j', async (filter, found) => {
    expect(titles(await list({ filters: [filter], sortBy: ListingSort.PriceLowToHigh }))).toEqual(found)
  })
})

describe('the filter by stars', () => {
  it('counts whole stars and up, of what was rated', async () => {
    expect(await valuesOf('rating')).toEqual([
      { value: '1', label: '1 star and up', count: 4 },
      { value: '2', label: '2 stars and up', count: 4 },
      { value: '3', label: '3 stars and up', count: 4 },
      { value: '4', label: '4 stars and up', count: 3 },
    ])
  })

  it.each([
    ['rating:4', ['Tin 12', 'Tin 13', 'Tin 10']],
    ['rating:5', ['Tin 12']],
    ['rating:9', ['Tin 12']],
  ])('%s finds %j', async (filter, found) => {
    expect(titles(await list({ filters: [filter], sortBy: ListingSort.CustomerReviews }))).toEqual(found)
  })
})

it('1§9 sorted by reviews begins with the best, of equals with those that more have rated, and ends with the unrated', async () => {
  const sorted = titles(await list({ sortBy: ListingSort.CustomerReviews }))

  expect(sorted.slice(0, 5)).toEqual(['Tin 12', 'Tin 13', 'Tin 10', 'Tin 11', 'Of 1000'])
})

it('offers thirty brands, and one that is chosen besides', async () => {
  const brands = Array.from({ length: 32 }, (_, index) => `Brand ${10 + index}`)
  const categoryId = testIds('fresh').produce
  const goods = brands.map((brand) => productSeed('fresh', { title: `Of ${brand}`, brand, categoryId }))
  await insertProducts(test, 'fresh', goods)
  const offered = async (filters: string[]) => {
    const { data } = await test.call(
      categoryFilters,
      { query: { CategorySeoName: 'fruits-vegetables', filters } },
      guest,
    )
    return data.items.find(({ filterCode }) => filterCode === 'brand')?.values.map(({ value }) => value)
  }

  expect(await offered([])).toEqual(brands.slice(0, 30))
  expect(await offered(['brand:Brand 41'])).toEqual([...brands.slice(0, 30), 'Brand 41'])
})
