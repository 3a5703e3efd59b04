import { configuration, flatConfiguration } from '@aisle/api/configuration'
import { verifyBetaCode, verifyTestPassword } from '@aisle/api/mode'
import { placeOrder } from '@aisle/api/place-order'
import { productList } from '@aisle/api/product-listing'
import { theme } from '@aisle/api/theme'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../server/testing.ts'
import { seedTestStore } from '../testing/store.builder.ts'

let clock = new Date('2026-11-20T10:00:00Z')
const test = await openTestApp({ now: () => clock })
beforeAll(async () => {
  await seedTestStore(test, 'fresh')
  await seedTestStore(test, 'beta', { store: { mode: 3, accessCode: '4711' } })
  await seedTestStore(test, 'trial', { store: { mode: 2, accessCode: 'letmein' } })
  await seedTestStore(test, 'offline', { store: { mode: 1 } })
  await seedTestStore(test, 'closed', { store: { mode: 6 } })
  await seedTestStore(test, 'soon', { store: { isActive: false } })
})

/** Of a line of the log. */
const ERROR = 50

const everything = { query: { CategorySeoName: 'dairy' } }

describe('the configuration', () => {
  it('comes in a box in v1 and flat in v2', async () => {
    const guest = await test.tokens.guest('fresh')
    const boxed = await test.call(configuration, { query: { global: true } }, guest)
    const flat = await test.call(flatConfiguration, {}, guest)
    expect(boxed.data.businessConfigurations).toMatchObject({ businessName: 'fresh market', mode: 4, isActive: true })
    expect(boxed.data.fulfillments.map(({ codeName }) => codeName)).toEqual(['sp', 'sd', 'scd'])
    expect(flat.data).toMatchObject({ businessName: 'fresh market', mode: 4 })
  })

  it('of a store that nobody knows does not exist', async () => {
    const reply = await test.call(configuration, {}, await test.tokens.guest('nowhere'))
    expect(reply).toMatchObject({ status: 404, code: 'STORE_UNKNOWN' })
  })

  it('can be read in every mode, the theme too', async () => {
    for (const tenant of ['beta', 'trial', 'offline', 'closed', 'soon']) {
      const guest = await test.tokens.guest(tenant)
      expect((await test.call(configuration, {}, guest)).status).toBe(200)
      expect((await test.call(theme, {}, guest)).status).toBe(200)
    }
  })
})

describe('T18 the mode of a store', () => {
  it.each([
    { tenant: 'offline', code: 'STORE_MAINTENANCE' },
    { tenant: 'closed', code: 'STORE_CLOSED' },
    { tenant: 'soon', code: 'STORE_INACTIVE' },
    { tenant: 'beta', code: 'ACCESS_CODE_NEEDED' },
    { tenant: 'trial', code: 'ACCESS_CODE_NEEDED' },
  ])('is kept by the server: $tenant answers $code', async ({ tenant, code }) => {
    const reply = await test.call(productList, everything, await test.tokens.guest(tenant))
    expect(reply).toMatchObject({ status: 403, code })
  })

  it('refuses an order in maintenance with the words of the documents', async () => {
    const fulfillment = { fulfillmentMethodID: randomUUID() }
    const body = { orderFulfillments: [fulfillment], isAcknowledgeAccepted: true, expectedTotal: 1 }
    for (const token of [await test.tokens.guest('offline'), await test.tokens.user('offline')]) {
      const reply = await test.call(placeOrder, { body }, token)
      expect(reply).toMatchObject({
        status: 403,
        code: 'STORE_MAINTENANCE',
        message: 'Currently, the store is under maintenance so you can’t place the order.',
      })
    }
  })
})

