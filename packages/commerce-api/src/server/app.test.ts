import { configuration } from '@aisle/api/configuration'
import { placeOrder } from '@aisle/api/place-order'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from './testing.ts'

const test = await openTestApp({
  domains: [
    ({ serve }) =>
      serve(configuration, async () => {
        throw new Error('boom canary@example.com')
      }),
  ],
})
beforeAll(async () => {
  await test.query("INSERT INTO commerce.tenants VALUES ('fresh')")
  await test.query("INSERT INTO commerce.tenant_configurations (tenant_id, business) VALUES ('fresh', '{}')")
})

describe('the server', () => {
  it('answers its health checks', async () => {
    expect((await test.request({ url: '/healthz' })).statusCode).toBe(200)
    expect((await test.request({ url: '/readyz' })).statusCode).toBe(200)
  })

  it('answers 501 with a code for a call that nobody serves', async () => {
    const response = await test.request({ method: 'POST', url: placeOrder.path }, await test.tokens.guest('fresh'))
    expect(response.statusCode).toBe(501)
    expect(response.json()).toMatchObject({ success: false, errors: [{ errorCode: 'NOT_SERVED' }] })
  })

  it.each([
    { what: 'is no address', url: '/v1/Order/%ff-canary', status: 400, code: 'BAD_REQUEST' },
    { what: 'is too long', url: `/v1/Order/Detail/${'canary'.repeat(9_000)}`, status: 414, code: 'ADDRESS_TOO_LONG' },
  ])('T55 wraps and secures the answer for what $what, and does not repeat it', async ({ url, status, code }) => {
    const response = await test.request({ url })

    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ success: false, errors: [{ errorCode: code }] })
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(response.body).not.toContain('canary')
  })

  it('tells nothing about a fault of its own', async () => {
    const reply = await test.call(configuration, {}, await test.tokens.guest('fresh'))
    expect(reply.status).toBe(500)
    expect(reply.body).not.toContain('boom')
  })
})
