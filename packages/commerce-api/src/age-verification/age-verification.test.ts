import { startAgeVerification } from '@aisle/api/age-verification'
import { verifyGuestAge } from '@aisle/api/guest'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { insertCustomer } from '../testing/customer.builder.ts'
import { ann, openAgeTest } from './age-verification.builder.ts'

const test = await openAgeTest()
const { newGuest, stateOf } = test

describe('1§7 an age check', () => {
  it('is opened at the provider and told of to its subject', async () => {
    const guest = await newGuest()
    const { data } = await test.start(guest)

    expect(test.ageChecks.checks.get(data.providerSessionID)).toMatchObject({ tenant: 'cellar' })
    expect(data.sessionId).not.toBe(data.providerSessionID)
    expect((await test.status(guest, data.sessionId)).data).toEqual({
      isVerified: false,
      state: 'pending',
      providerSessionID: data.providerSessionID,
      personalInfo: null,
      preFillInformation: ann,
    })
  })

  it('1§3 shows what was found beside what was said until it is completed, and nothing after', async () => {
    const guest = await newGuest()
    const sessionId = await test.finished(guest, 'verified', { lastName: 'Other', dateOfBirth: '1931-12-26' })

    expect((await test.status(guest, sessionId)).data).toMatchObject({
      isVerified: true,
      personalInfo: { firstName: 'Ann', lastName: 'Other', dob: '12/26/1931' },
      preFillInformation: ann,
    })
    expect((await test.complete(guest, sessionId)).data).toEqual({ isVerified: true })
    expect((await test.status(guest, sessionId)).data).toEqual({ isVerified: true, state: 'completed' })
  })

  it('1§5 wants a date of birth that there is', async () => {
    const reply = await test.start(await newGuest(), { ...ann, dob: '02/30/1990' })
    expect(reply).toMatchObject({ status: 400, code: 'VALIDATION' })
    expect(reply.body).toContain('Please Enter Valid DOB.')
  })

  it.each([
    ['the provider has refused', 'failed', undefined],
    ['the shopper says it is somebody else', 'verified', true],
    ['nobody has finished', 'pending', undefined],
  ] as const)('1§4 that %s verifies nobody, for good', async (_, outcome, isInfoMismatched) => {
    const guest = await newGuest()
    const { sessionId, providerSessionID } = (await test.start(guest)).data
    if (outcome !== 'pending') test.ageChecks.finish(providerSessionID, outcome)

    expect((await test.complete(guest, sessionId, isInfoMismatched)).data).toEqual({ isVerified: false })
    expect((await test.complete(guest, sessionId)).data).toEqual({ isVerified: false })
    expect(await stateOf(sessionId)).toEqual({ state: 'refused', prefill: {}, provider_reference: null })
  })

  it('decision 14 marks a customer for good', async () => {
    const { token } = await insertCustomer(test, 'cellar')
    const sessionId = await test.finished(token)
    expect(await test.isVerifiedOnline(token)).toBe(false)

    await test.complete(token, sessionId)

    expect(await test.isVerifiedOnline(token)).toBe(true)
  })

  it('is decided once, however many complete it at once', async () => {
    const guest = await newGuest()
    const sessionId = await test.finished(guest)

    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => test.complete(guest, sessionId, index % 2 === 1)),
    )

    const decisions = new Set(replies.map(({ data }) => data.isVerified))
    expect(decisions.size).toBe(1)
    const audit = await test.query(
      "SELECT action FROM commerce.audit_log WHERE object_id = $1 AND action <> 'age.started'",
      [sessionId],
    )
    expect(audit).toHaveLength(1)
  })
})

describe('T29 T5 a session', () => {
  it.each(['another guest', 'a customer', 'a guest of another tenant'])('is not there for %s', async (who) => {
    const sessionId = await test.finished(await newGuest())
    const other = {
      'another guest': () => newGuest(),
      'a customer': async () => (await insertCustomer(test, 'cellar')).token,
      'a guest of another tenant': () => test.tokens.guest('corner'),
    }[who]
    const token = (await other?.()) ?? ''

    for (const reply of [await test.status(token, sessionId), await test.complete(token, sessionId)]) {
      expect(reply).toMatchObject({ status: 404, code: 'AGE_SESSION_NOT_FOUND' })
      expect(reply.body).not.toContain('Canary')
    }
    expect(await stateOf(sessionId)).toMatchObject({ state: 'started' })
  })

  it.each(['not-a-session', randomUUID(), '00000000-0000-0000-0000-000000000000', 'x'.repeat(100)])(
    'that nobody has started (%s) is not there',
    async (sessionId) => {
      expect(await test.status(await newGuest(), sessionId)).toMatchObject({ status: 404 })
      expect(await test.complete(await newGuest(), sessionId)).toMatchObject({ status: 404 })
    },
  )

  it('believes the provider of its own tenant only', async () => {
    const guest = await newGuest()
    const { sessionId, providerSessionID } = (await test.start(guest)).data
    test.ageChecks.finish(providerSessionID, 'verified')
    test.ageChecks.checks.set(providerSessionID, { tenant: 'corner', status: 'verified' })

    expect((await test.status(guest, sessionId)).data).toMatchObject({ isVerified: false, state: 'failed' })
    expect((await test.complete(guest, sessionId)).data).toEqual({ isVerified: false })
  })

  it('T66 takes no verdict from the browser', async () => {
    const guest = await newGuest()
    const { sessionId } = (await test.start(guest)).data
    for (const [url, payload] of [
      [startAgeVerification.path, { ...ann, isVerified: true }],
      [verifyGuestAge.path + '?orderNumber=x', { firstName: 'A', lastName: 'B', isVerified: true }],
    ] as const) {
      const reply = await test.request({ method: 'POST', url, payload }, guest)
      expect(reply.statusCode).toBe(400)
    }
    expect((await test.complete(guest, sessionId)).data).toEqual({ isVerified: false })
  })

  it('is not started too often by one subject', async () => {
    const guest = await newGuest()
    const codes: number[] = []
    for (let tries = 0; tries < 11; tries += 1) codes.push((await test.start(guest)).status)
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})
