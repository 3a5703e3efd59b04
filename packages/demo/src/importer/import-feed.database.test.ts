import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importFeed } from './import-feed.ts'
import { feedFile, tsv } from './testing/feed-file.ts'
import { aStoreToImportInto } from './testing/store.ts'

const FEED = tsv(
  ['BB31', 'Fruit Power', 'Beverages > Juices', '0.80 USD', 'in_stock'],
  ['BB32', 'Biscuits', 'Bakery', '4.80 USD', 'out_of_stock'],
)

it('brings a feed into the catalogue and changes nothing the second time', async () => {
  const store = await aStoreToImportInto()
  const options = { databaseUrl: store.databaseUrl, tenant: store.tenant, file: feedFile(FEED) }

  expect(await importFeed(options)).toMatchObject({ written: { inserted: 2, updated: 0 }, problems: [], retired: 0 })
  expect(await importFeed(options)).toMatchObject({ written: { inserted: 0, updated: 0, unchanged: 2 }, retired: 0 })
  expect(await store.titles()).toEqual(['Biscuits', 'Fruit Power'])
})

it('takes products that left the feed off the shelves', async () => {
  const store = await aStoreToImportInto()
  const file = feedFile(FEED)
  await importFeed({ databaseUrl: store.databaseUrl, tenant: store.tenant, file })
  const { writeFileSync } = await import('node:fs')
  writeFileSync(file, readFileSync(file, 'utf8').split('\n').slice(0, 2).join('\n'))

  expect(await importFeed({ databaseUrl: store.databaseUrl, tenant: store.tenant, file })).toMatchObject({ retired: 1 })
  expect(await store.titles()).toEqual(['Fruit Power'])
})

it('imports nothing with --strict when a row is wrong', async () => {
  const store = await aStoreToImportInto()
  const file = feedFile(`${FEED}\nBB33\tNo price\tA\tx\tin_stock`)

  const result = await importFeed({ databaseUrl: store.databaseUrl, tenant: store.tenant, file, isStrict: true })

  expect(result.written).toBeUndefined()
  expect(result.problems).toHaveLength(1)
  expect(await store.titles()).toEqual([])
})

it('leaves the catalogue as it was when the file ends in the middle of a quote', async () => {
  const store = await aStoreToImportInto()
  const file = feedFile('id,title,price\nA1,Salt,1 USD\nA2,"Pepper,1 USD\n', 'feed.csv')

  await expect(importFeed({ databaseUrl: store.databaseUrl, tenant: store.tenant, file })).rejects.toThrow(
    'is cut off or broken',
  )
  expect(await store.titles()).toEqual([])
})

it('refuses a tenant that has no store', async () => {
  const { databaseUrl } = await aStoreToImportInto()

  await expect(importFeed({ databaseUrl, tenant: 'nobody', file: feedFile(FEED) })).rejects.toThrow(
    'There is no store of "nobody"',
  )
})
