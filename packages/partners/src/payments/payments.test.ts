import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paymentTokenSchema } from '@aisle/api/payment-token'
import { describe, expect, it } from 'vitest'
import { createJsonClient } from '../testing/json-client.ts'
import { startForTests } from '../testing/start-partners.ts'

const running = startForTests()
const { call, tokenize } = createJsonClient(running)
let references = 0

async function newToken(card = {}, options = {}): Promise<unknown> {
  const { status, body } = await tokenize(card, options)
  if (status !== 201) throw new Error(`No token: ${JSON.stringify(body)}`)
  return body['token']
}

async function authorize(change: Record<string, unknown> = {}, provider = 'datacap') {
  references += 1
  const token = change['token'] ?? (await newToken({}, { provider }))
  const reference = `order-${references}`
  const body = { tenant: 'fresh', token, amount: 4_250, currency: 'USD', reference, ...change }
  return { ...(await call(`/payments/${provider}/authorize`, body)), request: body }
}

describe.each(['datacap', 'usaepay'])('%s', (provider) => {
  it('gives a token for a card, with its brand, last digits and expiry', async () => {
    const { status, body } = await tokenize({}, { provider })

    expect(status).toBe(201)
    expect(body).toMatchObject({ brand: 'visa', last4: '1111', expiry: '12/30' })
    expect(paymentTokenSchema.safeParse(body['token']).success).toBe(true)
  })

  it('authorizes, captures and refunds in parts', async () => {
    const { body } = await authorize({}, provider)
    const change = { tenant: 'fresh', transactionId: body['transactionId'] }

    const captured = await call(`/payments/${provider}/capture`, { ...change, amount: 4_000, reference: 'c' })
    const part = await call(`/payments/${provider}/refund`, { ...change, amount: 1_500, reference: 'r1' })
    const tooMuch = await call(`/payments/${provider}/refund`, { ...change, amount: 2_501, reference: 'r2' })
    const rest = await call(`/payments/${provider}/refund`, { ...change, reference: 'r3' })

    expect(body).toMatchObject({ status: 'authorized', amount: 4_250, last4: '1111', declineCode: null })
    expect(captured.body).toMatchObject({ status: 'captured', capturedAmount: 4_000 })
    expect(part.body).toMatchObject({ status: 'captured', refundedAmount: 1_500 })
    expect(tooMuch).toMatchObject({ status: 422, body: { code: 'AMOUNT_TOO_HIGH' } })
    expect(rest.body).toMatchObject({ status: 'refunded', refundedAmount: 4_000 })
  })
})

