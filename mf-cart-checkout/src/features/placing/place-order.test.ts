import { type ApiClient, ApiError } from '@aisle/platform'
import { expect, it } from 'vitest'
import { createIntents } from './intent.ts'
import { OrderRefused, OutcomeUnknown, sendOrder } from './place-order.ts'

const body = {
  orderFulfillments: [{ fulfillmentMethodID: '0b8f3b1e-6a33-4c0e-9a54-0a4f4b1e7a01' }],
  isAcknowledgeAccepted: true,
  expectedTotal: 12.5,
}

function setUp(answers: readonly (object | ApiError)[]) {
  const kept = new Map<string, string>()
  const intents = createIntents(
    {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    },
    'fresh',
  )
  const keys: (string | undefined)[] = []
  const client: ApiClient = {
    call: async (_endpoint, _input, options) => {
      const answer = answers[keys.push(options?.idempotencyKey) - 1]
      if (answer instanceof ApiError) throw answer
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the reply under test
      return answer as never
    },
  }
  return { intents, client, keys }
}

it('F23 keeps the intent of a placed order until its confirmation is there', async () => {
  const { intents, client } = setUp([{ orderNumber: '1001', orderID: 'o-1' }])

  await expect(sendOrder(client, intents, body)).resolves.toMatchObject({ orderNumber: '1001' })
  expect(intents.read()).toMatchObject({ body, placed: { orderNumber: '1001' } })
  intents.confirm('1001')
  expect(intents.read()).toBeUndefined()
})

it.each([
  ['the answer was lost', new ApiError(0, 'NETWORK', '')],
  ['no answer came in time', new ApiError(0, 'TIMEOUT', '')],
  ['the server failed', new ApiError(503, 'HTTP', '')],
  ['the answer cannot be read', new ApiError(200, 'BAD_REPLY', '')],
  ['the session has ended', new ApiError(401, 'UNAUTHORIZED', '')],
])('F23 sends the same key again when %s', async (_, failure) => {
  const { intents, client, keys } = setUp([failure, { orderNumber: '1001', orderID: 'o-1' }])

  await expect(sendOrder(client, intents, body)).rejects.toBeInstanceOf(OutcomeUnknown)
  await sendOrder(client, intents, body)

  expect(keys[0]).toBeDefined()
  expect(keys[1]).toBe(keys[0])
})

it('starts anew after a refusal', async () => {
  const { intents, client, keys } = setUp([
    new ApiError(409, 'CRT_0018', 'This slot is full.'),
    { orderNumber: '1001', orderID: 'o-1' },
  ])

  await expect(sendOrder(client, intents, body)).rejects.toThrow(
    new OrderRefused(new ApiError(409, 'CRT_0018', 'This slot is full.')),
  )
  await sendOrder(client, intents, body)

  expect(keys[1]).not.toBe(keys[0])
})

it.each(['STORE_MAINTENANCE', 'TOO_MANY_TRIES', 'ACCESS_CODE_NEEDED'])(
  'F23 F51 keeps an order that was sent before when the store says %s',
  async (code) => {
    const { intents, client, keys } = setUp([
      new ApiError(0, 'NETWORK', ''),
      new ApiError(403, code, 'Not now.'),
      { orderNumber: '1001', orderID: 'o-1' },
    ])

    await expect(sendOrder(client, intents, body)).rejects.toBeInstanceOf(OutcomeUnknown)
    await expect(sendOrder(client, intents, body)).rejects.toBeInstanceOf(OutcomeUnknown)
    await expect(sendOrder(client, intents, body)).resolves.toMatchObject({ orderNumber: '1001' })

    expect(new Set(keys)).toHaveProperty('size', 1)
  },
)

it('F51 ends an order that the store refuses unseen the first time', async () => {
  const { intents, client } = setUp([new ApiError(403, 'STORE_MAINTENANCE', 'Not now.')])

  await expect(sendOrder(client, intents, body)).rejects.toBeInstanceOf(OrderRefused)

  expect(intents.read()).toBeUndefined()
})

it('F23 keeps one that was sent again within the call', async () => {
  const { intents, client } = setUp([new ApiError(403, 'STORE_MAINTENANCE', 'Not now.')])
  const repeating: ApiClient = {
    call: async (endpoint, input, options) => {
      options?.onRepeat?.()
      return await client.call(endpoint, input, options)
    },
  }

  await expect(sendOrder(repeating, intents, body)).rejects.toBeInstanceOf(OutcomeUnknown)

  expect(intents.read()).toBeDefined()
})

it('F23 takes what the store says to somebody else for no outcome', async () => {
  const { intents, client } = setUp([new ApiError(404, 'CRT_0002', 'Your previous cart has been abandoned.')])

  await expect(sendOrder(client, intents, body, () => false)).rejects.toBeInstanceOf(OutcomeUnknown)

  expect(intents.read()).toBeDefined()
})
