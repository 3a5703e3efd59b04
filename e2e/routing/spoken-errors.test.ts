import { ApiError, createApiClient } from '@aisle/api/client'
import { cartDetail } from '@aisle/api/cart'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { otpFailure, otpRequestFailure } from '../../mf-cart-checkout/src/features/contact/otp-failure.rules.ts'
import { errorText as cartErrorText } from '../../mf-cart-checkout/src/features/errors/show-cart-error.ts'
import { OrderRefused } from '../../mf-cart-checkout/src/features/placing/place-order.ts'
import { orderErrorText } from '../../mf-orders/src/features/errors/order-error.ts'
import { textOf } from '../../packages/platform/src/cart/edit-failure.ts'
import { errorText } from '../../packages/ui/src/error-text.rules.ts'
import { signUpProblem } from '../../shell/src/dialogs/sign-up.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((path) => !/test|builder|node_modules/.test(path))

/** Every code that a refusal of the API may bear: what its sources call them. */
const CODE = /'((?:[A-Z]{3,}_[A-Z0-9_]+)|BUSY|VALIDATION|UNEXPECTED)'/g
const codes = [
  ...new Set(
    [
      ...sources('packages/commerce-api/src/**/*.errors.ts'),
      ...sources('packages/commerce-api/src/**/*.plugin.ts'),
      ...sources('packages/commerce-api/src/**/*.service.ts'),
      ...sources('packages/api/src/{error-behaviour,account-errors}.ts'),
      'mf-cart-checkout/src/features/contact/otp-failure.rules.ts',
    ].flatMap((path) =>
      [...read(path).matchAll(CODE), ...read(path).matchAll(/\b([A-Z]{3}_\d{3,4})\b/g)].map(([, code = '']) => code),
    ),
  ),
]

/** What programs say where a sentence is expected. */
const rawForms: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => `${code}: it did not work`,
  (code) => `Error ${code} happened in the cart`,
  (code) => JSON.stringify({ errorCode: code, descreption: 'it did not work' }),
  (code) => `Error: ${code}\n    at placeOrder (/srv/order/place.ts:12:3)`,
  () => 'NullReferenceException was thrown by the target',
  () => '<html><body><h1>502 Bad Gateway</h1></body></html>',
  () => 'body.products.0.qty: Invalid input: expected number, received string',
]

async function refusedWith(code: string, descreption: string | null, status = 409): Promise<ApiError> {
  const reply = () => Response.json({ success: false, errors: [{ errorCode: code, descreption }] }, { status })
  const api = createApiClient({ baseUrl: 'https://shop.test', fetch: async () => reply() })
  const error: unknown = await api.call(cartDetail, { query: {} }).then(
    () => undefined,
    (failure: unknown) => failure,
  )
  if (!(error instanceof ApiError)) throw new Error('it was not refused')
  return error
}

/** Each function of the shell, the platform and the remotes that makes a text of a failure. */
const speakers: Readonly<Record<string, (error: ApiError) => string | undefined>> = {
  'forms of every remote': errorText,
  'the cart': cartErrorText,
  'the one-time code': (error) => otpFailure(error).text,
  'asking for a code': otpRequestFailure,
  'placing an order': (error) => new OrderRefused(error).message,
  'editing an order': (error) => orderErrorText(error, 'order-edit'),
  'changing an order': (error) => orderErrorText(error, 'order-update'),
  'changing a time': (error) => orderErrorText(error, 'order-slot'),
  'an invoice': (error) => orderErrorText(error, 'invoice'),
  'a return': (error) => orderErrorText(error, 'return'),
  'the platform’s cart': textOf,
  'signing up': signUpProblem,
}

const isRaw = (text: string) => /[A-Z]{3,}_[A-Z0-9]|[{}<>]|\n|Exception|Error:|expected |\/srv\//.test(text)

describe('2§8 no shopper is shown a code, JSON, markup or a trace', () => {
  it('of all that the API may call a refusal', () => {
    expect(codes.length).toBeGreaterThan(100)
    expect(codes).toEqual(
      expect.arrayContaining(['CRT_0002', 'CRT_0014', 'CRT_400', 'ORD_PAYMENT_DECLINED', 'OTP_0003']),
    )
  })

  it.each(Object.entries(speakers))('by %s', async (_who, speak) => {
    const raw = []
    for (const code of codes) {
      for (const form of [...rawForms.map((shape) => shape(code)), null]) {
        const text = speak(await refusedWith(code, form))
        if (text === undefined) continue
        if (text.trim() === '' || isRaw(text)) raw.push(text)
      }
    }
    expect(raw).toEqual([])
  })

  it.each([
    'Gone.',
    'Your coupon needs an order of at least $10.00.',
    'Error! Sorry! PDF is not available.',
    'Note: we close at 8.',
  ])('but what the store says to people: %s', async (said) => {
    expect(errorText(await refusedWith('CRT_0001', said))).toBe(said)
  })

  it('nor what a fault of ours says', () => {
    const fault = new TypeError('Cannot read properties of undefined')
    expect(errorText(fault)).toBe('An error occurred. Please try again later.')
    expect(cartErrorText(fault)).not.toContain('undefined')
    expect(textOf(fault)).not.toContain('undefined')
    expect(otpFailure(fault).text).not.toContain('undefined')
    expect(orderErrorText(fault, 'order-update')).not.toContain('undefined')
    expect(signUpProblem(fault)).not.toContain('undefined')
  })
})

describe('the code of the shell, the remotes and what they share', () => {
  const files = sources('{shell,mf-*,packages/platform,packages/ui}/src/**/*.{ts,tsx}')

  it('says the message of a failure only where it is the store’s', () => {
    expect(files.length).toBeGreaterThan(500)
    /** Whoever has one of these has asked what kind of error it is. */
    const asks = /instanceof (ApiError|OrderRefused)|OrderRefused\b/
    const says = /\b(error|failure|refused|cause)\??\.message\b/
    const told = files.filter((path) => says.test(read(path)) && !asks.test(read(path)))
    // Neither is shown: one looks for a name in a fault of loading, the other writes reports.
    expect(told.toSorted()).toEqual([
      'packages/platform/src/federation/remote-failure.ts',
      'packages/platform/src/host/reports.ts',
    ])
  })

  it('says no code and no trace', () => {
    const shown =
      /[>{(]\s*\{?\s*(error|failure)\.(code|stack)\s*\}?\s*<|(toast|texts?\.\w+|messages\.\w+)\([^)\n]*(\.code|\.stack|String\((error|failure)\)|JSON\.stringify\()/
    expect(files.filter((path) => shown.test(read(path)))).toEqual([])
  })
})
