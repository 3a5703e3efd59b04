import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoint } from '../endpoint.ts'
import { configuration } from '../configuration.ts'
import { passwordPolicy } from '../identity-account.ts'
import { printInvoice } from '../order.ts'
import { type Authorizer, createApiClient } from './client.ts'

const read = endpoint({
  name: 'read',
  method: 'GET',
  path: '/v1/Thing/:id',
  access: 'guest',
  params: z.object({ id: z.string() }),
  query: z.object({ flag: z.optional(z.boolean()), codes: z.optional(z.array(z.string())) }),
  data: z.object({ name: z.string() }),
})
const write = endpoint({
  name: 'write',
  method: 'POST',
  path: '/v1/Thing',
  access: 'guest',
  body: z.strictObject({ name: z.string() }),
  data: z.boolean(),
})

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)
const found = () => json({ success: true, data: { name: 'Milk', extra: 1 } })
const unavailable = () => new Response('<h1>Unavailable</h1>', { status: 503 })
const input = { params: { id: '7' } }
const ID = '11111111-1111-4111-8111-111111111111'

const send = vi.fn<typeof globalThis.fetch>()
const client = (options: { authorizer?: Authorizer; timeout?: number } = {}) =>
  createApiClient({ baseUrl: 'https://shop.test', fetch: send, ...options })

const requestOf = (index: number) => send.mock.calls[index]?.[1]
const headersOf = (index: number) => new Headers(requestOf(index)?.headers)

beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Lets the pauses between attempts pass. */
async function settled<T>(call: Promise<T>) {
  const result = Promise.allSettled([call])
  await vi.runAllTimersAsync()
  const [outcome] = await result
  return outcome.status === 'fulfilled' ? { data: outcome.value } : { error: outcome.reason }
}

describe('a call', () => {
  it('sends path, query and headers and gives the parsed data', async () => {
    send.mockResolvedValueOnce(found())

    const { data } = await settled(
      client().call(
        read,
        { params: { id: 'a/b' }, query: { flag: false, codes: ['x', 'y'] } },
        { headers: { AVSessionID: 's' } },
      ),
    )

    expect(data).toEqual({ name: 'Milk' })
    expect(send.mock.calls[0]?.[0]).toBe('https://shop.test/v1/Thing/a%2Fb?flag=false&codes=x&codes=y')
    expect(Object.fromEntries(headersOf(0))).toEqual({
      accept: 'application/json',
      'cache-control': 'no-cache',
      avsessionid: 's',
    })
  })

  it('sends its body as JSON', async () => {
    send.mockResolvedValueOnce(json({ success: true, data: true }))

    await settled(client().call(write, { body: { name: 'Milk' } }))

    expect(requestOf(0)).toMatchObject({ method: 'POST', body: '{"name":"Milk"}' })
    expect(headersOf(0).get('content-type')).toBe('application/json')
  })

  it('without a parameter of its path never leaves', async () => {
    const { error } = await settled(client().call(read, { params: { id: '' } }))

    expect(error).toMatchObject({ message: '/v1/Thing/:id needs the parameter id' })
    expect(send).not.toHaveBeenCalled()
  })

  it('of the identity API reads its wrapper', async () => {
    const data = {
      minLength: 10,
      requiresUppercase: true,
      requiresLowercase: true,
      requiresDigit: true,
      requiresSymbol: false,
    }
    send.mockResolvedValueOnce(json({ succeeded: true, data }))

    expect(await settled(client().call(passwordPolicy, {}))).toEqual({ data })
  })

  it('for a file gives the file, or the error in the wrapper', async () => {
    send.mockResolvedValueOnce(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }))
    send.mockResolvedValueOnce(
      json({ success: false, errors: [{ errorCode: 'ORD_0001', descreption: 'No such order.' }] }, { status: 404 }),
    )
    const query = { orderId: '11111111-1111-4111-8111-111111111111' }

    const { data } = await settled(client().call(printInvoice, { query }))
    const { error } = await settled(client().call(printInvoice, { query }))

    expect(await data?.text()).toBe('%PDF')
    expect(error).toMatchObject({ status: 404, code: 'ORD_0001' })
  })
})

