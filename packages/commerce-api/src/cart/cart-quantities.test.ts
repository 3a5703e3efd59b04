import { saveCart, saveCartV1 } from '@aisle/api/cart'
import { updateOutOfStock } from '@aisle/api/cart-stock'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertProduct, insertStore, type TestStore } from '../testing/checkout-store.builder.ts'
import { linesOf, shopperOf } from '../testing/shopper.ts'

/** Quantities that are tried with each of three calls; at night 10,000 of them together. */
const QUANTITIES = Number(process.env.QUANTITIES ?? 1000)
const ON_HAND = 50
const LARGEST_BATCH = 10

let store: TestStore
let products: string[]
const test = await openTestApp({ now: () => new Date('2026-11-20T15:00:00Z') })
beforeAll(async () => {
  store = await insertStore(test.query)
  products = []
  for (let index = 0; index < LARGEST_BATCH; index += 1) {
    products.push(await insertProduct(test.query, store, { on_hand: ON_HAND }))
  }
})

/** As text of JSON, so that numbers come as no program would write them. */
const odd = fc.oneof(
  fc.integer({ min: -20_000, max: 20_000 }).map(String),
  fc.bigInt().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.constantFrom('1e309', '-1e309', '1e4', '-0', '0.1', '1.0', '9999.000000001', '2147483648', '9007199254740993'),
  fc.constantFrom('null', 'true', '"5"', '[5]', '{"$gt":0}', '{}', '[]', '"NaN"', '"-1"', '"1e3"'),
  fc.string().map((text) => JSON.stringify(text)),
)
const lawful = fc.integer({ min: 0, max: 9999 }).map(String)
const batches = fc.oneof(
  odd.map((qty) => [qty]),
  fc.array(fc.oneof(lawful, fc.integer({ min: 0, max: 70 }).map(String)), { minLength: 1, maxLength: LARGEST_BATCH }),
)

type Call = {
  readonly name: string
  readonly method: typeof saveCart.method
  readonly url: string
  readonly body: (quantities: readonly string[], lines: readonly string[]) => string
}

const filling = (quantities: readonly string[]) => {
  const wishes = quantities.map((qty, index) => `{"productId":"${products[index]}","qty":${qty}}`)
  const store_ = `"fulfillmentMethodId":"${store.pickup}","locationID":"${store.locationId}"`
  return `{${store_},"products":[${wishes.join()}]}`
}
const calls: readonly Call[] = [
  { name: 'saveCart', method: saveCart.method, url: saveCart.path, body: filling },
  { name: 'saveCartV1', method: saveCartV1.method, url: saveCartV1.path, body: filling },
  {
    name: 'updateOutOfStock',
    method: updateOutOfStock.method,
    url: updateOutOfStock.path,
    body: (quantities, lines) => {
      const items = quantities.map((qty, index) => `{"orderLineItemID":"${lines[index]}","selectedQty":${qty}}`)
      return `{"items":[${items.join()}]}`
    },
  },
]

const isUnlawful = (text: string) => {
  const qty: unknown = JSON.parse(text)
  return typeof qty !== 'number' || !Number.isInteger(qty) || qty < 0 || qty > 9999
}

describe('T22 a quantity', () => {
  it.each(calls)(
    `of any kind is refused or kept within the stock by $name, ${QUANTITIES} times`,
    async (call) => {
      const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant))
      const fill = async () => {
        const wishes = products.map((productId) => ({ productId, qty: 5 }))
        const body = { fulfillmentMethodId: store.pickup, products: wishes, locationID: store.locationId }
        return linesOf((await test.call(saveCart, { body }, shopper.token)).data)
      }
      const send = (payload: string, { method, url }: Pick<Call, 'method' | 'url'>) =>
        test.request({ method, url, payload, headers: { 'content-type': 'application/json' } }, shopper.token)
      const faulty = () =>
        test.query('SELECT qty FROM commerce.cart_lines WHERE tenant_id = $1 AND (qty < 0 OR qty > $2)', [
          store.tenant,
          ON_HAND,
        ])

      const answers: Record<number, number> = {}
      const broken: unknown[] = []
      let tried = 0
      const tries = fc.sample(batches, { numRuns: QUANTITIES, seed: 22 })
      let lines = await fill()
      for (const [turn, quantities] of tries.entries()) {
        if (tried >= QUANTITIES) break
        tried += quantities.length
        const ids = lines.map(({ orderLineItemID }) => orderLineItemID)
        const reply = await send(call.body(quantities, ids), call)
        answers[reply.statusCode] = (answers[reply.statusCode] ?? 0) + 1
        if (![200, 400, 404, 409].includes(reply.statusCode)) throw new Error(`${quantities}: ${reply.body}`)
        if (reply.statusCode === 200 && quantities.some(isUnlawful)) throw new Error(`${quantities} was taken`)
        if (turn % 10 === 9) lines = await fill()
        if (turn % 50 === 49) broken.push(...(await faulty()))
      }
      expect(tried).toBeGreaterThanOrEqual(QUANTITIES)
      // Both kinds were among them, or nothing is shown.
      expect(answers[200]).toBeGreaterThan(0)
      expect(answers[400]).toBeGreaterThan(0)
      expect(await faulty()).toEqual([])
    },
    60_000 + QUANTITIES * 100,
  )
})
