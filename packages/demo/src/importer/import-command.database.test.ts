import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { importCommand } from './import-command.ts'
import { feedFile, temporaryFolder, tsv } from './testing/feed-file.ts'
import { startImageServer } from './testing/image-server.ts'
import { aStoreToImportInto } from './testing/store.ts'

const said: string[] = []
beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

const GOOD = ['BB31', 'Fruit Power', 'Beverages > Juices', '0.80 USD', 'in_stock']
const BAD = ['BB32', 'Biscuits', 'Bakery', 'cheap', 'in_stock']

async function run(...args: readonly string[]) {
  const store = await aStoreToImportInto()
  const { databaseUrl, tenant } = store
  const imagesDir = temporaryFolder('aisle-images-')
  const dispose = vi.fn(async () => undefined)
  await importCommand(['--tenant', tenant, ...args], async () => ({
    databaseUrl,
    imagesDir,
    images: { mayCall: () => true },
    [Symbol.asyncDispose]: dispose,
  }))
  return { imagesDir, dispose, store }
}

it('says what was imported, writes why rows were not, and draws what products without an image show', async () => {
  const file = feedFile(tsv(GOOD, BAD))
  const { imagesDir, dispose } = await run('--file', file)

  expect(said).toEqual([
    '1 products are new, 0 changed, 0 are as they were, 0 are gone.',
    `1 row was not taken; ${file}.problems.tsv says why.`,
  ])
  expect(readFileSync(`${file}.problems.tsv`, 'utf8')).toBe(
    'line\tcolumn\treason\tvalue\n3\tprice\tis no price\tcheap\n',
  )
  expect(existsSync(join(imagesDir, 'placeholders/beverages.svg'))).toBe(true)
  expect(dispose).toHaveBeenCalledOnce()
})

it('imports nothing and fails with --strict when a row is wrong', async () => {
  const { imagesDir } = await run('--strict', '--file', feedFile(tsv(GOOD, BAD)))

  expect(said[0]).toBe('Nothing was imported.')
  expect(process.exitCode).toBe(1)
  expect(readdirSync(imagesDir)).toEqual([])
})

describe('the images of a feed', () => {
  async function twoProducts() {
    const photo = sharp({ create: { width: 30, height: 20, channels: 3, background: '#d9722c' } })
    const { urlOf, asked } = await startImageServer({ '/milk.jpg': await photo.jpeg().toBuffer() })
    const head = 'id\ttitle\tprice\timage_link'
    const file = feedFile(
      [head, `M1\tMilk\t1.00 USD\t${urlOf('/milk.jpg')}`, `T1\tTea\t2.00 USD\t${urlOf('/none.jpg')}`].join('\n'),
    )
    return { file, asked, gone: urlOf('/none.jpg') }
  }

  it("are the store's own after the import; who has none is drawn, and named in the report", async () => {
    const { file, gone } = await twoProducts()
    const { store, imagesDir } = await run('--file', file)

    expect(await store.images()).toEqual([
      {
        title: 'Milk',
        url: expect.stringMatching(/^\/images\/feed\/photo\.[0-9a-f]{32}\.jpg$/),
        width: 30,
        height: 20,
      },
      { title: 'Tea', url: expect.stringMatching(/^\/images\/placeholders\/.+\.svg$/), width: 400, height: 400 },
    ])
    expect(readdirSync(join(imagesDir, 'feed')).filter((name) => name.endsWith('.jpg'))).toHaveLength(1)
    expect(said[1]).toBe(`1 image could not be had; ${file}.problems.tsv says why.`)
    expect(readFileSync(`${file}.problems.tsv`, 'utf8')).toBe(
      `line\tcolumn\treason\tvalue\n3\timage_link\tanswered 404: T1 has no image\t${gone}\n`,
    )
  })

  it('are left out with --images none', async () => {
    const { file, asked } = await twoProducts()
    const { store } = await run('--images', 'none', '--file', file)

    expect(asked).toEqual([])
    expect(await store.images()).toMatchObject([{ width: 400 }, { width: 400 }])
    expect(said).toHaveLength(1)
  })

  it('have nothing imported with --strict when one cannot be had', async () => {
    const { file } = await twoProducts()
    const { store } = await run('--strict', '--file', file)

    expect(said[0]).toBe('Nothing was imported.')
    expect(await store.titles()).toEqual([])
  })
})

it.each([
  [['--images', 'some', '--file', 'x'], /--images is one of fetch, refresh, none/],
  [['--fil', 'x'], /Unknown option '--fil'.* Usage: npm run import -- --tenant NAME/],
  [[], /needs a tenant and a file/],
  [['--file', '/nowhere/feed.tsv'], /There is no file \/nowhere\/feed.tsv/],
])('refuses %j before it opens a database', async (args, message) => {
  const open = vi.fn(() => Promise.reject(new Error('opened')))
  await expect(importCommand(['--tenant', 'fresh', ...args], open)).rejects.toThrow(message)
  expect(open).not.toHaveBeenCalled()
})
