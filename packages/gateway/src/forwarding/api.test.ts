import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startGateway } from '../testing/gateway.ts'
import { startReading } from '../testing/leaving-reader.ts'
import { answerJson } from '../testing/upstream.ts'

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway({ limits: { bodyLimit: 64 * 1024 } })
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() => {
  gateway.api.seen.length = 0
  gateway.api.answerWith((_, response) => answerJson(response, 200, { success: true, data: null }))
})

describe("calls of the store's API", () => {
  it('carry the tenant of the host, a request id and the address of the sender', async () => {
    const headers = {
      authorization: 'Bearer t',
      'content-type': 'application/json',
      'x-request-id': 'mine',
      'x-forwarded-for': '6.6.6.6',
    }

    const answer = await gateway.send({ path: '/v2/Cart?x=1', method: 'POST', headers, body: '{"a":1}' })

    const [asked] = gateway.api.seen
    expect(answer.status).toBe(200)
    expect(asked).toMatchObject({ method: 'POST', url: '/v2/Cart?x=1', body: '{"a":1}' })
    expect(asked?.headers).toMatchObject({
      'x-tenant-id': 'fresh',
      'x-forwarded-for': '127.0.0.1',
      authorization: 'Bearer t',
    })
    expect(asked?.headers['x-request-id']).toBe(answer.headers['x-request-id'])
    expect(asked?.headers['x-request-id']).not.toBe('mine')
  })

  it.each(['cellar', 'FRESH', '', 'fresh,cellar'])('T2 naming the tenant %j is refused and noted', async (tenant) => {
    const answer = await gateway.send({ path: '/v1/Order', headers: { 'x-tenant-id': tenant } })

    expect(answer.status).toBe(403)
    expect(gateway.api.seen).toHaveLength(0)
    expect(gateway.log()).toContain('"audit":"foreign-tenant"')
  })

  it('T2 naming the own tenant is allowed', async () => {
    expect((await gateway.send({ path: '/v1/Order', headers: { 'x-tenant-id': 'fresh' } })).status).toBe(200)
  })

  it('T1 a token that was minted for one store reaches the API as a call for the host it came to', async () => {
    await gateway.send({
      host: 'cellar.localhost:3000',
      path: '/v1/Order',
      headers: { authorization: 'Bearer of-fresh' },
    })

    expect(gateway.api.seen[0]?.headers).toMatchObject({ 'x-tenant-id': 'cellar', authorization: 'Bearer of-fresh' })
  })

  it('T36 cookies neither reach the API nor come from it', async () => {
    gateway.api.answerWith((_, response) => response.writeHead(200, { 'set-cookie': 'a=b' }).end('{}'))

    const answer = await gateway.send({ path: '/v1/Customer', headers: { cookie: '__Host-aisle-guest=x' } })

    expect(gateway.api.seen[0]?.headers).not.toHaveProperty('cookie')
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })

  it.each(['https://evil.example', 'null', 'http://partners.localhost:3000'])('T37 %s may not read', async (origin) => {
    const simple = await gateway.send({ path: '/v1/Order', headers: { origin } })
    const preflight = await gateway.send({
      path: '/v1/Order',
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })

    expect(
      Object.keys({ ...simple.headers, ...preflight.headers }).filter((name) => name.startsWith('access-control')),
    ).toEqual([])
    expect(preflight.status).toBe(404)
  })

  it('strips what belongs to one connection', async () => {
    const headers = {
      te: 'trailers',
      'proxy-authorization': 'x',
      connection: 'x-secret',
      'x-secret': 'y',
      'x-real-ip': '6.6.6.6',
    }

    await gateway.send({ path: '/v1/Order', headers })

    const asked = gateway.api.seen[0]?.headers ?? {}
    for (const name of ['te', 'proxy-authorization', 'x-secret', 'x-real-ip']) expect(asked).not.toHaveProperty(name)
  })

  it('T55 a body of more than 64 KB is refused', async () => {
    const headers = { 'content-type': 'application/json' }

    const answer = await gateway.send({
      path: '/v1/Order',
      method: 'POST',
      headers,
      body: `"${'x'.repeat(2_000_000)}"`,
    })

    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.text)).toMatchObject({ success: false, errors: [{ errorCode: 'TOO_LARGE' }] })
    expect(gateway.api.seen).toHaveLength(0)
  })

  it.each([
    '/v1/../docs',
    '/v1/%2e%2e/docs',
    '/v2/..%2F../docs/../../metrics',
    '/v1/./../healthz',
    '/v1/x%5c..%5cdocs',
    '/v1/..',
  ])('%s is no call', async (path) => {
    const answer = await gateway.send({ path })

    expect(answer.status).toBe(404)
    expect(gateway.api.seen).toHaveLength(0)
  })

  it('are compressed on the way back, and never kept by others', async () => {
    const data = Array.from({ length: 200 }, (_, index) => ({ title: `Product ${index}` }))
    gateway.api.answerWith((_, response) => answerJson(response, 200, { success: true, data }))

    const answer = await gateway.send({ path: '/v1/Product', headers: { 'accept-encoding': 'gzip, br' } })

    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-store' })
    expect(answer.bytes.length).toBeLessThan(2000)
    expect(JSON.parse(answer.text)).toMatchObject({ data })
  })

  it('are answered 502 in the usual wrapper when the API breaks off', async () => {
    gateway.api.answerWith((_, response) => void response.destroy())

    const answer = await gateway.send({ path: '/v1/Order' })

    expect(answer.status).toBe(502)
    expect(JSON.parse(answer.text)).toMatchObject({ success: false, errors: [{ errorCode: 'UNREACHABLE' }] })
  })

  it('whose reader leaves before they are answered are no failure', async () => {
    await using own = await startGateway()
    own.api.answerWith(async (_, response) => {
      await reader.leave()
      answerJson(response, 200, { success: true, data: 'x'.repeat(2000) })
    })

    const reader = startReading(own.port, {
      path: '/v1/Cart',
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })

    await expect.poll(own.log).toContain('"msg":"its reader has left"')
    expect(own.log()).not.toContain('"msg":"request failed"')
    expect(own.log()).not.toContain('"msg":"answer of a service broke off"')
  })
})

it('a store whose API is gone says so, with a time to try again', async () => {
  await using lonely = await startGateway({ apiUrls: ['http://127.0.0.1:1'] })

  const answer = await lonely.send({ path: '/v1/Order' })

  expect(answer).toMatchObject({ status: 502, headers: { 'retry-after': '2' } })
})
