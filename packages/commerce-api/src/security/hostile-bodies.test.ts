import { createAddress } from '@aisle/api/address'
import { productList } from '@aisle/api/product-listing'
import { randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { address, json, openHostileTest } from './hostile-input.builder.ts'

const { test, token, guest, post } = await openHostileTest()

describe('T55 bodies', () => {
  it('of two megabytes are refused', async () => {
    expect((await post(JSON.stringify({ ...address, line1: 'x'.repeat(2_000_000) }))).statusCode).toBe(413)
  })

  it.each([11, 5000])('%s levels deep are refused', async (depth) => {
    expect((await post('['.repeat(depth) + ']'.repeat(depth))).statusCode).toBe(400)
  })

  it('with too many keys are refused', async () => {
    const keys = Array.from({ length: 5000 }, (_, index) => `"k${index}":1`)
    expect((await post(`{${keys.join(',')}}`)).statusCode).toBe(400)
  })

  it.each([
    { type: 'text/plain', status: 415 },
    { type: 'application/x-www-form-urlencoded', status: 415 },
    { type: 'multipart/form-data; boundary=x', status: 415 },
  ])('T36 of $type are refused and have no effect', async ({ type, status }) => {
    const line1 = `1 Forged St ${randomUUID()}`
    expect((await post(JSON.stringify({ ...address, line1 }), { 'content-type': type })).statusCode).toBe(status)
    expect(await test.query('SELECT 1 FROM commerce.addresses WHERE line1 = $1', [line1])).toEqual([])
  })

  it('T36 that come with cookies and no token are nobody’s', async () => {
    const headers = { ...json, cookie: `token=${token}; access_token=${token}; authorization=Bearer ${token}` }
    const response = await test.request({ method: 'POST', url: createAddress.path, payload: '{}', headers })
    expect(response.statusCode).toBe(401)
  })

  it.each(['', '{', 'null', '[]', '"text"', '{"a":1e999}'])(
    'that are not what they should be (%s) are refused',
    async (payload) => {
      expect((await post(payload)).statusCode).toBe(400)
    },
  )
})

describe('T37 a page of another origin', () => {
  it.each(['https://evil.example', 'null', 'http://corner.localhost:3000'])('(%s) may read nothing', async (origin) => {
    const answers = [
      await test.request({ url: productList.path, headers: { origin } }, guest),
      await test.request(
        { method: 'POST', url: createAddress.path, payload: '{}', headers: { ...json, origin } },
        token,
      ),
      await test.request({
        method: 'OPTIONS',
        url: createAddress.path,
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      }),
    ]
    const names = answers.flatMap(({ headers }) => Object.keys(headers))
    expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(answers.map(({ headers }) => headers['cross-origin-resource-policy'])).toEqual(
      answers.map(() => 'same-origin'),
    )
  })
})

describe('T61 card numbers', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    'pay with 5555555555554444 please',
    '378282246310005',
    'Leave it here, 4111 1111 1111 1111 12/28',
  ])('like %s are refused wherever they stand', async (number) => {
    const response = await post(JSON.stringify({ ...address, line2: number }))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ errors: [{ errorCode: 'CARD_NUMBER_REFUSED' }] })
    expect(response.body).not.toContain(number)
  })

  it('are refused as the name of a field, too', async () => {
    const response = await post(JSON.stringify({ ...address, '4111 1111 1111 1111': '12/28' }))
    expect(response.json()).toMatchObject({ errors: [{ errorCode: 'CARD_NUMBER_REFUSED' }] })
    expect(response.body).not.toContain('4111')
  })
})

describe('T63 the log', () => {
  it('holds no address, token, body or text of a failed statement', async () => {
    const lines: string[] = []
    const app = test.buildLogged((line) => lines.push(line))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo // oxlint-disable-line typescript/consistent-type-assertions -- a TCP server has a port
    const canaries = ['canary-mail@example.com', '2125559999', 'Canary Street', token, '9000111122223333']
    const payload = JSON.stringify({
      ...address,
      line1: 'Canary Street',
      phone: '2125559999',
      email: 'canary-mail@example.com',
    })
    for (const path of [
      createAddress.path,
      `${createAddress.path}?email=canary-mail@example.com`,
      '/v1/GiftCard/CheckGiftCardBalance/9000111122223333',
    ]) {
      await sendOver(port, path, payload, token)
    }
    await app.close()
    expect(lines.length).toBeGreaterThan(3)
    for (const canary of canaries) expect(lines.join('\n')).not.toContain(canary)
  })
})

function sendOver(port: number, path: string, payload: string, bearer: string) {
  return new Promise<void>((resolve, reject) => {
    const call = httpRequest(
      { port, host: '127.0.0.1', path, method: 'POST', headers: { ...json, authorization: `Bearer ${bearer}` } },
      (reply) => {
        reply.resume().on('end', resolve)
      },
    )
    call.on('error', reject).end(payload)
  })
}
