import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadKeys, rotateSigningKeys } from './keys.ts'

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

describe('F19 changing the signing key', () => {
  const kids = async () => (await loadKeys(folder)).signing.keys.map(({ kid }) => kid)
  const file = () => join(folder, 'signing-keys.json')
  const age = (minutes: number) => utimes(file(), new Date(), new Date(Date.now() - minutes * 60_000))

  it('lets the key sign that was published before, and publishes the last one and the next', async () => {
    const [first, second] = await kids()

    await rotateSigningKeys(folder)

    const [signing, next, last, ...others] = await kids()
    expect([signing, last, others]).toEqual([second, first, []])
    expect([first, second]).not.toContain(next)
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    expect((await readdir(folder)).toSorted()).toEqual(['cookie-keys.json', 'signing-keys.json'])
  })

  it('drops no key whose tokens may still be good', async () => {
    const [first, second] = await kids()
    await rotateSigningKeys(folder)
    const changed = await kids()

    await expect(rotateSigningKeys(folder)).rejects.toThrow('within the last hour')
    expect(await kids()).toEqual(changed)
    await age(61)
    await rotateSigningKeys(folder)

    const later = await kids()
    expect(later.slice(0, 3)).toEqual([changed[1], later[1], second])
    expect(later).not.toContain(first)
  })

  it('takes keys on that were made when there was one only', async () => {
    const { signing } = await loadKeys(folder)
    const [only] = signing.keys
    await writeFile(file(), JSON.stringify({ keys: [only] }))

    await rotateSigningKeys(folder)

    expect((await kids()).indexOf(only?.kid ?? '')).toBe(2)
  })

  it('is done by one at a time', async () => {
    await kids()

    const done = await Promise.allSettled([rotateSigningKeys(folder), rotateSigningKeys(folder)])

    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