describe('an authorization', () => {
  it('is declined for 4000 0000 0000 0002', async () => {
    const token = await newToken({ number: '4000 0000 0000 0002' })

    const { status, body } = await authorize({ token })

    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'declined', declineCode: 'DO_NOT_HONOR', capturedAmount: 0 })
  })

  it('is declined where the bank knows another billing address, and keeps no address', async () => {
    const billingAddress = { line1: '7 Canary Street', city: 'Troy', state: 'NY', zip: '99999' }
    const { body } = await authorize({ billingAddress })
    expect(body).toMatchObject({ status: 'declined', declineCode: 'AVS_MISMATCH' })
    const token = await newToken()
    const kept = await call('/payments/datacap/cards', { tenant: 'fresh', token, billingAddress })
    expect(kept).toMatchObject({ status: 422, body: { code: 'AVS_MISMATCH' } })
    const known = { ...billingAddress, zip: '12180' }
    expect((await authorize({ billingAddress: known })).body).toMatchObject({ status: 'authorized' })
    expect(await readFile(join(running.folder, 'payments.jsonl'), 'utf8')).not.toContain('Canary')
  })

  it('is accepted for other cards with a right check digit', async () => {
    const token = await newToken({ number: '378282246310005', cvc: '1234' })

    expect((await authorize({ token })).body).toMatchObject({ status: 'authorized', brand: 'amex' })
  })

  it('F24 happens once for fifty equal requests at the same time', async () => {
    const token = await newToken()
    const body = { tenant: 'fresh', token, amount: 100, currency: 'USD', reference: 'fifty' }

    const replies = await Promise.all(Array.from({ length: 50 }, () => call('/payments/datacap/authorize', body)))

    expect(new Set(replies.map((reply) => reply.body['transactionId'])).size).toBe(1)
    expect(replies.every(({ status }) => status === 200)).toBe(true)
  })

  it('cannot take the reference of a different one', async () => {
    const { request } = await authorize()

    const other = await call('/payments/datacap/authorize', { ...request, amount: 1 })

    expect(other).toMatchObject({ status: 409, body: { code: 'REFERENCE_REUSED' } })
  })

  it('survives a restart, and so do tokens and references', async () => {
    const { body, request } = await authorize()
    await running.restart()

    const repeated = await call('/payments/datacap/authorize', request)
    const captured = await call('/payments/datacap/capture', {
      tenant: 'fresh',
      transactionId: body['transactionId'],
      reference: 'after-restart',
    })

    expect(repeated.body).toEqual(body)
    expect(captured.body).toMatchObject({ status: 'captured', capturedAmount: 4_250 })
  })

  it('can be voided until it is captured, and only once', async () => {
    const { body } = await authorize()
    const change = { tenant: 'fresh', transactionId: body['transactionId'] }

    const voided = await call('/payments/datacap/void', { ...change, reference: 'v1' })
    const again = await call('/payments/datacap/void', { ...change, reference: 'v2' })
    const capture = await call('/payments/datacap/capture', { ...change, reference: 'v3' })

    expect(voided.body).toMatchObject({ status: 'voided' })
    expect([again.status, capture.status]).toEqual([409, 409])
  })

  it.each([
    { amount: 0 },
    { amount: -5 },
    { amount: 1.5 },
    { amount: '100' },
    { amount: 10_000_001 },
    { currency: 'EUR' },
    { reference: '' },
    { reference: 'a b' },
    { tenant: 'Fresh' },
    { extra: 1 },
  ])('T23 is refused with %o', async (change) => {
    expect((await authorize(change)).status).toBe(400)
  })
})

describe('a token', () => {
  it('is worth nothing to another tenant or provider', async () => {
    const token = await newToken()

    const otherTenant = await authorize({ token, tenant: 'cellar' })
    const otherProvider = await authorize({ token }, 'usaepay')

    expect(otherTenant).toMatchObject({ status: 422, body: { code: 'UNKNOWN_TOKEN' } })
    expect(otherProvider).toMatchObject({ status: 422, body: { code: 'UNKNOWN_TOKEN' } })
  })

  it('is exchanged for a saved card that can be charged again and again', async () => {
    const token = await newToken()
    const { status, body } = await call('/payments/datacap/cards', { tenant: 'fresh', token })

    const first = await authorize({ token: body['token'] })
    const second = await authorize({ token: body['token'] })

    expect(status).toBe(201)
    expect(body).toMatchObject({ brand: 'visa', last4: '1111', expiryMonth: 12, expiryYear: 2030 })
    expect([first.body['status'], second.body['status']]).toEqual(['authorized', 'authorized'])
  })

  it.each([{ number: '4111 1111 1111 1112' }, { expiry: '13/30' }, { expiry: '01/20' }, { cvc: '1' }])(
    'is not given for %o',
    async (card) => {
      expect((await tokenize(card)).status).toBe(422)
    },
  )

  it('T51 is given to our own form only, and for stores on the list only', async () => {
    const foreign = await tokenize({}, { from: 'http://fresh.localhost:3000' })
    const unlisted = await tokenize({ origin: 'https://evil.example' })

    expect(foreign.status).toBe(403)
    expect(unlisted.status).toBe(403)
  })
})

describe('the merchant API', () => {
  it.each(['authorize', 'capture', 'void', 'refund', 'cards', 'faults'])('refuses %s without the key', async (name) => {
    expect((await call(`/payments/datacap/${name}`, {}, 'another-key-than-that')).status).toBe(401)
  })

  it('knows two providers', async () => {
    expect((await call('/payments/acme/authorize', {})).body).toMatchObject({ code: 'UNKNOWN_PROVIDER' })
  })
})

it('T61 keeps no card number and no security code', async () => {
  await tokenize({ number: '5555 5555 5555 4444', cvc: '987' })

  const journal = await readFile(join(running.folder, 'payments.jsonl'), 'utf8')

  expect(journal).toContain('"last4":"4444"')
  expect(journal).not.toContain('5555555555554444')
  expect(journal).not.toContain('987"')
})
