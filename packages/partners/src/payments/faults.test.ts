import { callbackSecretInfo, paymentCallbackSchema } from '@aisle/api/payment-callback'
import { createHmac, hkdfSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJsonClient } from '../testing/json-client.ts'
import { merchantKey, startForTests } from '../testing/start-partners.ts'

type Callback = { path: string | undefined; timestamp: unknown; signature: unknown; body: string; at: number }
const callbacks: Callback[] = []
let merchant: Server
const port = 20_000 + Math.floor(Math.random() * 20_000)

beforeAll(async () => {
  merchant = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { 'x-signature': signature, 'x-timestamp': timestamp } = request.headers
    callbacks.push({ path: request.url, body, signature, timestamp, at: Date.now() })
    response.end()
  })
  await new Promise<void>((resolve) => merchant.listen(port, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => merchant.close(resolve)))

const running = startForTests({ CALLBACK_URL: `http://127.0.0.1:${port}/payment-events` })
const { call, tokenize } = createJsonClient(running)

async function newRequest(reference: string) {
  const { body } = await tokenize()
  return { tenant: 'fresh', token: body['token'], amount: 100, currency: 'USD', reference }
}

describe('F32', () => {
  it('declines as often as a test asks for', async () => {
    await call('/payments/datacap/faults', { fault: 'decline', times: 1 })

    const first = await call('/payments/datacap/authorize', await newRequest('decline-1'))
    const second = await call('/payments/datacap/authorize', await newRequest('decline-2'))

    expect([first.body['status'], second.body['status']]).toEqual(['declined', 'authorized'])
  })

  it('charges without answering, and tells the outcome by reference', async () => {
    await call('/payments/datacap/faults', { fault: 'timeout' })
    const request = await newRequest('silent')

    const answer = fetch(`${running.url}/payments/datacap/authorize`, {
      method: 'POST',
      headers: { authorization: `Bearer ${merchantKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(500),
    })

    await expect(answer).rejects.toThrow()
    const found = await call('/payments/datacap/transactions?tenant=fresh&reference=silent')
    const repeated = await call('/payments/datacap/authorize', request)
    expect(found.body).toMatchObject({ status: 'authorized', reference: 'silent' })
    expect(repeated.body['transactionId']).toBe(found.body['transactionId'])
  })

  const received = (reference: string) => callbacks.filter(({ body }) => body.includes(`"reference":"${reference}"`))
  const readBody = (body: string) => paymentCallbackSchema.parse(JSON.parse(body))

  it('calls back twice when asked to, the same event, signed for that tenant at that time', async () => {
    await call('/payments/datacap/faults', { fault: 'double-callback' })
    await call('/payments/datacap/authorize', await newRequest('twice'))
    await expect.poll(() => received('twice').length, { timeout: 3000 }).toBe(2)

    expect(new Set(received('twice').map(({ body }) => readBody(body).eventId)).size).toBe(1)
    const secret = Buffer.from(hkdfSync('sha256', merchantKey, '', callbackSecretInfo('datacap', 'fresh'), 32))
    for (const { path, timestamp, signature, body, at } of received('twice')) {
      const expected = createHmac('sha256', secret)
        .update(`${String(timestamp)}.${body}`)
        .digest('hex')
      expect(signature).toBe(`sha256=${expected}`)
      expect(Math.abs(at / 1000 - Number(timestamp))).toBeLessThan(3)
      expect(path).toBe('/payment-events/datacap/fresh')
    }
  })

  it('calls back after a void and a refund, late, with another amount, or never', async () => {
    const authorize = async (reference: string) =>
      (await call('/payments/datacap/authorize', await newRequest(reference))).body['transactionId']
    const eventsOf = (reference: string) =>
      received(reference).map(({ body }) => {
        const { event, transaction } = readBody(body)
        return `${event} ${transaction.amount}`
      })
    await call('/payments/datacap/faults', { fault: 'late-callback', delay: 1500 })
    const begun = Date.now()
    await authorize('late')
    await call('/payments/datacap/faults', { fault: 'other-amount-callback', operation: 'void' })
    const transactionId = await authorize('voided')
    await call('/payments/datacap/void', { tenant: 'fresh', transactionId, reference: 'v' })
    await call('/payments/datacap/faults', { fault: 'no-callback' })
    const captured = { tenant: 'fresh', transactionId: await authorize('refunded') }
    await call('/payments/datacap/capture', { ...captured, reference: 'c' })
    await call('/payments/datacap/refund', { ...captured, amount: 40, reference: 'r' })

    await expect.poll(() => eventsOf('late'), { timeout: 4000 }).toEqual(['authorize 100'])
    expect((received('late')[0]?.at ?? 0) - begun).toBeGreaterThan(1500)
    expect(eventsOf('voided').toSorted()).toEqual(['authorize 100', 'void 101'])
    expect(eventsOf('refunded').toSorted()).toEqual(['capture 100', 'refund 100'])
  })

  it('calls back once otherwise', async () => {
    await call('/payments/datacap/authorize', await newRequest('once'))
    await call('/payments/datacap/authorize', await newRequest('marker'))

    await expect.poll(() => received('marker').length, { timeout: 3000 }).toBe(1)
    expect(received('once')).toHaveLength(1)
  })
})
