import { categoryFilters, categoryList, trendingCategories } from '@aisle/api/category'
import { collectionDetail } from '@aisle/api/collection'
import { ListingSort } from '@aisle/api/listing-sort'
import { productList, trendingProducts } from '@aisle/api/product-listing'
import { describe, expect, it } from 'vitest'
import { collectionId, ids, juice, openCatalogue, smallJuice, titles } from './catalogue.builder.ts'

const { test, guest, list } = await openCatalogue()

describe('a product listing', () => {
  it('shows a category with what is below it, in-stock products first', async () => {
    const page = await list({ CategorySeoName: 'dairy', locationID: ids.downtown })
    expect(page).toMatchObject({ count: 3, hasNext: false, title: 'Dairy' })
    expect(titles(page)).toEqual(['Whole Milk', 'Oat Drink', 'Skim Milk'])
  })

  it('shows a collection in its own order', async () => {
    expect(titles(await list({ productsBy: 'CL', collectionId }))).toEqual(['Oat Drink', 'Whole Milk', 'Cookies'])
  })

  it.each([
    { sortBy: ListingSort.PriceLowToHigh, first: 'Skim Milk' },
    { sortBy: ListingSort.PriceHighToLow, first: 'Whole Milk' },
    { sortBy: ListingSort.BestSellers, first: 'Whole Milk' },
  ])('sorted by $sortBy begins with $first', async ({ sortBy, first }) => {
    expect(titles(await list({ CategorySeoName: 'dairy', sortBy }))[0]).toBe(first)
  })

  it('sorts by what a product costs now', async () => {
    const page = await list({ CategorySeoName: 'dairy', sortBy: ListingSort.PriceLowToHigh })
    expect(page.items.map(({ price }) => price)).toEqual([2.99, 3.49, 3.59])
  })

  it('comes in pages that do not overlap', async () => {
    const pages = await Promise.all([1, 2, 3].map((Page) => list({ CategorySeoName: 'dairy', Page, PageSize: 1 })))
    expect(new Set(pages.flatMap(titles)).size).toBe(3)
    expect(pages.map(({ hasNext }) => hasNext)).toEqual([true, true, false])
  })

  it('holds only what the location carries', async () => {
    expect((await list({ CategorySeoName: 'fruits-vegetables', locationID: ids.uptown })).count).toBe(2)
  })

  it.each([
    { filters: ['brand:Oatly'], count: 1 },
    { filters: ['brand:Oatly', 'brand:Meadow'], count: 3 },
    { filters: ['brand:Oatly', 'diet:vegetarian'], count: 0 },
    { filters: ['price:0-3'], count: 1 },
    { filters: ['offer:yes'], count: 2 },
    { filters: ['availability:in-stock'], count: 2 },
    { filters: ['nonsense'], count: 3 },
  ])('filtered by $filters has $count products', async ({ filters, count }) => {
    expect((await list({ CategorySeoName: 'dairy', locationID: ids.downtown, filters })).count).toBe(count)
  })

  it('refuses a collection that does not exist with a code', async () => {
    const reply = await test.call(productList, { query: { CollectionSeoName: 'nothing' } }, guest)
    expect(reply).toMatchObject({ status: 404, code: 'COLLECTION_NOT_FOUND' })
  })

  it('matches query names in any case', async () => {
    const response = await test.request({ url: '/V1/PRODUCT?categoryseoname=dairy&pagesize=2' }, guest)
    expect(response.json()).toMatchObject({ data: { count: 3, hasNext: true } })
  })

  it('refuses pages larger than a hundred (T57)', async () => {
    const response = await test.request({ url: '/v1/Product?CategorySeoName=dairy&PageSize=1000000000' }, guest)
    expect(response.statusCode).toBe(400)
  })
})

describe('a product card', () => {
  it('shows the reduced price beside the regular one', async () => {
    const page = await list({ CategorySeoName: 'dairy' })
    const card = page.items.find(({ title }) => title === 'Oat Drink')
    expect(card).toMatchObject({
      price: 3.49,
      regularPrice: 4.49,
      hasDiscount: true,
      discounts: [{ displayName: 'On sale' }],
    })
  })

  it('counts the stock of the chosen location', async () => {
    const here = await list({ CategorySeoName: 'dairy', locationID: ids.downtown })
    expect(here.items.find(({ title }) => title === 'Skim Milk')).toMatchObject({ isinstock: false, qtyOnHand: 0 })
  })

  it('offers each variant as a product that can be put into the cart', async () => {
    const page = await list({ CategorySeoName: 'fruits-vegetables', locationID: ids.downtown })
    const card = page.items.find(({ title }) => title === 'Orange Juice')
    expect(
      card?.variants?.map(({ productID, price, isDefaultSelected }) => ({ productID, price, isDefaultSelected })),
    ).toEqual([
      { productID: smallJuice, price: 2.49, isDefaultSelected: false },
      { productID: juice.productId, price: 6.99, isDefaultSelected: true },
    ])
  })

  it('names the ways that the location offers', async () => {
    const page = await list({ CategorySeoName: 'dairy', locationID: ids.uptown })
    expect(page.items[0]?.fulFillments).toMatchObject([{ codeName: 'sp', fulfillmentMethodID: ids.pickup }])
  })
})

