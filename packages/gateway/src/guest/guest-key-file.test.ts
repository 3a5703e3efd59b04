import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readKeyFile, rotateGuestKeys } from './guest-key-file.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-guest-keys-'))
  file = join(folder, 'keys', 'guest.json')
})
afterEach(() => rm(folder, { recursive: true }))

const kids = async () => (await readKeyFile(file)).map(({ kid }) => kid)

it('makes keys that only this user can read, the same for gateways that start together', async () => {
  const read = await Promise.all(Array.from({ length: 8 }, kids))

  expect(new Set(read.map(String)).size).toBe(1)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(join(folder, 'keys'))).toEqual(['guest.json'])
})

it('refuses a file that holds no keys', async () => {
  await kids()
  await writeFile(file, '{"keys":[]}')

  await expect(kids()).rejects.toThrow()
})

describe('F19 changing the key of guests’ tokens', () => {
  const age = (hours: number) => utimes(file, new Date(), new Date(Date.now() - hours * 60 * 60_000))

  it('lets the key sign that was published before, and keeps the last one and the next', async () => {
    const [first, second] = await kids()

    await rotateGuestKeys(file)

    const [signing, next, last, ...others] = await kids()
    expect([signing, last, others]).toEqual([second, first, []])
    expect([first, second]).not.toContain(next)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(join(folder, 'keys'))).toEqual(['guest.json'])
  })

  it('drops no key whose guests may still come back', async () => {
    const [first] = await kids()
    await rotateGuestKeys(file)
    const changed = await kids()
    await age(71)

    await expect(rotateGuestKeys(file)).rejects.toThrow('within the last three days')
    expect(await kids()).toEqual(changed)
    await age(73)
    await rotateGuestKeys(file)

    expect(await kids()).not.toContain(first)
  })

  it('takes on a key that was made when there was one only', async () => {
    await kids()
    const { keys } = JSON.parse(await readFile(file, 'utf8'))
    const [only] = keys
    await writeFile(file, JSON.stringify(only))
    expect(await kids()).toEqual([only.kid])

    await rotateGuestKeys(file)

    expect((await kids()).indexOf(only.kid)).toBe(2)
  })

  it('is done by one at a time', async () => {
    await kids()

    const done = await Promise.allSettled([rotateGuestKeys(file), rotateGuestKeys(file)])

    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
