import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadKeys } from './keys.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-keys-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('makes keys that only this user can read', async () => {
  await loadKeys(folder)

  const files = await readdir(folder)
  const modes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).mode & 0o777))
  expect(files.toSorted()).toEqual(['cookie-keys.json', 'signing-keys.json'])
  expect(modes).toEqual([0o600, 0o600])
})

it('gives the same keys to every instance, also to those that start together', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => loadKeys(folder)))

  expect(new Set(keys.map((loaded) => JSON.stringify(loaded))).size).toBe(1)
})

it('refuses a key file that is not one', async () => {
  await writeFile(join(folder, 'signing-keys.json'), '{"keys":[]}')

  await expect(loadKeys(folder)).rejects.toThrow()
})
