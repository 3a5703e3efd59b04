import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJsonClient } from '../testing/json-client.ts'
import { merchantKey, startForTests } from '../testing/start-partners.ts'

type Callback = { signature: string | undefined; body: string }
const callbacks: Callback[] = []
let merchant: Server
const port = 20_000 + Math.floor(Math.random() * 20_000)

beforeAll(async () => {
  merchant = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const signature = request.headers['x-signature']
    callbacks.push({ body, signature: typeof signature === 'string' ? signature : undefined })
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

  it('calls back twice when asked to, signed with the merchant key', async () => {
    await call('/payments/datacap/faults', { fault: 'double-callback' })
    await call('/payments/datacap/authorize', await newRequest('twice'))

    const received = () => callbacks.filter(({ body }) => body.includes('"reference":"twice"'))
    await expect.poll(() => received().length).toBe(2)

    const [first] = received()
    expect(first?.signature).toBe(
      `sha256=${createHmac('sha256', merchantKey)
        .update(first?.body ?? '')
        .digest('hex')}`,
    )
  })

  it('calls back once otherwise', async () => {
    await call('/payments/datacap/authorize', await newRequest('once'))
    await call('/payments/datacap/authorize', await newRequest('marker'))

    await expect.poll(() => callbacks.some(({ body }) => body.includes('"reference":"marker"'))).toBe(true)
    expect(callbacks.filter(({ body }) => body.includes('"reference":"once"'))).toHaveLength(1)
  })
})
