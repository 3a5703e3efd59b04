import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { importCommand } from './import-command.ts'
import { feedFile, temporaryFolder, tsv } from './testing/feed-file.ts'
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
  const { databaseUrl, tenant } = await aStoreToImportInto()
  const imagesDir = temporaryFolder('aisle-images-')
  const dispose = vi.fn(async () => undefined)
  await importCommand(['--tenant', tenant, ...args], async () => ({
    databaseUrl,
    imagesDir,
    [Symbol.asyncDispose]: dispose,
  }))
  return { imagesDir, dispose }
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

it.each([
  [['--fil', 'x'], /Unknown option '--fil'.* Usage: npm run import -- --tenant NAME/],
  [[], /needs a tenant and a file/],
  [['--file', '/nowhere/feed.tsv'], /There is no file \/nowhere\/feed.tsv/],
])('refuses %j before it opens a database', async (args, message) => {
  const open = vi.fn(() => Promise.reject(new Error('opened')))
  await expect(importCommand(['--tenant', 'fresh', ...args], open)).rejects.toThrow(message)
  expect(open).not.toHaveBeenCalled()
})
