import { customerInquiry, requestInquiryOtp } from '@aisle/api/customer'
import { guestCustomer, requestGuestOtp, verifyGuestOtp } from '@aisle/api/guest'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer, insertStore, type TestStore } from '../testing/checkout-store.builder.ts'
import { latestCode } from '../testing/shopper.ts'

let store: TestStore
let token: string
const start = new Date('2026-11-20T15:00:00Z')
let now = start
let people = 0
const test = await openTestApp({ now: () => now, poolSize: 20 })
beforeEach(async () => {
  now = start
  store = await insertStore(test.query)
  token = await test.tokens.guest(store.tenant)
})

const somebody = () => ({ firstName: 'Ada', lastName: 'Lovelace', email: `ada${(people += 1)}@example.com` })
const ask = (contact = somebody(), by = token) => test.call(requestGuestOtp, { body: contact }, by)
const verify = (contact: ReturnType<typeof somebody>, otp: string, by = token) =>
  test.call(verifyGuestOtp, { body: { ...contact, otp } }, by)
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

it('is known again with the phone that was given, until it is proven without one', async () => {
  const ada = { ...somebody(), phone: '317-555-0142' }
  const { phone: _phone, ...withoutPhone } = ada
  await ask(withoutPhone)
  const { data } = await verify(ada, await latestCode(test, ada.email))
  const known = () => test.call(guestCustomer, { params: { id: data.customerID ?? '' } }, token)
  expect((await known()).data).toEqual({ ...ada, customerID: data.customerID })

  now = new Date(start.getTime() + 60_000)
  await ask(withoutPhone)
  await verify(withoutPhone, await latestCode(test, ada.email))
  expect((await known()).data).toEqual({ ...withoutPhone, phone: null, customerID: data.customerID })
})

