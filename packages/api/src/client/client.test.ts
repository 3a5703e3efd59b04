import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configuration } from '../configuration.ts'
import { passwordPolicy } from '../identity-account.ts'
import { printInvoice } from '../order.ts'
import { client, found, headersOf, input, json, read, requestOf, send, settled, write } from './client.builder.ts'

beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

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
