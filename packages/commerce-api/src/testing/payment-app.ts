import { afterAll } from 'vitest'
import { openTestApp, type TestOptions } from '../server/testing.ts'
import { startPaymentStandIn } from './payment-stand-in.ts'

/** The API of a test file beside a payment provider that does as the tests want; both end with the file. */
export async function openPaymentApp(options: Omit<TestOptions, 'services'> = {}) {
  const payments = await startPaymentStandIn()
  afterAll(() => payments.close())
  const services = { partnersUrl: payments.url, smtpUrl: undefined, merchant: { id: undefined, secret: 'key' } }
  return { test: await openTestApp({ ...options, services }), payments, services }
}
