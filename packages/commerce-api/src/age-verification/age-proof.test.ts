import { saveCart } from '@aisle/api/cart'
import { verifyGuestAge } from '@aisle/api/guest'
import { signUpAsCustomer } from '@aisle/api/customer'
import { productList } from '@aisle/api/product-listing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newGuestSubject } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { insertProducts, productSeed } from '../testing/product.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'
import { type AgeTest, ann, buildAgeTest } from './age-verification.builder.ts'

let test: AgeTest
let store: Awaited<ReturnType<typeof seedTestStore>>
let glassId: string
beforeAll(async () => {
  test = await buildAgeTest()
  const business = { isStoreAgeRestricted: true, enableAgeRestrictedBrowsing: true, enableAgeRestrictedCheckout: true }
  store = await seedTestStore(test, 'cellar', { business })
  const glass = productSeed('cellar', { title: 'Wine Glass' })
  glassId = glass.productId
  await insertProducts(test, 'cellar', [productSeed('cellar', { title: 'Red Wine', hasAgeRestriction: true }), glass])
})
afterAll(() => test.close())

const newGuest = () => test.tokens.guest('cellar')

async function seesWine(token: string) {
  const query = { CategorySeoName: 'milk', skipBrowsingAgeRestrictedProd: false }
  return (await test.call(productList, { query }, token)).data.items.some(({ title }) => title === 'Red Wine')
}

async function verifiedGuest() {
  const guest = await newGuest()
  const sessionId = await test.finished(guest)
  expect((await test.complete(guest, sessionId)).data).toEqual({ isVerified: true })
  return { guest, sessionId }
}

describe('decision 14 a guest’s proof', () => {
  it('lets the guest see what is restricted', async () => {
    const { guest } = await verifiedGuest()
    expect(await seesWine(guest)).toBe(true)
    expect(await seesWine(await newGuest())).toBe(false)
  })

  it('is no proof while the check is only finished', async () => {
    const guest = await newGuest()
    await test.finished(guest)
    expect(await seesWine(guest)).toBe(false)
  })

  it('counts for three days, and for its tenant alone', async () => {
    const subject = newGuestSubject()
    const guest = await test.tokens.guest('cellar', subject)
    await seedTestStore(test, 'corner')
    const sessionId = await test.finished(guest)
    await test.complete(guest, sessionId)
    const move = (time: string) =>
      test.query(`UPDATE commerce.age_sessions SET completed_at = now() - interval '${time}' WHERE session_id = $1`, [
        sessionId,
      ])

    await move('71 hours 59 minutes')
    expect(await seesWine(guest)).toBe(true)
    await move('72 hours 1 minute')
    expect(await seesWine(guest)).toBe(false)
    const rows = await test.query('SELECT tenant_id FROM commerce.age_sessions WHERE subject = $1', [subject])
    expect(rows).toEqual([{ tenant_id: 'cellar' }])
  })
})