describe('an access code', () => {
  it('opens a beta store for the one who knows it, and for nobody else', async () => {
    const guest = await test.tokens.guest('beta')
    const reply = await test.call(verifyBetaCode, { body: { accessCode: '4711' } }, guest)
    expect(reply).toMatchObject({ data: true, message: 'Access code verified successfully.' })
    expect((await test.call(productList, everything, guest)).status).toBe(200)
    expect((await test.call(productList, everything, await test.tokens.guest('beta'))).status).toBe(403)
  })

  it('that is wrong answers false with the words of the documents', async () => {
    const guest = await test.tokens.guest('beta')
    const reply = await test.call(verifyBetaCode, { body: { accessCode: '0000' } }, guest)
    expect(reply).toMatchObject({ status: 200, data: false, errors: [{ descreption: 'Invalid access code.' }] })
  })

  it('of a test store is a password', async () => {
    const guest = await test.tokens.guest('trial')
    const wrong = await test.call(verifyTestPassword, { body: { accessCode: 'guess' } }, guest)
    expect(wrong).toMatchObject({ data: false, errors: [{ descreption: 'Password not match. Please try again' }] })
    const right = await test.call(verifyTestPassword, { body: { accessCode: 'letmein' } }, guest)
    expect(right).toMatchObject({ data: true, message: 'Password verified successfully.' })
    expect((await test.call(productList, everything, guest)).status).toBe(200)
  })

  it('must be entered again after it was changed', async () => {
    const guest = await test.tokens.guest('trial')
    await test.call(verifyTestPassword, { body: { accessCode: 'letmein' } }, guest)
    await seedTestStore(test, 'trial', { store: { mode: 2, accessCode: 'changed' } })
    expect((await test.call(productList, everything, guest)).status).toBe(403)
    await seedTestStore(test, 'trial', { store: { mode: 2, accessCode: 'letmein' } })
  })
})

describe('T17 guessing access codes', () => {
  const guess = (token: string, address: string, app: Pick<TestApp['app'], 'inject'> = test.app) =>
    app.inject({
      method: 'POST',
      url: verifyBetaCode.path,
      payload: { accessCode: '0001' },
      headers: { 'x-forwarded-for': address, authorization: `Bearer ${token}` },
      remoteAddress: '127.0.0.1',
    })

  it('stops after five tries of one guest', async () => {
    clock = new Date('2026-11-21T10:00:00Z')
    const guest = await test.tokens.guest('beta')
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await guess(guest, '198.51.100.1')).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('stops after ten tries from one address, whoever tries', async () => {
    clock = new Date('2026-11-22T10:00:00Z')
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await guess(await test.tokens.guest('beta'), '198.51.100.2')).statusCode)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  it('stops for the whole store after a hundred failures in a day, the right code included, and alerts the operator once', async () => {
    clock = new Date('2026-11-23T10:00:00Z')
    const lines: string[] = []
    const instances = [0, 1].map(() => test.buildLogged((line) => lines.push(line)))
    const replies: number[] = []
    for (let batch = 0; batch < 12; batch += 1) {
      const addresses = Array.from({ length: 10 }, (_, index) => `203.0.113.${batch * 10 + index}`)
      const tries = addresses.map(async (address) =>
        guess(await test.tokens.guest('beta'), address, instances[batch % 2]),
      )
      replies.push(...(await Promise.all(tries)).map(({ statusCode }) => statusCode))
    }
    expect(replies.filter((status) => status === 200)).toHaveLength(100)
    expect(replies.filter((status) => status === 429)).toHaveLength(20)
    const late = await test.call(verifyBetaCode, { body: { accessCode: '4711' } }, await test.tokens.guest('beta'))
    expect(late).toMatchObject({ status: 429, code: 'TOO_MANY_TRIES' })
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)

    const errors = lines.map((line): object => JSON.parse(line)).filter((line) => Reflect.get(line, 'level') === ERROR)
    expect(errors).toEqual([
      expect.objectContaining({
        tenantId: 'beta',
        mode: 3,
        until: '2026-11-24T00:00:00.000Z',
        msg: 'the access code of a store is being guessed: nobody is let in until then',
      }),
    ])
    await Promise.all(instances.map((app) => app.close()))
  })
})
