import { categoryList } from '@aisle/api/category'
import { discountList } from '@aisle/api/discount'
import { callKey } from '@aisle/api/endpoint'
import { pageTemplate } from '@aisle/api/page-template'
import { productList } from '@aisle/api/product-listing'
import { expect, it } from 'vitest'
import { callOptions } from '../index.ts'
import { aConfiguration, createTestPlatform, id, reply, serve, server } from '../testing/testing.tsx'

const input = { query: { locationID: id(1) } }
const configuration = aConfiguration({ isStoreAgeRestricted: true, enableAgeRestrictedBrowsing: true })

/** Asks for all kinds of goods, and answers what was said of restricted ones. */
async function ask(options: Parameters<typeof createTestPlatform>[0]) {
  const said: Record<string, string | null> = {}
  const note = (name: string, flag: string) => (request: { readonly query: URLSearchParams }) => {
    said[name] = request.query.get(flag)
    return reply({ items: [], count: 0, hasNext: false, sections: [] })
  }
  server.use(
    serve(productList, note('products', 'skipBrowsingAgeRestrictedProd')),
    serve(discountList, note('deals', 'skipBrowsingAgeRestrictedProd')),
    serve(pageTemplate, note('home', 'filterAgeRestrictedItem')),
    serve(categoryList, note('categories', 'skipBrowsingAgeRestrictedProd')),
  )
  const platform = createTestPlatform(options)
  const { api, queryClient } = platform
  await Promise.all([
    queryClient.query(callOptions(api, productList, input)),
    queryClient.query(callOptions(api, discountList, input)),
    queryClient.query(callOptions(api, pageTemplate, input)),
    queryClient.query(callOptions(api, categoryList, { query: {} })),
  ])
  return { said, platform }
}

it('1§5 asks to leave restricted goods out while the shopper is not verified', async () => {
  const { said } = await ask({ tenant: { configuration } })
  expect(said).toEqual({ products: 'true', deals: 'true', home: 'true', categories: null })
})

it.each([
  { why: 'whose shopper is verified', options: { tenant: { configuration }, age: { isVerified: true } } },
  { why: 'that does not restrict ages', options: {} },
])('1§5 asks for all goods in a store $why', async ({ options }) => {
  const { said } = await ask(options)
  expect(said).toEqual({ products: null, deals: null, home: null, categories: null })
})

it('knows an answer by the same name, whoever asked for it', async () => {
  const { platform } = await ask({ tenant: { configuration } })
  expect(platform.queryClient.getQueryData([...callKey(productList, input)])).toMatchObject({ items: [] })
})
