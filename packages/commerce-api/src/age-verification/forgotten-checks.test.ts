import { startAgeVerification } from '@aisle/api/age-verification'
import { describe, expect, it } from 'vitest'
import { createAgeCheckProvider } from './age-check-provider.ts'
import { cleanChecks } from './forget-checks.service.ts'
import { ann, openAgeTest } from './age-verification.builder.ts'

let now = new Date()
const test = await openAgeTest(() => now)
const { newGuest, stateOf } = test

const clean = () => {
  const { partnersUrl } = test
  const services = { partnersUrl, smtpUrl: undefined, merchant: { id: undefined, secret: 'merchant-key' } }
  const ageChecks = createAgeCheckProvider(services)
  return cleanChecks({ database: test.database, ageChecks, now: () => now }, 'cellar')
}

describe('a provider that cannot be reached', () => {
  it('starts nothing and says so', async () => {
    const guest = await newGuest()
    const before = await test.query('SELECT session_id FROM commerce.age_sessions')
    test.ageChecks.goDown()

    const reply = await test.start(guest)

    expect(reply).toMatchObject({ status: 503, code: 'AGE_CHECK_UNREACHABLE' })
    expect(reply.message).toContain('Nothing was lost')
    expect(await test.query('SELECT session_id FROM commerce.age_sessions')).toEqual(before)
  })

  it('leaves an open check as it is', async () => {
    const guest = await newGuest()
    const sessionId = await test.finished(guest)
    test.ageChecks.goDown()
    expect(await test.status(guest, sessionId)).toMatchObject({ status: 503 })
    expect(await test.complete(guest, sessionId)).toMatchObject({ status: 503, code: 'AGE_CHECK_UNREACHABLE' })

    test.ageChecks.goDown(false)

    expect((await test.complete(guest, sessionId)).data).toEqual({ isVerified: true })
  })

  it('is told later to forget what it did not hear', async () => {
    const guest = await newGuest()
    const { sessionId, providerSessionID } = (await test.start(guest)).data
    test.ageChecks.goDown()
    expect((await test.complete(guest, sessionId, true)).data).toEqual({ isVerified: false })
    expect(await stateOf(sessionId)).toMatchObject({ prefill: {}, provider_reference: providerSessionID })

    test.ageChecks.goDown(false)
    await clean()

    expect(await stateOf(sessionId)).toMatchObject({ provider_reference: null })
    expect(test.ageChecks.checks.has(providerSessionID)).toBe(false)
  })
})

describe('what is personal', () => {
  it('T63 is neither kept nor logged when the check is over', async () => {
    const guest = await newGuest()
    const { sessionId, providerSessionID } = (await test.start(guest)).data
    test.ageChecks.finish(providerSessionID, 'verified', { dateOfBirth: '1931-12-26' })
    const lines: string[] = []
    const logged = test.buildLogged((line) => lines.push(line))
    for (const [method, url, payload] of [
      ['POST', startAgeVerification.path, ann],
      ['GET', `/v1/AgeVerification/Session/Status/${sessionId}`, undefined],
      ['POST', `/v1/AgeVerification/Complete/${sessionId}`, undefined],
    ] as const) {
      const headers = { authorization: `Bearer ${guest}` }
      expect((await logged.inject({ method, url, headers, ...(payload ? { payload } : {}) })).statusCode).toBe(200)
    }
    test.ageChecks.goDown()
    await logged.inject({
      method: 'POST',
      url: startAgeVerification.path,
      headers: { authorization: `Bearer ${guest}` },
      payload: ann,
    })
    await logged.close()

    expect(lines.length).toBeGreaterThan(3)
    expect(lines.join('\n')).not.toMatch(/Canary|1931/)
    expect(test.ageChecks.checks.has(providerSessionID)).toBe(false)
    const rows = await test.query(
      `SELECT to_jsonb(session)::text AS text FROM commerce.age_sessions session WHERE session_id = $1
       UNION ALL SELECT to_jsonb(entry)::text FROM commerce.audit_log entry WHERE object_id = $1::text
       UNION ALL SELECT to_jsonb(mail)::text FROM commerce.outbox mail WHERE tenant_id = 'cellar'`,
      [sessionId],
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toMatch(/Canary|1931/)
  })

  it('cannot be written to a check that is over, by anybody', async () => {
    const guest = await newGuest()
    const sessionId = await test.finished(guest)
    await test.complete(guest, sessionId)

    await expect(
      test.query(`UPDATE commerce.age_sessions SET prefill = '{"dob":"1"}' WHERE session_id = $1`, [sessionId]),
    ).rejects.toThrow('age_sessions_nothing_personal')
  })

  it('goes with a check that nobody finished, and the check with it', async () => {
    const guest = await newGuest()
    const { sessionId, providerSessionID } = (await test.start(guest)).data
    now = new Date(now.getTime() + 31 * 60_000)
    expect(await test.status(guest, sessionId)).toMatchObject({ status: 404 })

    await clean()

    expect(await stateOf(sessionId)).toEqual({ state: 'expired', prefill: {}, provider_reference: null })
    expect(test.ageChecks.checks.has(providerSessionID)).toBe(false)
    await clean()
    expect(await stateOf(sessionId)).toBeUndefined()
  })
})
