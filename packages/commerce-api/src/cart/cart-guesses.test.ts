import { cartDetail } from '@aisle/api/cart'
import { addressOf } from '@aisle/api/client'
import type { AnyEndpoint } from '@aisle/api/endpoint'
import { endpoints } from '@aisle/api/endpoints'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleInput } from '../security/sample-input.ts'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer, insertProduct, insertStore, type TestStore } from '../testing/checkout-store.builder.ts'
import { shopperOf } from '../testing/shopper.ts'
import { WRONG_NUMBERS } from './wrong-numbers.ts'

/** 100,000 in the nightly run. */
const GUESSES = Number(process.env.CART_GUESSES ?? 1000)
const AT_ONCE = 20

let store: TestStore
let milk: string
let now = new Date('2026-11-20T15:00:00Z')
const test = await openTestApp({ now: () => now })
beforeAll(async () => {
  store = await insertStore(test.query)
  milk = await insertProduct(test.query, store)
})

const namesCart = /^(ordernumber|cartnumber)$/i
const inputOf = (endpoint: AnyEndpoint, cartNumber: string, ids: Readonly<Record<string, string>>) =>
  sampleInput(endpoint, (_, field) =>
    namesCart.test(field) ? cartNumber : (ids[field.toLowerCase()] ?? (/id$/i.test(field) ? randomUUID() : undefined)),
  )
const marker = 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'
/** Every call of the contract about a cart that can name one. */
const cartCalls = Object.values<AnyEndpoint>(endpoints).filter(
  (endpoint) => /^\/v\d\/Cart\b/i.test(endpoint.path) && JSON.stringify(inputOf(endpoint, marker, {})).includes(marker),
)

/** What is said before the number is asked for, and to those who have no use for it. */
const answers = new Map([
  ['verifyGuestOtp', /^\d+ .*OTP_0003/],
  ['alreadySubscribedProducts', /^200 .*"items":\[\]/],
])

describe('T10 a cart number in the hands of another shopper', () => {
  const call = (endpoint: AnyEndpoint, input: ReturnType<typeof inputOf>, token: string) =>
    test.request(
      {
        method: endpoint.method,
        url: addressOf(endpoint, input),
        headers: { 'idempotency-key': randomUUID() },
        ...(input.body === undefined ? {} : { payload: Object(input.body) }),
      },
      token,
    )

  it.each(cartCalls)('opens nothing by $method $path', async (endpoint) => {
    const owner = shopperOf(test, store, await test.tokens.guest(store.tenant))
    const cart = await owner.fill(milk)
    const [group] = Object.values(cart.fulfillments)
    const [line] = Object.keys(group?.shoppingCartItems ?? {})
    const { subject } = await insertCustomer(test.query, store.tenant, { email: `${randomUUID()}@example.com` })
    const isForGuests = endpoint.access === 'guest'
    const token = isForGuests ? await test.tokens.guest(store.tenant) : await test.tokens.user(store.tenant, subject)
    // The second one has a cart, too, so that nothing but the number is wrong.
    await shopperOf(test, store, token).fill(milk)
    const lineId = line ?? ''
    // A list of lines has no name of its own.
    const lines = { orderlineitemid: lineId, orderitemid: lineId, '': lineId }
    const ids = { fulfillmentmethodid: store.pickup, locationid: store.locationId, productid: milk, ...lines }
    const reply = await call(endpoint, inputOf(endpoint, cart.orderNumber ?? '', ids), token)
    expect(`${reply.statusCode} ${reply.body}`).toMatch(answers.get(endpoint.name) ?? /^404 /)
    expect(reply.body).not.toContain('Whole milk')
    const after = await test.call(cartDetail, { query: { orderNumber: cart.orderNumber ?? '' } }, owner.token)
    expect(after.data).toEqual(cart)
  })

  it('is looked for in more than a dozen calls', () => {
    expect(cartCalls.length).toBeGreaterThan(12)
  })
})

const LETTERS = 'bcdfghjkmnpqrstv'
/** The guesses of somebody who counts up. */
const guess = (index: number) =>
  index
    .toString(16)
    .padStart(32, '0')
    .replaceAll(/./g, (digit) => LETTERS.charAt(Number.parseInt(digit, 16)))

describe('T10 guesses of cart numbers', () => {
  const ask = async (token: string, orderNumber: string, remoteAddress: string): Promise<number> => {
    const url = addressOf(cartDetail, { query: { orderNumber } })
    const { statusCode } = await test.request({ method: 'GET', url, remoteAddress }, token)
    // A store that is too busy to look has told nothing: so it is asked again, as somebody who guesses would.
    return statusCode === 503 ? await ask(token, orderNumber, remoteAddress) : statusCode
  }

  it(
    `find nothing in ${GUESSES}, and are told to wait after the first ${WRONG_NUMBERS.perSubject.limit}`,
    async () => {
      const owner = shopperOf(test, store, await test.tokens.guest(store.tenant))
      const { orderNumber } = await owner.fill(milk)
      const attacker = await test.tokens.guest(store.tenant)
      const answers: Record<number, number> = {}
      for (let index = 0; index < GUESSES; index += AT_ONCE) {
        const guesses = Array.from({ length: AT_ONCE }, (_, offset) => guess(index + offset))
        const statuses = await Promise.all(guesses.map((number) => ask(attacker, number, '10.0.0.1')))
        for (const status of statuses) answers[status] = (answers[status] ?? 0) + 1
      }
      const { limit } = WRONG_NUMBERS.perSubject
      expect(answers).toEqual({ 404: limit, 429: GUESSES - limit })
      // Whoever names the own cart is not held up by a neighbour who guesses.
      expect(await ask(owner.token, orderNumber ?? '', '10.0.0.1')).toBe(200)
      expect(await ask(attacker, guess(1), '10.0.0.2')).toBe(429)

      now = new Date(now.getTime() + 3_600_000)
      expect(await ask(attacker, guess(1), '10.0.0.1')).toBe(404)
    },
    60_000 + GUESSES * 30,
  )

  it('under ever new names are told to wait by their address', async () => {
    const { limit } = WRONG_NUMBERS.perAddress
    const statuses: number[] = []
    for (let index = 0; index < limit + AT_ONCE; index += AT_ONCE) {
      const token = await test.tokens.guest(store.tenant)
      const guesses = Array.from({ length: AT_ONCE }, (_, offset) => guess(index + offset))
      statuses.push(...(await Promise.all(guesses.map((number) => ask(token, number, '10.0.0.3')))))
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(limit)
    expect(statuses.filter((status) => status === 429)).toHaveLength(AT_ONCE)
  }, 120_000)
})
