import { beforeEach, expect, it } from 'vitest'
import { createIntents } from './intent.ts'

const body = {
  orderFulfillments: [{ fulfillmentMethodID: '0b8f3b1e-6a33-4c0e-9a54-0a4f4b1e7a01' }],
  isAcknowledgeAccepted: true,
  expectedTotal: 12.5,
}

let storage: Map<string, string>
const intents = (now?: () => number, subject?: string) =>
  createIntents(
    {
      getItem: (name) => storage.get(name) ?? null,
      setItem: (name, value) => void storage.set(name, value),
      removeItem: (name) => void storage.delete(name),
    },
    'fresh',
    now,
    subject,
  )

beforeEach(() => {
  storage = new Map()
})

it('F23 keeps key and order for whoever comes back', () => {
  const { key } = intents().begin(body)

  expect(intents().read()).toMatchObject({ key, body })
})

it('F24 gives a second click the key of the first', () => {
  expect(intents().begin(body).key).toBe(intents().begin(body).key)
})

it('F23 knows an order again whatever the order of its fields', () => {
  const { expectedTotal, ...rest } = body

  expect(intents().begin({ expectedTotal, ...rest }).key).toBe(intents().begin(body).key)
})

it('gives another order another key', () => {
  expect(intents().begin({ ...body, expectedTotal: 13 }).key).not.toBe(intents().begin(body).key)
})

it('forgets an order that was refused', () => {
  intents().begin(body)
  intents().end()

  expect(intents().read()).toBeUndefined()
})

it.each(['', 'not json', '{"key":1}', '[]'])('F46 takes the kept value %j for none', (value) => {
  storage.set('aisle:fresh:order-intent', value)

  expect(intents().read()).toBeUndefined()
})

it('forgets an order after a day', () => {
  intents(() => 0).begin(body)

  expect(intents(() => 24 * 60 * 60 * 1000).read()).toBeUndefined()
})

it('F23 knows the order of whoever sent it, and of nobody else who shops in this browser meanwhile', () => {
  const { key } = intents(undefined, 'casey').begin(body)

  expect(intents().read()).toBeUndefined()
  expect(intents(undefined, 'robin').read()).toBeUndefined()
  expect(intents().begin(body).key).toBe(key)
  intents().end()
  expect(intents(undefined, 'casey').read()?.key).toBe(key)
})

it.each([
  { what: 'its own', confirmed: '1001', isLeft: false },
  { what: 'that of another order', confirmed: '1000', isLeft: true },
])('F23 after a confirmation, $what, a placed order is still to be confirmed: $isLeft', ({ confirmed, isLeft }) => {
  const { key } = intents().begin(body)
  intents().place(key, '1001')

  intents().confirm(confirmed)

  expect(intents().read() !== undefined).toBe(isLeft)
})

it('F23 keeps an order without an answer when another one is placed or confirmed', () => {
  const { key } = intents().begin(body)

  intents().place('key of another', '1000')
  intents().confirm('1000')

  expect(intents().read()).toMatchObject({ key, body })
  expect(intents().read()?.placed).toBeUndefined()
})

it('F23 leads to a placed order for ten minutes, so that one whose confirmation fails does not end all shopping', () => {
  const minutes = (count: number) => () => count * 60_000
  const { key } = intents(minutes(0)).begin(body)
  intents(minutes(1)).place(key, '1001')

  expect(intents(minutes(10)).read()).toBeDefined()
  expect(intents(minutes(11)).read()).toBeUndefined()
})

it('F46 forgets a placed order where there is no room to keep its number', () => {
  const { key } = intents().begin(body)
  const full = createIntents(
    {
      getItem: (name) => storage.get(name) ?? null,
      setItem: () => {},
      removeItem: (name) => void storage.delete(name),
    },
    'fresh',
  )

  full.place(key, '1001')

  expect(intents().read()).toBeUndefined()
})
