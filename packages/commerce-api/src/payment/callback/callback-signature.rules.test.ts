import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { callbackSecret, isSigned } from './callback-signature.rules.ts'

const now = new Date('2026-11-20T15:00:00Z')
const seconds = now.getTime() / 1000
const secret = callbackSecret('merchant-key', 'datacap', 'fresh')
const body = Buffer.from('{"event":"void"}')
const sign = (timestamp: string, text: Buffer | string = body, key = secret) =>
  `sha256=${createHmac('sha256', key).update(`${timestamp}.${text.toString()}`).digest('hex')}`
const stamp = String(seconds)
const given = { timestamp: stamp, signature: sign(stamp), body }

describe('F32 the signature of a callback', () => {
  it.each([0, 299, 300, -300])('is taken %d seconds after it was made', (age) => {
    const timestamp = String(seconds - age)
    expect(isSigned(secret, { timestamp, signature: sign(timestamp), body }, now)).toBe(true)
  })

  it.each<[string, Partial<Record<keyof typeof given, unknown>>]>([
    ['is older than five minutes', { timestamp: String(seconds - 301), signature: sign(String(seconds - 301)) }],
    ['comes from the future', { timestamp: String(seconds + 301), signature: sign(String(seconds + 301)) }],
    ['is of another time stamp', { timestamp: String(seconds - 1) }],
    ['is of another body', { body: Buffer.from('{"event":"refund"}') }],
    ['is of the body alone', { signature: `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` }],
    ['is shorter', { signature: given.signature.slice(0, -2) }],
    ['is empty', { signature: '' }],
    ['is missing', { signature: undefined }],
    ['comes twice', { signature: [given.signature, given.signature] }],
    ['has a time stamp that is no number', { timestamp: `${stamp}.0`, signature: sign(`${stamp}.0`) }],
    ['has no time stamp', { timestamp: undefined }],
    ['is of the merchant key', { signature: sign(stamp, body, Buffer.from('merchant-key')) }],
    ['is of another tenant', { signature: sign(stamp, body, callbackSecret('merchant-key', 'datacap', 'cellar')) }],
    ['is of another provider', { signature: sign(stamp, body, callbackSecret('merchant-key', 'usaepay', 'fresh')) }],
  ])('is refused when it %s', (_, change) => {
    const { timestamp, signature, body: changed } = { ...given, ...change }
    expect(isSigned(secret, { timestamp, signature, body: Buffer.isBuffer(changed) ? changed : body }, now)).toBe(false)
  })
})
