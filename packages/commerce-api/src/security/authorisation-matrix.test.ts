import { endpoints } from '@aisle/api/endpoints'
import { type AnyEndpoint, fillPath } from '@aisle/api/endpoint'
import { addressOf } from '@aisle/api/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { type PaymentStandIn, startPaymentStandIn } from '../testing/payment-stand-in.ts'
import { seedTestStore } from '../testing/store.builder.ts'
import { CANARY, insertOwnedRows, type OwnedRows } from './owned-rows.builder.ts'
import { ownedValueOf } from './owned-value.ts'
import { readPrivateRows } from './private-rows.ts'
import { sampleInput } from './sample-input.ts'

const all: readonly AnyEndpoint[] = Object.values(endpoints)
let test: TestApp
let payments: PaymentStandIn
let rows: OwnedRows
let untouched: ReadonlySet<string>

beforeAll(async () => {
  payments = await startPaymentStandIn()
  const merchant = { id: undefined, secret: 'merchant-key' }
  test = await buildTestApp({ services: { partnersUrl: payments.url, smtpUrl: undefined, merchant } })
  rows = await insertOwnedRows(test)
  untouched = await readPrivateRows(test, 'fresh')
  await seedTestStore(test, 'corner')
})
afterAll(async () => {
  await test.close()
  await payments.close()
})

async function newAttackers() {
  const mallory = { firstName: 'Mallory', lastName: 'M', email: 'mallory@example.com' }
  const others = [
    { name: 'a guest of another tenant', token: await test.tokens.guest('corner') },
    { name: 'a customer of another tenant', token: (await insertCustomer(test, 'corner', mallory)).token },
  ]
  const neighbours = [
    { name: 'another guest', token: await test.tokens.guest('fresh') },
    { name: 'another customer', token: (await insertCustomer(test, 'fresh', mallory)).token },
    { name: 'somebody signed in without a record', token: await test.tokens.user('fresh') },
  ]
  return { neighbours, others }
}

const isServed = ({ name }: AnyEndpoint) => !test.app.notServed.some((missing) => missing.name === name)

function send(endpoint: AnyEndpoint, token: string | undefined, isGuestsOwn = false) {
  const input = sampleInput(endpoint, ownedValueOf(rows, isGuestsOwn))
  return test.request(
    {
      method: endpoint.method,
      url: addressOf(endpoint, input),
      ...(input.body === undefined
        ? {}
        : {
            payload: JSON.stringify(input.body),
            headers: { 'content-type': 'application/json', 'idempotency-key': 'matrix-key-0001' },
          }),
    },
    token,
  )
}

describe('T5 T6 G8 the authorisation matrix over every call of the contract', () => {
  it.each(all)('$method $path wants a token', async (endpoint) => {
    const response = await send(endpoint, undefined)
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ success: false, errors: [{ errorCode: 'TOKEN_MISSING' }] })
  })

  it.each(all.filter(({ access }) => access !== 'guest'))('$method $path is not for guests', async (endpoint) => {
    const response = await send(endpoint, await test.tokens.guest('fresh'))
    expect(response.statusCode).toBe(isServed(endpoint) ? 403 : 501)
  })

  it.each(all.filter(({ access }) => access === 'customer'))(
    '$method $path needs a customer record',
    async (endpoint) => {
      const response = await send(endpoint, await test.tokens.user('fresh'))
      expect(response.statusCode).toBe(isServed(endpoint) ? 403 : 501)
    },
  )

  it.each(all)('$method $path gives nobody what is another’s, and changes none of it', async (endpoint) => {
    if (!isServed(endpoint)) return
    const { neighbours, others } = await newAttackers()
    for (const { name, token } of [...neighbours, ...others]) {
      for (const isGuestsOwn of [false, true]) {
        const response = await send(endpoint, token, isGuestsOwn)
        expect(response.statusCode, name).toBeLessThan(500)
        expect(response.body, `${name} reads what is not theirs`).not.toContain(CANARY)
        expect(response.body.toLowerCase(), name).not.toContain('canary@')
      }
    }
    const after = await readPrivateRows(test, 'fresh')
    expect([...untouched].filter((row) => !after.has(row))).toEqual([])
  })

  it.each(all)('T1 $method $path shows a tenant nothing of another', async (endpoint) => {
    if (!isServed(endpoint)) return
    for (const { token } of (await newAttackers()).others) {
      const response = await send(endpoint, token)
      expect(response.body).not.toMatch(/Ordinary Milk|fresh market|Meadow/)
    }
  })

  it('understands the owner’s calls: none is malformed', async () => {
    const malformed: string[] = []
    for (const endpoint of all.filter(isServed)) {
      const response = await send(endpoint, rows.ownerToken)
      const { errors } = response.json<{ errors?: { errorCode?: string; descreption?: string }[] }>()
      if (errors?.[0]?.errorCode === 'VALIDATION') malformed.push(`${endpoint.name}: ${errors[0].descreption}`)
      expect(response.statusCode, endpoint.name).not.toBe(500)
    }
    expect(malformed).toEqual([])
  })

  it('fills every parameter of every path', () => {
    for (const endpoint of all) {
      const { params } = sampleInput(endpoint, ownedValueOf(rows, false))
      expect(fillPath(endpoint.path, Object(params))).not.toMatch(/:\w|undefined/)
    }
  })
})