describe('the one-time code', () => {
  it('proves the address of a guest', async () => {
    const ada = somebody()
    await ask(ada)
    const code = await latestCode(test, ada.email)
    const { data } = await verify(ada, code)
    expect(data.isVerified).toBe(true)
    const own = await test.call(guestCustomer, { params: { id: data.customerID ?? '' } }, token)
    expect(own.data).toMatchObject(ada)
    const other = await test.tokens.guest(store.tenant)
    expect((await test.call(guestCustomer, { params: { id: data.customerID ?? '' } }, other)).status).toBe(404)
  })

  it('F22 proves it again to whoever lost the answer, as often as a code may be tried, while it lives', async () => {
    const ada = somebody()
    await ask(ada)
    const code = await latestCode(test, ada.email)
    const { data } = await verify(ada, code)
    expect((await verify(ada, code)).data).toEqual(data)
    expect((await verify(ada, wrongOf(code))).code).toBe('OTP_0002')
    expect((await verify(ada, code, await test.tokens.guest(store.tenant))).code).toBe('OTP_0003')
    expect((await Promise.all([verify(ada, code), verify(ada, code)])).map(({ status }) => status)).toEqual([200, 200])
    expect((await verify(ada, code)).code).toBe('OTP_ATTEMPTS_EXCEEDED')

    const bea = somebody()
    await ask(bea)
    const beas = await latestCode(test, bea.email)
    await verify(bea, beas)
    now = new Date(start.getTime() + 10 * 60_000)
    expect((await verify(bea, beas)).code).toBe('OTP_0003')
  })

  it('T14 sends one inquiry and no more', async () => {
    const { email } = somebody()
    await test.call(requestInquiryOtp, { body: { email } }, token)
    const body = { email, otp: await latestCode(test, email) }
    expect((await test.call(customerInquiry, { body }, token)).status).toBe(200)
    expect((await test.call(customerInquiry, { body }, token)).code).toBe('OTP_0003')
  })

  it('T14 is refused at the sixth try, even when it is right', async () => {
    const ada = somebody()
    await ask(ada)
    const code = await latestCode(test, ada.email)
    for (let tries = 0; tries < 5; tries += 1) expect((await verify(ada, wrongOf(code))).code).toBe('OTP_0002')
    expect((await verify(ada, code)).code).toBe('OTP_ATTEMPTS_EXCEEDED')
  })

  it('T14 counts 100 tries at once exactly', async () => {
    const ada = somebody()
    await ask(ada)
    const wrong = wrongOf(await latestCode(test, ada.email))
    const replies = await Promise.all(Array.from({ length: 100 }, () => verify(ada, wrong)))
    expect(replies.filter(({ code }) => code === 'OTP_0002')).toHaveLength(5)
    expect(replies.filter(({ code }) => code === 'OTP_ATTEMPTS_EXCEEDED')).toHaveLength(95)
  })

  it('holds for ten minutes, whether or not another one is sent: mails arrive in any order', async () => {
    const ada = somebody()
    await ask(ada)
    const first = await latestCode(test, ada.email)
    now = new Date(start.getTime() + 60_000)
    await ask(ada)
    const second = await latestCode(test, ada.email)
    expect((await verify(ada, first)).status).toBe(200)
    // One time in a million both codes are the same.
    expect((await verify(ada, second)).code).toBe(first === second ? undefined : 'OTP_0002')

    const bea = somebody()
    await ask(bea)
    const beas = await latestCode(test, bea.email)
    now = new Date(now.getTime() + 10 * 60_000)
    expect((await verify(bea, beas)).code).toBe('OTP_0003')
  })

  it('T14 is used once: given again it changes nothing, and proves nothing once another address is proven', async () => {
    const ada = somebody()
    await ask(ada)
    const code = await latestCode(test, ada.email)
    const { data } = await verify(ada, code)
    const known = async () => (await test.call(guestCustomer, { params: { id: data.customerID ?? '' } }, token)).data

    expect((await verify({ ...ada, firstName: 'Eve' }, code)).data).toEqual(data)
    expect(await known()).toMatchObject(ada)

    const bea = somebody()
    await ask(bea)
    await verify(bea, await latestCode(test, bea.email))
    expect((await verify(ada, code)).code).toBe('OTP_0003')
    expect(await known()).toMatchObject(bea)
  })

  it('T14 proves an address once where it is given many times at once', async () => {
    const ada = somebody()
    await ask(ada)
    const code = await latestCode(test, ada.email)
    const replies = await Promise.all(Array.from({ length: 5 }, () => verify(ada, code)))
    expect(new Set(replies.map(({ data }) => data.customerID))).toHaveProperty('size', 1)
    expect(
      await test.query("SELECT 1 FROM commerce.audit_log WHERE action = 'guest.verified' AND tenant_id = $1", [
        store.tenant,
      ]),
    ).toHaveLength(1)
  })

  it('T14 takes no more guesses beside others: each is compared five times, and the last has five of its own', async () => {
    const ada = somebody()
    await ask(ada)
    const first = await latestCode(test, ada.email)
    await ask(ada)
    const second = await latestCode(test, ada.email)
    const wrong = ['000000', '000001', '000002'].find((code) => code !== first && code !== second) ?? ''
    for (let tries = 0; tries < 5; tries += 1) expect((await verify(ada, wrong)).code).toBe('OTP_0002')
    expect((await verify(ada, first)).code).toBe('OTP_ATTEMPTS_EXCEEDED')
    expect((await verify(ada, second)).code).toBe('OTP_ATTEMPTS_EXCEEDED')

    await ask(ada)
    const third = await latestCode(test, ada.email)
    // One time in 500,000 the third is one of the first two.
    const stale = [first, second, wrong].find((code) => code !== third) ?? ''
    expect((await verify(ada, stale)).code).toBe('OTP_0002')
    expect((await verify(ada, third)).status).toBe(200)
  })

  it('T14 of several sends one inquiry, of whichever mail', async () => {
    const { email } = somebody()
    const codes = []
    for (let sent = 0; sent < 2; sent += 1) {
      await test.call(requestInquiryOtp, { body: { email } }, token)
      codes.push(await latestCode(test, email))
    }
    const replies = await Promise.all(codes.map((otp) => test.call(customerInquiry, { body: { email, otp } }, token)))
    expect(replies.map(({ code }) => code ?? 'sent').toSorted()).toEqual(['OTP_0003', 'sent'])
  })

  it('is worth nothing to another shopper', async () => {
    const ada = somebody()
    await ask(ada)
    const code = await latestCode(test, ada.email)
    expect((await verify(ada, code, await test.tokens.guest(store.tenant))).code).toBe('OTP_0003')
  })

  it('T15 is sent three times an hour to an address, whoever asks', async () => {
    const ada = somebody()
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await ask(ada, await test.tokens.guest(store.tenant))).status).toBe(200)
    }
    const fourth = await ask(ada, await test.tokens.guest(store.tenant))
    expect(fourth).toMatchObject({
      status: 429,
      code: 'CUST_0006',
      message: 'An error occurred while requesting OTP. Please try again later.',
    })
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0)
    expect(await test.query('SELECT 1 FROM commerce.outbox WHERE recipient = $1', [ada.email])).toHaveLength(3)
  })

  it('F14 says when another may be asked for: in a moment, and after the third one when the hour is over', async () => {
    const ada = somebody()
    now = new Date('2026-11-20T15:20:00Z')
    const waits = []
    for (let sent = 0; sent < 3; sent += 1) waits.push((await ask(ada)).data)

    expect(waits.map(({ serverTime }) => serverTime)).toEqual(Array(3).fill('2026-11-20T15:20:00.000Z'))
    expect(waits.map((wait) => wait.resendAfter)).toEqual([
      '2026-11-20T15:20:30.000Z',
      '2026-11-20T15:20:30.000Z',
      '2026-11-20T16:00:00.000Z',
    ])
    now = new Date('2026-11-20T16:00:00Z')
    expect((await ask(ada)).status).toBe(200)
  })

  it('is kept as a hash', async () => {
    const ada = somebody()
    await ask(ada)
    const code = await latestCode(test, ada.email)
    const rows = await test.query<{ code_hash: string }>('SELECT code_hash FROM commerce.otp_codes')
    expect(rows.some(({ code_hash }) => code_hash.includes(code))).toBe(false)
  })

  it('T16 is asked for with the same answer for known and unknown addresses', async () => {
    const known = somebody().email
    await insertCustomer(test.query, store.tenant, { email: known })
    const shapes = []
    for (const email of [known, somebody().email]) {
      const sent = await test.call(requestInquiryOtp, { body: { email } }, token)
      const spent = await test.call(customerInquiry, { body: { email, otp: await latestCode(test, email) } }, token)
      shapes.push({ status: sent.status, sent: sent.data, spent: spent.data })
    }
    expect(shapes[0]).toEqual(shapes[1])
  })
})