describe('an answer 401', () => {
  const authorizer = (canRenew = true) => {
    let token = 'old'
    return {
      headers: vi.fn(async () => ({ authorization: `Bearer ${token}` })),
      renew: vi.fn(async () => {
        token = 'new'
        return canRenew
      }),
    }
  }
  const refused = () =>
    json({ success: false, errors: [{ errorCode: 'TOKEN', descreption: 'Sign in.' }] }, { status: 401 })

  it('renews the token and replays once', async () => {
    send.mockResolvedValueOnce(refused()).mockResolvedValueOnce(found())
    const shopper = authorizer()

    expect(await settled(client({ authorizer: shopper }).call(read, input))).toEqual({ data: { name: 'Milk' } })
    expect(shopper.renew).toHaveBeenCalledTimes(1)
    expect([headersOf(0).get('authorization'), headersOf(1).get('authorization')]).toEqual(['Bearer old', 'Bearer new'])
  })

  it('fails when it comes a second time', async () => {
    send.mockImplementation(async () => refused())
    const shopper = authorizer()

    const { error } = await settled(client({ authorizer: shopper }).call(read, input))

    expect(error).toMatchObject({ status: 401, code: 'TOKEN' })
    expect(shopper.renew).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('fails at once when nothing can be renewed', async () => {
    send.mockImplementation(async () => refused())

    const { error } = await settled(client({ authorizer: authorizer(false) }).call(read, input))

    expect(error).toMatchObject({ status: 401 })
    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe('a server that cannot be reached', () => {
  it.each([500, 502, 503, 504])('F11 is asked again twice when it answers %s to a read', async (status) => {
    send.mockResolvedValueOnce(new Response('', { status })).mockRejectedValueOnce(new TypeError('failed'))
    send.mockResolvedValueOnce(found())

    expect(await settled(client().call(read, input))).toEqual({ data: { name: 'Milk' } })
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('fails a read after three attempts', async () => {
    send.mockImplementation(async () => unavailable())

    const { error } = await settled(client().call(read, input))

    expect(error).toMatchObject({ status: 503, code: 'HTTP' })
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('is never asked twice to write without an idempotency key', async () => {
    send.mockImplementation(async () => unavailable())

    await settled(client().call(write, { body: { name: 'Milk' } }))

    expect(send).toHaveBeenCalledTimes(1)
  })

  it('is asked again to write with the same idempotency key', async () => {
    send.mockResolvedValueOnce(unavailable()).mockResolvedValueOnce(json({ success: true, data: true }))

    const reply = await settled(client().call(write, { body: { name: 'Milk' } }, { idempotencyKey: 'k1' }))

    expect(reply).toEqual({ data: true })
    expect([headersOf(0).get('idempotency-key'), headersOf(1).get('idempotency-key')]).toEqual(['k1', 'k1'])
  })

  it('F14 is given the time that it asks for', async () => {
    const busy = () => new Response('', { status: 503, headers: { 'retry-after': '2' } })
    send.mockResolvedValueOnce(busy()).mockResolvedValueOnce(found())
    const call = client().call(read, input)

    await vi.advanceTimersByTimeAsync(1900)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)

    expect(await call).toEqual({ name: 'Milk' })
  })

  it('F14 is left alone when it asks for more time than somebody waits', async () => {
    send.mockImplementation(async () => new Response('', { status: 503, headers: { 'retry-after': '60' } }))

    const { error } = await settled(client().call(read, input))

    expect(error).toMatchObject({ status: 503, retryAfter: 60 })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('F11 is asked again after pauses of differing length', async () => {
    const at: number[] = []
    vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.5)
    send.mockImplementation(async () => {
      at.push(Date.now())
      return unavailable()
    })

    await settled(client().call(read, input))

    expect([(at[1] ?? 0) - (at[0] ?? 0), (at[2] ?? 0) - (at[1] ?? 0)]).toEqual([100, 800])
  })

  it('F12 is asked again when it breaks off in the middle of its answer', async () => {
    const broken = () =>
      new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('reset')) }))
    send.mockResolvedValueOnce(broken()).mockResolvedValueOnce(found())

    expect(await settled(client().call(read, input))).toEqual({ data: { name: 'Milk' } })
  })

  it('fails as NETWORK when no attempt got through', async () => {
    send.mockRejectedValue(new TypeError('failed to fetch'))

    const { error } = await settled(client().call(read, input))

    expect(error).toMatchObject({ name: 'ApiError', status: 0, code: 'NETWORK' })
  })

  it.each([400, 404, 409, 429])('is not asked again when it answers %s', async (status) => {
    send.mockImplementation(async () => json({ success: false }, { status, headers: { 'retry-after': '7' } }))

    const { error } = await settled(client().call(read, input))

    expect(error).toMatchObject({ status, code: 'HTTP', retryAfter: 7 })
    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe('waiting', () => {
  const hang = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((__, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })

  beforeEach(() => {
    vi.useRealTimers()
  })

  it('F12 ends as TIMEOUT after 15 seconds unless told otherwise', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    send.mockResolvedValueOnce(found())
    await client().call(read, input)

    expect(timeout).toHaveBeenCalledWith(15_000)
  })

  it('F12 ends as TIMEOUT when the server does not answer', async () => {
    send.mockImplementation(hang)

    await expect(client({ timeout: 20 }).call(read, input)).rejects.toMatchObject({ code: 'TIMEOUT', status: 0 })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('F17 has its time for the answer after a token that had to be waited for', async () => {
    const headers = () => new Promise<{}>((resolve) => setTimeout(() => resolve({ authorization: 'Bearer late' }), 60))
    const authorizer = { headers, renew: async () => false }
    send.mockResolvedValueOnce(found())

    await client({ authorizer, timeout: 40 }).call(read, input)
    expect(send).toHaveBeenCalledOnce()
  })

  it('F17 ends as TIMEOUT when no token comes in twice that time', async () => {
    const headers = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => void signal.addEventListener('abort', () => reject(signal.reason)))
    const authorizer = { headers, renew: async () => false }

    await expect(client({ authorizer, timeout: 20 }).call(read, input)).rejects.toMatchObject({ code: 'TIMEOUT' })
    expect(send).not.toHaveBeenCalled()
  })

  it('F12 ends as TIMEOUT when the server stops in the middle of its answer', async () => {
    send.mockImplementation(async (_, init) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"success":'))
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
        },
      })
      return new Response(body)
    })

    await expect(client({ timeout: 20 }).call(read, input)).rejects.toMatchObject({ code: 'TIMEOUT' })
  })

  it('ends at once when the caller no longer wants the answer', async () => {
    send.mockImplementation(hang)
    const controller = new AbortController()
    const call = client().call(read, input, { signal: controller.signal })
    await vi.waitFor(() => expect(send).toHaveBeenCalled())
    controller.abort()

    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('between two attempts ends as well', async () => {
    send.mockImplementation(async () => unavailable())
    const controller = new AbortController()
    const call = client().call(read, input, { signal: controller.signal })
    setTimeout(() => controller.abort(), 20)

    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe('an answer', () => {
  it.each([
    ['HTML with 200', () => new Response('<!doctype html>'), { status: 200, code: 'BAD_REPLY' }],
    ['HTML with 500', () => new Response('<!doctype html>', { status: 500 }), { status: 500, code: 'HTTP' }],
    ['data that the contract does not know', () => json({ success: true, data: { name: 1 } }), { code: 'BAD_REPLY' }],
    ['an empty body', () => new Response(''), { code: 'BAD_REPLY' }],
  ])('F13 %s is an error', async (_, reply, expected) => {
    send.mockImplementation(async () => reply())

    const { error } = await settled(client().call(read, input))

    expect(error).toMatchObject(expected)
  })

  it('that reports a failure carries its code and descreption', async () => {
    const details = { left: 2 }
    const errors = [{ errorCode: 'CRT_0002', descreption: 'Gone.', details }, { errorCode: 'CRT_0003' }]
    send.mockResolvedValueOnce(json({ success: false, errors, message: 'no' }))

    const { error } = await settled(client().call(configuration, {}))

    expect(error).toMatchObject({ name: 'ApiError', status: 200, code: 'CRT_0002', message: 'Gone.', errors, details })
  })

  it('that reports a failure without errors shows its message', async () => {
    send.mockResolvedValueOnce(json({ success: false, errors: null, message: 'Closed.' }))

    const { error } = await settled(client().call(read, input))

    expect(error).toMatchObject({ code: 'HTTP', message: 'Closed.' })
  })
})

describe('what back ends write differently', () => {
  const business = { isActive: true, businessName: 'Fresh', mode: 3, tenantAcr: 'acr', accountID: 'a-1' }
  const method = {
    codeName: 'sp',
    isActive: true,
    fulfillmentId: ID,
    fulfillmentMethodID: ID,
    fulfillmentName: 'Pickup',
  }
  const lists = { fulfillments: [method], socialPlatforms: [{ name: 'x', url: 'https://x.test' }] }
  const { tenantAcr, accountID } = business
  const boxed = { businessConfigurations: business, ...lists, tenantAcr, accountID }

  it.each([
    ['in a box (v1)', boxed, boxed],
    ['flat (v2)', { ...business, ...lists }, boxed],
    ['with another spelling', { ...business, ...lists, fulfillments: undefined, fulFillments: [method] }, boxed],
    ['without lists', { businessConfigurations: business }, { ...boxed, fulfillments: [], socialPlatforms: [] }],
    [
      'with empty lists',
      { ...business, fulfillments: null, socialPlatforms: null },
      { ...boxed, fulfillments: [], socialPlatforms: [] },
    ],
  ])('1§7 a configuration that comes %s is read', async (_, data, read) => {
    send.mockResolvedValueOnce(json({ success: true, data }))

    expect((await settled(client().call(configuration, {}))).data).toEqual(read)
  })

  it.each([[null], [[]], ['text'], [{}], [{ businessConfigurations: [] }]])(
    'F13 the configuration %j is none',
    async (data) => {
      send.mockResolvedValueOnce(json({ success: true, data }))

      expect((await settled(client().call(configuration, {}))).error).toMatchObject({ code: 'BAD_REPLY' })
    },
  )

  it('decision 25 the description of an error is read in both spellings', async () => {
    send.mockResolvedValueOnce(json({ success: false, errors: [{ errorCode: 'X', description: 'Sold out.' }] }))

    expect((await settled(client().call(read, input))).error).toMatchObject({ code: 'X', message: 'Sold out.' })
  })

  it.each(['fulFillments', 'fulfillments'])('decision 25 a location’s %s are read', async (name) => {
    const locations = endpoint({
      name: 'locations',
      method: 'GET',
      path: '/v1/location',
      access: 'guest',
      data: z.object({ items: z.array(z.object({ fulFillments: z.array(z.string()) })) }),
    })
    send.mockResolvedValueOnce(json({ success: true, data: { items: [{ [name]: ['sp'] }] } }))

    expect((await settled(client().call(locations, {}))).data).toEqual({ items: [{ fulFillments: ['sp'] }] })
  })

  it('T54 a reply pollutes no prototype', async () => {
    const text = '{"success":true,"data":{"name":"Milk","__proto__":{"polluted":1,"fulFillments":[]}}}'
    send.mockResolvedValueOnce(new Response(text))

    expect(await settled(client().call(read, input))).toEqual({ data: { name: 'Milk' } })
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})
