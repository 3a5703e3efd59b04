import { createAddress } from '@aisle/api/address'
import type { AnyEndpoint } from '@aisle/api/endpoint'
import { endpoints } from '@aisle/api/endpoints'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { startPaymentStandIn } from '../testing/payment-stand-in.ts'
import { insertOwnedRows } from './owned-rows.builder.ts'
import { afterAll } from 'vitest'

export const all: readonly AnyEndpoint[] = Object.values(endpoints)
export const json = { 'content-type': 'application/json' }
export const address = { type: 0, line1: '1 Main St', city: 'New York', state: 'NY', zip: '10001' }

/** The API with rows of a customer, whom the calls of the tests come from, until the tests of a file have ended. */
export async function openHostileTest() {
  const payments = await startPaymentStandIn()
  afterAll(() => payments.close())
  const merchant = { id: undefined, secret: 'merchant-key' }
  const test = await openTestApp({ services: { partnersUrl: payments.url, smtpUrl: undefined, merchant } })
  const rows = await insertOwnedRows(test)
  const { token } = await insertCustomer(test)
  const guest = await test.tokens.guest('fresh')
  const post = (payload: string, headers: Record<string, string> = json) =>
    test.request({ method: 'POST', url: createAddress.path, payload, headers }, token)
  return { test, rows, token, guest, post }
}
