import { closeAccount, linkExistingCustomer, requestInquiryOtp, signUpAsCustomer } from '@aisle/api/customer'
import { verifyBetaCode } from '@aisle/api/mode'
import { createPaymentMethod } from '@aisle/api/payment-method'
import { sendFeedback } from '@aisle/api/review'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AgeTest, buildAgeTest } from '../../age-verification/age-verification.builder.ts'
import { insertOwnedRows, type OwnedRows } from '../../security/owned-rows.builder.ts'
import { insertCustomer } from '../../testing/customer.builder.ts'
import { seedTestStore } from '../../testing/store.builder.ts'

let test: AgeTest
let rows: OwnedRows
let latch: pg.Client
beforeEach(async () => {
  test = await buildAgeTest()
  rows = await insertOwnedRows(test)
  await test.query("UPDATE commerce.orders SET state = 'completed' WHERE tenant_id = 'fresh'")
  latch = new pg.Client({ connectionString: test.ownerUrl })
  await latch.connect()
})
afterEach(async () => {
  await latch.end()
  await test.close()
})

const waitFor = (waiters: number) =>
  vi.waitFor(
    async () => {
      const waiting = await test.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      expect(waiting).toHaveLength(waiters)
    },
    { timeout: 2000, interval: 10 },
  )

/** Has a call come when everything of an account is closed, and nobody knows yet. */
async function beforeCommit(call: () => Promise<{ readonly status: number }>) {
  await latch.query('BEGIN; LOCK TABLE commerce.identity_closures IN EXCLUSIVE MODE')
  const closing = test.call(closeAccount, {}, rows.ownerToken)
  await waitFor(1)
  const calling = call()
  await Promise.race([waitFor(2), calling])
  await latch.query('COMMIT')
  return { closed: await closing, late: await calling }
}

const leftOf = async () =>
  (
    await test.query<{ place: string }>(
      ['age_sessions', 'mode_accesses', 'otp_codes', 'store_feedback', 'customers']
        .map((name) => `SELECT '${name}' AS place FROM commerce.${name} WHERE subject = $1`)
        .join(' UNION ALL '),
      [rows.subject],
    )
  ).map(({ place }) => place)

const accepted = { body: { isPolicyAccepted: true as const } }
const calls = {
  'an age check': () => test.start(rows.ownerToken),
  'the access code of the store': () => test.call(verifyBetaCode, { body: { accessCode: '4711' } }, rows.ownerToken),
  'a one-time code': () => test.call(requestInquiryOtp, { body: { email: 'canary@example.com' } }, rows.ownerToken),
  feedback: () => test.call(sendFeedback, { body: { text: 'Late' } }, rows.ownerToken),
  'signing up again': () => test.call(signUpAsCustomer, accepted, rows.ownerToken),
  'a record that the store has kept': () => test.call(linkExistingCustomer, accepted, rows.ownerToken),
  'a card': () => test.call(createPaymentMethod, { body: { token: 'tok_accepted' } }, rows.ownerToken),
}

describe('1§2 closing an account lets in nothing that was under way', () => {
  it.each(Object.entries(calls))('%s', async (_, call) => {
    await seedTestStore(test, 'fresh', { store: { mode: 3, accessCode: '4711' } })
    await test.call(verifyBetaCode, { body: { accessCode: '4711' } }, rows.ownerToken)
    await insertCustomer(test, 'fresh', { subject: `record:${randomUUID()}`, email: 'canary@example.com' })

    const { closed, late } = await beforeCommit(call)

    expect([closed.status, late.status]).toEqual([200, 401])
    expect(await leftOf()).toEqual([])
  })

  it('the proof of a guest, who keeps it', async () => {
    const guest = await test.tokens.guest('fresh')
    const sessionId = await test.finished(guest)
    await test.complete(guest, sessionId)

    const { closed, late } = await beforeCommit(() => test.map(rows.ownerToken, sessionId, { 'x-guest-token': guest }))

    expect([closed.status, late.status]).toEqual([200, 401])
    const state = 'SELECT state FROM commerce.age_sessions WHERE session_id = $1'
    expect(await test.query(state, [sessionId])).toEqual([{ state: 'completed' }])
  })
})
