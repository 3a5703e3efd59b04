import { configuration } from '@aisle/api/configuration'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { buildApp } from '../app.ts'
import { createPublishedKeys } from '../server/published-keys.ts'
import { openTestApp } from '../server/testing.ts'
import { TEST_USER_ISSUER } from '../server/test-tokens.ts'
import { createTestKey, startKeyServer, type TestKey } from '../testing/key-server.ts'
import { seedTestStore } from '../testing/store.builder.ts'

let provider: Awaited<ReturnType<typeof startKeyServer>>
let api: ReturnType<typeof buildApp>
let before: TestKey
let after: TestKey
let clock: number

const MINUTE = 60_000
const COOL_DOWN = 2000

const test = await openTestApp()
beforeAll(async () => {
  await seedTestStore(test)
})

beforeEach(async () => {
  clock = 1_000_000
  provider = await startKeyServer()
  before = await createTestKey()
  after = await createTestKey()
  provider.publish(before)
  const keys = createPublishedKeys(provider.url, () => clock)
  api = test.buildOther({ issuers: { guest: test.tokens.issuers.guest, user: { issuer: TEST_USER_ISSUER, keys } } })
})
afterEach(async () => {
  await api.close()
  await provider.close()
})

async function present(token: string) {
  const response = await api.inject({ url: configuration.path, headers: { authorization: `Bearer ${token}` } })
  return response.statusCode
}
const presentTokenOf = async (key: TestKey) => present(await key.sign('fresh'))
const presentMany = (count: number, key: () => TestKey | Promise<TestKey>) =>
  Promise.all(Array.from({ length: count }, async () => presentTokenOf(await key())))
/** Many at once, and one after the other. */
async function flood(key: () => TestKey | Promise<TestKey>) {
  const codes = await presentMany(20, key)
  for (let count = 0; count < 20; count += 1) codes.push(await presentTokenOf(await key()))
  return [...new Set(codes)]
}

describe('F19 after the identity provider has changed its key', () => {
  it('tokens of the old one hold until they end, as long as it is published', async () => {
    expect(await presentTokenOf(before)).toBe(200)
    provider.publish(after, before)
    clock += 6 * MINUTE

    expect(await presentMany(10, () => before)).toEqual(Array.from({ length: 10 }, () => 200))
    await vi.waitFor(() => expect(provider.asked()).toBe(2))
    expect(await presentTokenOf(before)).toBe(200)
    expect(await present(await before.sign('fresh', '-10s'))).toBe(401)
  })

  it('tokens of one that is published no more are refused, soon after', async () => {
    expect(await presentTokenOf(before)).toBe(200)
    provider.publish(after)
    clock += 6 * MINUTE

    await vi.waitFor(async () => expect(await presentTokenOf(before)).toBe(401))
    expect(await presentTokenOf(after)).toBe(200)
  })

  it('tokens of the new one are accepted at once, and all together cause one request', async () => {
    expect(await presentTokenOf(before)).toBe(200)
    provider.publish(after, before)
    clock += COOL_DOWN

    expect(await presentMany(20, () => after)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(provider.asked()).toBe(2)
  })

  it('a flood of made-up keys causes one request for each cool-down, and keeps no new key out', async () => {
    expect(await presentTokenOf(before)).toBe(200)
    clock += COOL_DOWN
    expect(await flood(createTestKey)).toEqual([401])
    expect(provider.asked()).toBe(2)
    provider.publish(after, before)
    clock += COOL_DOWN

    const [codes, own] = await Promise.all([flood(createTestKey), presentTokenOf(after)])

    expect(codes).toEqual([401])
    expect(own).toBe(200)
    expect(provider.asked()).toBe(3)
  })
})

describe.each(['gone', 'silent', 'broken', 'foreign'] as const)('F19 while the identity provider is %s', (trouble) => {
  it('the known keys go on serving for hours, without waiting for it', async () => {
    expect(await presentTokenOf(before)).toBe(200)
    provider.fail(trouble)

    for (let hour = 0; hour < 3; hour += 1) {
      clock += 60 * MINUTE
      const started = performance.now()
      expect(await presentMany(10, () => before)).toEqual(Array.from({ length: 10 }, () => 200))
      expect(performance.now() - started).toBeLessThan(4000)
    }
    expect(provider.asked()).toBeLessThanOrEqual(4)
  })
})

describe.each(['gone', 'broken', 'foreign'] as const)(
  'F19 what cannot be judged, with a provider that is %s',
  (trouble) => {
    it('is no refusal: its owner stays signed in, and tries again later', async () => {
      expect(await presentTokenOf(before)).toBe(200)
      provider.publish(after, before)
      provider.fail(trouble)
      clock += COOL_DOWN

      expect(await flood(() => after)).toEqual([503])
      expect(provider.asked()).toBe(2)
      provider.fail(undefined)
      clock += COOL_DOWN
      expect(await presentTokenOf(after)).toBe(200)
    })

    it('is asked for again when it was not there at the start', async () => {
      provider.fail(trouble)
      expect(await flood(() => before)).toEqual([503])
      expect(provider.asked()).toBe(1)

      provider.fail(undefined)
      clock += COOL_DOWN
      expect(await presentTokenOf(before)).toBe(200)
    })
  },
)