describe('1§7 Map', () => {
  it('gives a guest’s proof to the customer who signed in from the same browser, once and for good', async () => {
    const { guest, sessionId } = await verifiedGuest()
    const { token } = await insertCustomer(test, 'cellar')
    const proof = { 'x-guest-token': guest, avsessionid: sessionId }

    expect((await test.map(token, sessionId, proof)).data).toEqual({ isVerifiedOnline: true })

    expect([await test.isVerifiedOnline(token), await seesWine(token), await seesWine(guest)]).toEqual([
      true,
      true,
      false,
    ])
    expect((await test.map(token, sessionId, proof)).data).toEqual({ isVerifiedOnline: true })
    const second = await insertCustomer(test, 'cellar')
    expect(await test.map(second.token, sessionId, proof)).toMatchObject({ status: 404 })
    expect(await test.isVerifiedOnline(second.token)).toBe(false)
  })

  it('gives it to one customer of twenty who ask at once', async () => {
    const { guest, sessionId } = await verifiedGuest()
    const customers = await Promise.all(Array.from({ length: 20 }, () => insertCustomer(test, 'cellar')))

    await Promise.all(customers.map(({ token }) => test.map(token, sessionId, { 'x-guest-token': guest })))

    const verified = await Promise.all(customers.map(({ token }) => test.isVerifiedOnline(token)))
    expect(verified.filter(Boolean)).toHaveLength(1)
  })

  it.each([
    { why: 'an id alone', headers: async () => ({}) },
    { why: 'the id in the header alone', headers: async (id: string) => ({ avsessionid: id }) },
    { why: 'another guest’s token', headers: async () => ({ 'x-guest-token': await newGuest() }) },
    {
      why: 'a guest’s token of another tenant',
      headers: async () => ({ 'x-guest-token': await test.tokens.guest('corner') }),
    },
  ])('T29 gives nothing for $why', async ({ headers }) => {
    const { sessionId } = await verifiedGuest()
    const { token } = await insertCustomer(test, 'cellar')

    expect(await test.map(token, sessionId, await headers(sessionId))).toMatchObject({
      status: 404,
      code: 'AGE_SESSION_NOT_FOUND',
    })
    expect(await test.isVerifiedOnline(token)).toBe(false)
  })

  it.each(['started', 'refused'])('T29 gives nothing for a check that is %s', async (state) => {
    const guest = await newGuest()
    const sessionId = await test.finished(guest)
    if (state === 'refused') await test.complete(guest, sessionId, true)
    const { token } = await insertCustomer(test, 'cellar')

    expect(await test.map(token, sessionId, { 'x-guest-token': guest })).toMatchObject({ status: 404 })
    expect(await test.isVerifiedOnline(token)).toBe(false)
  })

  it('wants one session, not two', async () => {
    const { guest, sessionId } = await verifiedGuest()
    const { token } = await insertCustomer(test, 'cellar')

    expect(await test.map(token, sessionId, { 'x-guest-token': guest, avsessionid: randomUUID() })).toMatchObject({
      status: 400,
    })
    expect(await test.isVerifiedOnline(token)).toBe(false)
  })

  it('takes over what somebody proved before they accepted the terms', async () => {
    const user = await test.tokens.user('cellar')
    const sessionId = await test.finished(user)
    await test.complete(user, sessionId)
    expect(await seesWine(user)).toBe(true)
    await test.call(signUpAsCustomer, { body: { isPolicyAccepted: true } }, user)
    expect(await test.isVerifiedOnline(user)).toBe(false)

    await test.map(user, sessionId)

    expect(await test.isVerifiedOnline(user)).toBe(true)
  })
})

describe('2§7 a guest at checkout', () => {
  async function guestWithCart() {
    const token = await newGuest()
    const body = {
      fulfillmentMethodId: store.pickup,
      products: [{ productId: glassId, qty: 1 }],
      locationID: store.downtown,
    }
    const { orderNumber } = (await test.call(saveCart, { body }, token)).data
    const verify = (change: object = {}, number = orderNumber) =>
      test.call(verifyGuestAge, { query: { orderNumber: number ?? '' }, body: { ...ann, ...change } }, token)
    return { token, verify }
  }

  it('2§5 needs the number of the own cart', async () => {
    const { verify } = await guestWithCart()
    expect(await verify({}, 'somebodyelsescart0123456789ab')).toMatchObject({ code: 'CRT_0002' })
  })

  it('is verified by a check that found what the guest has entered', async () => {
    const { token, verify } = await guestWithCart()
    expect((await verify()).data).toEqual({ isVerified: false })
    const sessionId = await test.finished(token)

    expect((await verify({ sessionId })).data).toEqual({ isVerified: true })
    expect((await verify()).data).toEqual({ isVerified: true })
    expect(await seesWine(token)).toBe(true)
  })

  it('decides what differs, before the check is completed', async () => {
    const { token, verify } = await guestWithCart()
    const sessionId = await test.finished(token, 'verified', { firstName: 'Anna' })

    expect(await verify({ sessionId })).toMatchObject({ status: 409, code: 'AGE_INFO_MISMATCH' })
    expect(await seesWine(token)).toBe(false)
    expect((await test.complete(token, sessionId, false)).data).toEqual({ isVerified: true })
  })

  it('T29 is not verified by somebody else’s check', async () => {
    const { verify } = await guestWithCart()
    const sessionId = await test.finished(await newGuest())
    expect(await verify({ sessionId })).toMatchObject({ status: 404, code: 'AGE_SESSION_NOT_FOUND' })
  })
})
