import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importFeed } from './import-feed.ts'
import { feedFile } from './testing/feed-file.ts'
import { aStoreToImportInto } from './testing/store.ts'

const HEAD = 'id\ttitle\tproduct_type\tprice\tsale_price\tavailability\titem_group_id\tsize\tcolor'
const feed = (...rows: readonly string[]) => [HEAD, ...rows].join('\n')

const SMALL = 'T50\tHarbor Tea, 50 g\tBeverages > Tea\t3.00 USD\t\tin_stock\tTEA\t50 g\tGreen'
const LARGE = 'T100\tHarbor Tea, 100 g\tBeverages > Tea\t5.50 USD\t4.40 USD\tout_of_stock\tTEA\t100 g\tGreen'
const TIN = 'T250\tHarbor Tea, 250 g\tBeverages > Tea\t9.00 USD\t\tin_stock\tTEA\t250 g\tGreen'
const SALT = 'SALT\tSea Salt\tPantry\t1.00 USD\t\tin_stock\t\t\t'

async function aStore() {
  const store = await aStoreToImportInto()
  const file = feedFile('')
  return {
    ...store,
    import(...rows: readonly string[]) {
      writeFileSync(file, feed(...rows))
      return importFeed({ databaseUrl: store.databaseUrl, tenant: store.tenant, file })
    },
  }
}

it('makes one product of the entries of a group, with a variant for each', async () => {
  const store = await aStore()

  expect(await store.import(SMALL, SALT, LARGE)).toMatchObject({ written: { inserted: 3 }, problems: [] })

  expect(await store.titles()).toEqual(['Harbor Tea', 'Harbor Tea', 'Sea Salt'])
  expect(await store.variants()).toEqual([
    {
      sku: 'T50',
      seo_name: 'harbor-tea-t50',
      brand: null,
      is_listed: true,
      parent: null,
      size_text: '50 g',
      variant_values: [{ codeName: 'Size', value: '50 g' }],
      price_cents: 300,
      sale_cents: null,
      on_hand: 100,
    },
    {
      sku: 'T100',
      seo_name: 'harbor-tea-100-g-t100',
      brand: null,
      is_listed: false,
      parent: 'T50',
      size_text: '100 g',
      variant_values: [{ codeName: 'Size', value: '100 g' }],
      price_cents: 550,
      sale_cents: 440,
      on_hand: 0,
    },
  ])
  expect(await store.facts('T50')).toEqual([{ name: 'Color', value: 'Green' }])
})

it('changes nothing the second time, in whatever order the feed has its entries', async () => {
  const store = await aStore()
  await store.import(SMALL, LARGE, SALT)
  const before = await store.variants()

  expect(await store.import(SMALL, LARGE, SALT)).toMatchObject({ written: { inserted: 0, updated: 0, unchanged: 3 } })
  await store.import(SALT, LARGE, SMALL)
  expect(await store.variants()).toEqual(before)
})

it('takes a variant that left the feed off the shelves, and has another one stand for the product', async () => {
  const store = await aStore()
  await store.import(SMALL, LARGE, TIN, SALT)

  expect(await store.import(SMALL, TIN, SALT)).toMatchObject({ retired: 1 })
  expect((await store.variants()).map(({ sku }) => sku)).toEqual(['T50', 'T250'])

  expect(await store.import(TIN, LARGE, SALT)).toMatchObject({ retired: 1 })
  expect(await store.variants()).toMatchObject([
    { sku: 'T100', parent: 'T250', is_listed: false },
    { sku: 'T250', parent: null, is_listed: true },
  ])
})

it('makes products of their own of what is no group any more', async () => {
  const store = await aStore()
  await store.import(SMALL, LARGE)
  const alone = (row: string) => row.replace('\tTEA\t', '\t\t')

  await store.import(alone(SMALL), alone(LARGE))

  expect(await store.titles()).toEqual(['Harbor Tea, 100 g', 'Harbor Tea, 50 g'])
  expect(await store.variants()).toMatchObject([
    { sku: 'T50', parent: null, is_listed: true, variant_values: [] },
    { sku: 'T100', parent: null, is_listed: true, variant_values: [] },
  ])
})