describe('categories', () => {
  it('come as a tree with counts', async () => {
    const reply = await test.call(categoryList, { query: { includeChild: -1 } }, guest)
    expect(reply.data.items).toMatchObject([
      { seoName: 'dairy', hasChild: true, productCount: 3, childCategory: [{ seoName: 'milk', hasChild: false }] },
      { seoName: 'fruits-vegetables', hasChild: false, productCount: 3 },
    ])
  })

  it('come alone with their way from the top', async () => {
    const reply = await test.call(categoryList, { query: { CategorySeoName: 'milk' } }, guest)
    expect(reply.data.items[0]?.breadcrumbs?.map(({ title }) => title)).toEqual(['Dairy', 'Milk'])
  })

  it('can be filtered by what their products have', async () => {
    const reply = await test.call(
      categoryFilters,
      { query: { CategorySeoName: 'dairy', locationID: ids.downtown } },
      guest,
    )
    const codes = reply.data.items.map(({ filterCode }) => filterCode)
    expect(codes).toEqual(['category', 'brand', 'diet', 'price', 'offer', 'availability'])
    expect(reply.data.items.find(({ filterCode }) => filterCode === 'brand')?.values).toEqual([
      { value: 'Meadow', label: 'Meadow', count: 2 },
      { value: 'Oatly', label: 'Oatly', count: 1 },
    ])
  })

  describe('filters that follow what is chosen', () => {
    const query = { CategorySeoName: 'dairy', locationID: ids.downtown }
    const facets = async (filters: readonly string[]) => {
      const reply = await test.call(categoryFilters, { query: { ...query, filters: [...filters] } }, guest)
      return reply.data.items
    }
    const countsOf = async (code: string, filters: readonly string[]) => {
      const group = (await facets(filters)).find(({ filterCode }) => filterCode === code)
      return Object.fromEntries((group?.values ?? []).map(({ value, count }) => [value, count]))
    }

    it.each([
      { code: 'brand', filters: [], counts: { Meadow: 2, Oatly: 1 } },
      { code: 'brand', filters: ['brand:Oatly'], counts: { Meadow: 2, Oatly: 1 } },
      { code: 'brand', filters: ['diet:vegetarian'], counts: { Meadow: 1 } },
      { code: 'brand', filters: ['diet:vegetarian', 'brand:Oatly'], counts: { Meadow: 1, Oatly: 0 } },
      { code: 'diet', filters: ['brand:Oatly'], counts: { vegan: 1 } },
      { code: 'brand', filters: ['price:0-3'], counts: { Meadow: 1 } },
      { code: 'brand', filters: ['availability:in-stock', 'offer:yes'], counts: { Meadow: 1, Oatly: 1 } },
      { code: 'price', filters: ['price:0-5', 'brand:Nobody'], counts: { '0-5': 0 } },
      { code: 'brand', filters: ['nonsense', 'colour:green'], counts: {} },
    ])('$code after $filters has $counts', async ({ code, filters, counts }) => {
      expect(await countsOf(code, filters)).toEqual(counts)
    })

    it('count what the listing then has, each value alone and after a choice elsewhere', async () => {
      for (const chosen of [[], ['brand:Meadow'], ['offer:yes'], ['diet:vegetarian']]) {
        for (const { filterCode, values } of await facets(chosen)) {
          if (chosen.some((filter) => filter.startsWith(`${filterCode}:`))) continue
          for (const { value, count } of values) {
            const listed = await list({ ...query, filters: [...chosen, `${filterCode}:${value}`] })
            expect([filterCode, value, listed.count]).toEqual([filterCode, value, count])
          }
        }
      }
    })

    it('take hostile text as text', async () => {
      expect(await countsOf('brand', [`brand:' OR true --`, `x'y:1`, `colour");DROP TABLE x;--:1`])).toEqual({
        Meadow: 2,
        Oatly: 1,
      })
    })
  })

  it('trend where the store names none: the top ones', async () => {
    const reply = await test.call(trendingCategories, { query: {} }, guest)
    expect(reply.data.items.map(({ seoName }) => seoName)).toEqual(['dairy', 'fruits-vegetables'])
  })
})

it('trending products are the best sellers in stock', async () => {
  const reply = await test.call(trendingProducts, { query: { locationID: ids.downtown } }, guest)
  expect(titles(reply.data)[0]).toBe('Whole Milk')
  expect(titles(reply.data)).not.toContain('Skim Milk')
})

it('a collection is found by its address', async () => {
  const reply = await test.call(collectionDetail, { query: { CollectionSeoName: 'breakfast' } }, guest)
  expect(reply.data).toMatchObject({ collectionID: collectionId, collectionName: 'Breakfast' })
})
