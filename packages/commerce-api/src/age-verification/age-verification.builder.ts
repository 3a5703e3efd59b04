import {
  ageVerificationStatus,
  completeAgeVerification,
  mapAgeVerification,
  startAgeVerification,
} from '@aisle/api/age-verification'
import { customer } from '@aisle/api/customer'
import { buildTestApp } from '../server/testing.ts'
import { startPaymentStandIn } from '../testing/payment-stand-in.ts'

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
