import { addressOf } from '@aisle/api/client'
import { productList } from '@aisle/api/product-listing'
import { createReview } from '@aisle/api/review'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownedValueOf } from './owned-value.ts'
import { sampleInput } from './sample-input.ts'
import { all, json, openHostileTest } from './hostile-input.builder.ts'
import { workTime } from '../testing/work-time.ts'

const { test, rows, token, guest, post } = await openHostileTest()

describe('T54 polluting prototypes', () => {
  it.each([
    '{"__proto__":{"polluted":true},"type":0}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"line1":{"__proto__":{"polluted":true}}}',
  ])('by the body %s is refused', async (payload) => {
    expect((await post(payload)).statusCode).toBe(400)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  it.each(['__proto__[polluted]=1', '__proto__=1', 'constructor[prototype][polluted]=1', 'constructor=1&q=milk'])(
    'by the query %s has no effect',
    async (query) => {
      const response = await test.request({ url: `${productList.path}?CategorySeoName=dairy&${query}` }, guest)
      expect(response.statusCode).toBeLessThan(500)
      expect(Reflect.get({}, 'polluted')).toBeUndefined()
    },
  )
})

describe('T21 T66 fields that nobody asked for', () => {
  const withBody = all.filter(({ body }) => body !== undefined)

  it.each(withBody)('are refused by $method $path', async (endpoint) => {
    if (test.app.notServed.some(({ name }) => name === endpoint.name)) return
    const input = sampleInput(endpoint, ownedValueOf(rows, false))
    if (Array.isArray(input.body)) return
    for (const extra of [
      { price: 0.01 },
      { totalPrice: 0 },
      { finalPayAmount: 0 },
      { tenant_id: 'corner' },
      { isVerifiedOnline: true },
    ]) {
      const payload = JSON.stringify({ ...Object(input.body), ...extra })
      const response = await test.request(
        { method: endpoint.method, url: addressOf(endpoint, input), payload, headers: json },
        rows.ownerToken,
      )
      expect(response.statusCode, JSON.stringify(extra)).toBe(400)
    }
  })
})

describe('T22 numbers', () => {
  it('that are none, or too large, or lists, are refused or held; never a fault', async () => {
    const values = fc.oneof(
      fc.double(),
      fc.maxSafeInteger(),
      fc.integer({ min: -10, max: 10 }),
      fc.string(),
      fc.constantFrom(null, true, [], {}, [5], '5', -0, 5.5),
    )
    await fc.assert(
      fc.asyncProperty(values, async (rating) => {
        const payload = JSON.stringify({ productID: rows.productId, rating })
        const response = await test.request({ method: 'POST', url: createReview.path, payload, headers: json }, token)
        const isGood =
          Number.isInteger(rating) && Number(rating) >= 1 && Number(rating) <= 5 && typeof rating === 'number'
        expect(response.statusCode).toSatisfy((status: number) =>
          isGood ? status === 200 || status === 409 : status === 400,
        )
      }),
      { numRuns: 400 },
    )
  })
})

/** What sqlmap begins with. */
const SQL = [
  "' OR '1'='1",
  "'; DROP TABLE commerce.products; --",
  '1; SELECT pg_sleep(5)',
  "' UNION SELECT null,null--",
  '%27%20OR%201%3D1',
  "') OR ('1'='1",
  '" OR ""="',
  '1 OR 1=1',
  "admin'--",
  "' AND extractvalue(1,concat(0x7e,version()))--",
  '${7*7}',
  '{{7*7}}',
  '\u0000',
  '%00',
  '\\',
  '%',
  '_',
  "'||(SELECT version())||'",
  'ORDER BY 1--',
  "x'; COPY (SELECT 1) TO PROGRAM 'id'--",
]

describe('T58 injected SQL', () => {
  const questions = all.filter(({ method, query }) => method === 'GET' && query !== undefined)

  it.each(questions)(
    'in any parameter of $path finds nothing more and breaks nothing',
    async (endpoint) => {
      if (test.app.notServed.some(({ name }) => name === endpoint.name)) return
      const input = sampleInput(endpoint, ownedValueOf(rows, false))
      for (const name of Object.keys(Object(input.query))) {
        for (const value of SQL) {
          const url = addressOf(endpoint, { ...input, query: { ...Object(input.query), [name]: value } })
          const response = await test.request({ url }, rows.ownerToken)
          expect(response.statusCode, `${name}=${value}`).toBeLessThan(500)
          expect(response.body).not.toMatch(/PostgreSQL|syntax error|pg_catalog/)
        }
      }
    },
    60_000,
  )
})

describe('T57 costly questions', () => {
  it.each([
    `q=${'a'.repeat(200)}`,
    `q=${'%25_'.repeat(50)}`,
    `q=${encodeURIComponent('((((a+)+)+)+)$'.repeat(10))}`,
    `q=${'a%20'.repeat(66)}`,
    `q=milk&filters=${'brand%3Aa&filters='.repeat(200)}`,
    'q=milk&Page=1000000000&PageSize=100',
    `q=milk&sortBy=4&filters=price%3A-`,
  ])('are answered or refused at once: %s', async (query) => {
    let status = 0
    const ask = async () => {
      status = (await test.request({ url: `${productList.path}?productsBy=SR&${query}` }, guest)).statusCode
    }
    await ask() // What is compiled and planned for the first time is not the question's.
    const taken = await workTime(test, ask)
    expect(status).toBeLessThan(500)
    expect(status === 400 || taken < 100, `${status} after ${taken} ms`).toBe(true)
  })
})

describe('T56 slow clients', () => {
  it('are cut off: the server has time-outs and a cap of connections', () => {
    const { server } = test.app
    expect(server.requestTimeout).toBe(15_000)
    expect(server.timeout).toBe(30_000)
    expect(server.headersTimeout).toBe(10_000)
    expect(server.maxConnections).toBeGreaterThan(0)
  })
})
