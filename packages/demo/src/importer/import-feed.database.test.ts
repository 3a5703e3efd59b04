import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
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

it('leaves the catalogue as it was when it is killed in the middle of writing', async () => {
  const store = await aStoreToImportInto()
  const { databaseUrl, tenant } = store
  await importFeed({ databaseUrl, tenant, file: feedFile(FEED) })
  const rows = Array.from({ length: 3000 }, (_, index) => [`N${index}`, `New ${index}`, 'New', '9.99 USD', 'in_stock'])
  const file = feedFile(tsv(['BB31', 'Changed', 'Beverages', '9.99 USD', 'in_stock'], ...rows))

  const program = new URL('testing/die-half-way.ts', import.meta.url).pathname
  await expect(promisify(execFile)(process.execPath, [program, databaseUrl, tenant, file])).rejects.toMatchObject({
    signal: 'SIGKILL',
  })

  await store.noImportRuns()
  expect(await store.titles()).toEqual(['Biscuits', 'Fruit Power'])
  expect(await importFeed({ databaseUrl, tenant, file, mayShrink: true })).toMatchObject({
    written: { inserted: 3000, updated: 1 },
    retired: 1,
  })
})

describe('a product that is not among the rows that were taken', () => {
  const BOTH = [
    ['BB31', 'Fruit Power', 'Beverages > Juices', '0.80 USD', 'in_stock'],
    ['BB32', 'Biscuits', 'Bakery', '4.80 USD', 'out_of_stock'],
  ] as const

  async function importTwice(second: string, options: { mayShrink?: boolean } = {}) {
    const store = await aStoreToImportInto()
    const { databaseUrl, tenant } = store
    await importFeed({ databaseUrl, tenant, file: feedFile(tsv(...BOTH)) })
    const result = await importFeed({ databaseUrl, tenant, file: feedFile(second), ...options }).catch(
      (error: unknown) => error,
    )
    return { result, titles: await store.titles() }
  }

  it('is gone when the feed has it no more, whatever the file is called', async () => {
    const { result, titles } = await importTwice(tsv(BOTH[0]))
    expect(result).toMatchObject({ retired: 1 })
    expect(titles).toEqual(['Fruit Power'])
  })

  it('stays as it was when its row is wrong', async () => {
    const { result, titles } = await importTwice(tsv(BOTH[0], ['BB32', 'Biscuits', 'Bakery', 'cheap', 'in_stock']))
    expect(result).toMatchObject({ retired: 0, isComplete: true })
    expect(titles).toEqual(['Biscuits', 'Fruit Power'])
  })

  it('stays when the file is cut off in the middle of a row', async () => {
    const { result, titles } = await importTwice(tsv(...BOTH).slice(0, -20))
    expect(result).toMatchObject({
      retired: 0,
      isComplete: false,
      problems: [{ line: 3, column: 'row', reason: 'has 4 fields, the head has 5' }],
    })
    expect(titles).toEqual(['Biscuits', 'Fruit Power'])
  })

  it('stays with all the others when most of them would go, unless that is meant', async () => {
    const other = tsv(['X1', 'Salt', 'Pantry', '1 USD', 'in_stock'])
    const refused = await importTwice(other)
    expect(refused.result).toMatchObject({ message: expect.stringContaining('lacks 2 products') })
    expect(refused.titles).toEqual(['Biscuits', 'Fruit Power'])

    expect((await importTwice(other, { mayShrink: true })).titles).toEqual(['Salt'])
  })
})

it('keeps two feeds of one store apart, also where they have the same product', async () => {
  const store = await aStoreToImportInto()
  const { databaseUrl, tenant } = store
  await importFeed({ databaseUrl, tenant, file: feedFile(FEED), source: 'north' })

  expect(await importFeed({ databaseUrl, tenant, file: feedFile(FEED), source: 'south' })).toMatchObject({
    written: { inserted: 2 },
    retired: 0,
  })
})
