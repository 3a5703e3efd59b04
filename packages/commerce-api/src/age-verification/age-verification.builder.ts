import {
  ageVerificationStatus,
  completeAgeVerification,
  mapAgeVerification,
  startAgeVerification,
} from '@aisle/api/age-verification'
import { customer } from '@aisle/api/customer'
import { afterAll, afterEach } from 'vitest'
import { buildTestApp } from '../server/testing.ts'
import { startPaymentStandIn } from '../testing/payment-stand-in.ts'
import { seedTestStore } from '../testing/store.builder.ts'

export const ann = { firstName: 'Ann', lastName: 'Canary', dob: '12/25/1931' }

/** The API with a provider beside it, and the steps that a shopper takes. */
export async function buildAgeTest(now: () => Date = () => new Date()) {
  const partners = await startPaymentStandIn()
  const merchant = { id: undefined, secret: 'merchant-key' }
  const test = await buildTestApp({ now, services: { partnersUrl: partners.url, smtpUrl: undefined, merchant } })
  const { ageChecks } = partners

  const start = (token: string, body = ann) => test.call(startAgeVerification, { body }, token)
  const status = (token: string, sessionId: string) =>
    test.call(ageVerificationStatus, { params: { sessionId } }, token)
  const complete = (token: string, sessionId: string, isInfoMismatched?: boolean) =>
    test.call(completeAgeVerification, { params: { sessionId }, query: { isInfoMismatched } }, token)
  const map = (token: string, sessionId: string, headers: Readonly<Record<string, string>> = {}) =>
    test.call(mapAgeVerification, { body: { sessionId } }, token, headers)

  /** A check whose page the shopper has finished. */
  const finished = async (
    token: string,
    outcome: 'verified' | 'failed' = 'verified',
    found: Parameters<typeof ageChecks.finish>[2] = {},
  ) => {
    const { sessionId, providerSessionID } = (await start(token)).data
    ageChecks.finish(providerSessionID, outcome, found)
    return sessionId
  }

  const isVerifiedOnline = async (token: string) => (await test.call(customer, {}, token)).data?.isVerifiedOnline

  return {
    ...test,
    partnersUrl: partners.url,
    ageChecks,
    start,
    status,
    complete,
    map,
    finished,
    isVerifiedOnline,
    async close() {
      await test.close()
      await partners.close()
    },
  }
}

export type AgeTest = Awaited<ReturnType<typeof buildAgeTest>>

/** A store that restricts browsing, and one to tell it from, until the tests of a file have ended. */
export async function openAgeTest(now?: () => Date) {
  const test = await buildAgeTest(now)
  afterAll(() => test.close())
  afterEach(() => test.ageChecks.goDown(false))
  const business = { isStoreAgeRestricted: true, enableAgeRestrictedBrowsing: true, enableAgeRestrictedCheckout: true }
  await seedTestStore(test, 'cellar', { business })
  await seedTestStore(test, 'corner', { business })
  const stateOf = async (sessionId: string) => {
    const [row] = await test.query<{ state: string; prefill: object; provider_reference: string | null }>(
      'SELECT state, prefill, provider_reference FROM commerce.age_sessions WHERE session_id = $1',
      [sessionId],
    )
    return row
  }
  return { ...test, newGuest: () => test.tokens.guest('cellar'), stateOf }
}
