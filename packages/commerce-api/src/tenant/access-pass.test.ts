import { ACCESS_PASS_HEADER } from '@aisle/api/access-pass'
import { verifyBetaCode, verifyTestPassword } from '@aisle/api/mode'
import { productList } from '@aisle/api/product-listing'
import { eq } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endpoints } from '@aisle/api/endpoints'
import { openTestApp } from '../server/testing.ts'
import { tenantConfigurations } from './tenant-configurations.table.ts'
import { seedTestStore } from '../testing/store.builder.ts'

const HOUR = 60 * 60_000

let clock = new Date()
const test = await openTestApp({ now: () => clock })
beforeAll(async () => {
  for (const tenant of ['beta', 'other']) await seedTestStore(test, tenant, { store: { mode: 3, accessCode: '4711' } })
})
beforeEach(() => {
  clock = new Date()
})

/** What a browser holds after its guest gave the right code. */
async function passOf(tenant: string): Promise<string> {
  const reply = await test.call(verifyBetaCode, { body: { accessCode: '4711' } }, await test.tokens.guest(tenant))
  expect(reply.data).toBe(true)
  return String(reply.headers[ACCESS_PASS_HEADER])
}

const look = async (token: string, pass?: string) =>
  (
    await test.call(
      productList,
      { query: { CategorySeoName: 'dairy' } },
      token,
      pass ? { [ACCESS_PASS_HEADER]: pass } : {},
    )
  ).status

describe('T18 the pass of a browser that gave the right code', () => {
  it('keeps it in through signing in and out, whoever the subject is', async () => {
    const pass = await passOf('beta')

    for (const token of [await test.tokens.user('beta'), await test.tokens.guest('beta')]) {
      expect(await look(token)).toBe(403)
      expect(await look(token, pass)).toBe(200)
    }
  })

  it('is another one each time, and a wrong code gets none', async () => {
    const passes = [await passOf('beta'), await passOf('beta')]
    const wrong = await test.call(verifyBetaCode, { body: { accessCode: '0000' } }, await test.tokens.guest('beta'))

    expect(new Set(passes).size).toBe(2)
    expect(passes[0]).toMatch(/^[\w-]{43}$/)
    expect(wrong.headers).not.toHaveProperty(ACCESS_PASS_HEADER)
  })

  it('opens no other store with the same code', async () => {
    expect(await look(await test.tokens.guest('other'), await passOf('beta'))).toBe(403)
  })

  it.each([
    ['empty', ''],
    ['SQL', "'; SELECT 1; --"],
    ['of the right form', randomBytes(32).toString('base64url')],
    ['too long', 'p'.repeat(5000)],
  ])('that is made up, %s, opens nothing', async (_, pass) => {
    expect(await look(await test.tokens.guest('beta'), pass)).toBe(403)
  })

  it('is over after three days', async () => {
    clock = new Date(Date.now() - 73 * HOUR)
    const pass = await passOf('beta')

    expect(await look(await test.tokens.user('beta'), pass)).toBe(403)
  })

  it('is over when the code or the mode changes, and stays over when it changes back', async () => {
    await seedTestStore(test, 'changing', { store: { mode: 3, accessCode: '4711' } })
    const guest = await test.tokens.guest('changing')
    const { headers } = await test.call(verifyBetaCode, { body: { accessCode: '4711' } }, guest)
    const pass = String(headers[ACCESS_PASS_HEADER])
    expect([await look(guest), await look(await test.tokens.user('changing'), pass)]).toEqual([200, 200])

    const setMode = (mode: number) =>
      test.database.transaction('changing', (tx) =>
        tx.db.update(tenantConfigurations).set({ mode }).where(eq(tenantConfigurations.tenantId, tx.tenantId)),
      )
    await setMode(2)
    expect([await look(guest), await look(guest, pass)]).toEqual([403, 403])
    await setMode(3)
    expect([await look(guest), await look(guest, pass)]).toEqual([403, 403])
  })
})

describe('T18 what no browser can say for itself', () => {
  it.each([1, 2, 3, 6])('in mode %s no data call is answered, whatever comes along', async (mode) => {
    const tenant = `mode-${mode}`
    await seedTestStore(test, tenant, { store: { mode, accessCode: '4711' } })
    const claims = { accessCodeValidated: true, mode: 4, activeMode: 4 }
    const token = await test.tokens.guest(tenant, undefined, claims)
    const cookie = 'aisle-modes=%7B%22accessCodeValidated%22%3Atrue%7D'
    const notServed = new Set(test.app.notServed.map(({ name }) => name))
    const reads = Object.values(endpoints).filter(
      ({ name, method, access }) => method === 'GET' && access === 'guest' && !notServed.has(name),
    )
    const open = ['configuration 200', 'flatConfiguration 200', 'locationSettings 200', 'mobileApp 200', 'theme 200']

    const answered: string[] = []
    for (const { name, path } of reads) {
      const url = path.replaceAll(/:\w+/g, randomUUID())
      const { statusCode } = await test.request({ method: 'GET', url, headers: { cookie } }, token)
      // A call without its terms is refused for that, before anybody looks who calls.
      if (statusCode !== 403 && statusCode !== 400) answered.push(`${name} ${statusCode}`)
    }

    expect(answered.toSorted()).toEqual(open)
  })

  it('a password is no code and a code no password', async () => {
    await seedTestStore(test, 'trial', { store: { mode: 2, accessCode: '4711' } })
    const guest = await test.tokens.guest('trial')

    expect((await test.call(verifyBetaCode, { body: { accessCode: '4711' } }, guest)).data).toBe(false)
    expect(await look(guest)).toBe(403)
    expect((await test.call(verifyTestPassword, { body: { accessCode: '4711' } }, guest)).data).toBe(true)
    expect(await look(guest)).toBe(200)
  })
})
