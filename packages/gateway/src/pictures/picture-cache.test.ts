import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPictureCache } from './picture-cache.ts'

const KEYS = ['aa11.avif', 'bb22.avif', 'cc33.avif', 'dd44.avif'] as const
const TEN = Buffer.alloc(10, 1)
const fail = (error: unknown) => {
  throw error
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-picture-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

const filesIn = async () => {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => name.includes('.')).toSorted()
}

it('keeps what it was given, over a restart', async () => {
  await createPictureCache(folder, 100, fail).keep(KEYS[0], TEN)

  expect(await createPictureCache(folder, 100, fail).find(KEYS[0])).toEqual(TEN)
  expect(await createPictureCache(folder, 100, fail).find(KEYS[1])).toBeUndefined()
})

it('never holds more than its bound: what was used longest ago goes', async () => {
  const cache = createPictureCache(folder, 30, fail)
  for (const key of KEYS.slice(0, 3)) await cache.keep(key, TEN)
  await cache.find(KEYS[0])
  await cache.keep(KEYS[3], TEN)

  await vi.waitFor(async () => expect(await filesIn()).toEqual(['aa/aa11.avif', 'cc/cc33.avif', 'dd/dd44.avif']))
  expect(await cache.find(KEYS[1])).toBeUndefined()
})

it('counts what earlier runs left, the oldest first to go', async () => {
  const before = createPictureCache(folder, 100, fail)
  for (const [age, key] of KEYS.slice(0, 3).entries()) {
    await before.keep(key, TEN)
    const made = new Date(2030, 0, 10 - age)
    await utimes(join(folder, key.slice(0, 2), key), made, made)
  }

  await createPictureCache(folder, 30, fail).keep(KEYS[3], TEN)

  await vi.waitFor(async () => expect(await filesIn()).toEqual(['aa/aa11.avif', 'bb/bb22.avif', 'dd/dd44.avif']))
})

it('does not keep what is larger than the folder may be', async () => {
  const cache = createPictureCache(folder, 9, fail)
  await cache.keep(KEYS[0], TEN)

  expect(await filesIn()).toEqual([])
})

it('takes an empty file, as a power cut leaves one, for none', async () => {
  await mkdir(join(folder, 'aa'))
  await writeFile(join(folder, 'aa', KEYS[0]), '')
  const cache = createPictureCache(folder, 100, fail)

  expect(await cache.find(KEYS[0])).toBeUndefined()
  await cache.keep(KEYS[0], TEN)
  expect(await cache.find(KEYS[0])).toEqual(TEN)
})

it('removes what was begun and left, not what is being written', async () => {
  await mkdir(join(folder, 'aa'))
  const left = join(folder, 'aa/aa11.avif.1.tmp')
  const fresh = join(folder, 'aa/aa12.avif.2.tmp')
  await Promise.all([left, fresh].map((path) => writeFile(path, 'half')))
  const long = new Date(Date.now() - 7_200_000)
  await utimes(left, long, long)

  await createPictureCache(folder, 100, fail).keep(KEYS[1], TEN)

  expect(await filesIn()).toEqual(['aa/aa12.avif.2.tmp', 'bb/bb22.avif'])
  expect((await stat(fresh)).size).toBe(4)
})

it('reports a folder that cannot be read, and goes on', async () => {
  await writeFile(join(folder, 'file'), '')
  const troubles: unknown[] = []
  const cache = createPictureCache(join(folder, 'file'), 100, (error) => void troubles.push(error))

  await vi.waitFor(() => expect(troubles).toHaveLength(1))
  await expect(cache.keep(KEYS[0], TEN)).rejects.toThrow('ENOTDIR')
})
