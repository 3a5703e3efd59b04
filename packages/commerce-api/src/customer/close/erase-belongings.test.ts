import { closeAccount } from '@aisle/api/customer'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AgeTest, buildAgeTest } from '../../age-verification/age-verification.builder.ts'
import { createAgeCheckProvider } from '../../age-verification/age-check-provider.ts'
import { cleanChecks } from '../../age-verification/forget-checks.service.ts'
import { insertOwnedRows, type OwnedRows } from '../../security/owned-rows.builder.ts'

let test: AgeTest
let rows: OwnedRows
beforeEach(async () => {
  test = await buildAgeTest()
  rows = await insertOwnedRows(test)
  await test.query("UPDATE commerce.orders SET state = 'completed' WHERE tenant_id = 'fresh'")
})
afterEach(() => test.close())

const close = async () => expect((await test.call(closeAccount, {}, rows.ownerToken)).data).toBe(true)

describe('1§2 closing an account', () => {
  it('thinks of every table that has a column for a shopper', async () => {
    const { subject, customerId, coupon, order } = rows
    await test.query(`
      INSERT INTO commerce.mode_accesses (tenant_id, subject, mode, access_code_hash, granted_at)
        VALUES ('fresh', '${subject}', 4, 'hash', now());
      INSERT INTO commerce.store_feedback (tenant_id, subject, kind, body) VALUES ('fresh', '${subject}', 'store', 'Good');
      INSERT INTO commerce.otp_codes (tenant_id, subject, purpose, recipient_hash, code_hash, expires_at)
        VALUES ('fresh', '${subject}', 'guest', 'hash', 'hash', now());
      INSERT INTO commerce.idempotency_keys (tenant_id, subject, key, request_hash, expires_at)
        VALUES ('fresh', '${subject}', 'key', 'hash', now());
      INSERT INTO commerce.coupon_redemptions (tenant_id, coupon_id, order_id, subject, discount_cents)
        VALUES ('fresh', '${coupon}', '${order}', '${subject}', 100);
      INSERT INTO commerce.loyalty_ledger (tenant_id, customer_id, reason, amount_cents, balance_cents)
        VALUES ('fresh', '${customerId}', 'welcome', 0, 0);
      UPDATE commerce.gift_cards SET purchaser_subject = '${subject}'`)
    const columns = await test.query<{ name: string; column: string }>(`
      SELECT table_name AS name, column_name AS column FROM information_schema.columns
      WHERE table_schema = 'commerce' AND column_name ~ '(^|_)(subject|customer_id)$'
        AND column_name <> 'guest_customer_id' AND table_name <> 'audit_log' ORDER BY 1, 2`)
    const selects = columns.map(
      ({ name, column }) =>
        `SELECT '${name}.${column}' AS place WHERE EXISTS (SELECT FROM commerce.${name} WHERE ${column}::text = $1)`,
    )
    const owned = async (value: string) =>
      (await test.query<{ place: string }>(selects.join(' UNION ALL '), [value])).map(({ place }) => place).toSorted()
    const all = columns.map(({ name, column }) => `${name}.${column}`)
    const guests = ['guest_customers.subject']
    const before = [...(await owned(subject)), ...(await owned(customerId))]
    expect(before.toSorted()).toEqual(all.filter((name) => !guests.includes(name)))

    await close()

    expect(await owned(subject)).toEqual([])
    // The number of the closed record: what is left of receipts, subscriptions and ledgers hangs together by it.
    expect(await owned(customerId)).toEqual([
      'auto_ship_orders.customer_id',
      'carts.customer_id',
      'coupons.customer_id',
      'customers.customer_id',
      'loyalty_ledger.customer_id',
      'orders.customer_id',
    ])
  })

  it('leaves no message for a browser of the customer, waiting or given up', async () => {
    await test.query(
      `INSERT INTO commerce.outbox (tenant_id, kind, recipient, payload, failed_at) VALUES
        ('fresh', 'push', 'Canary-hash', $1, NULL), ('fresh', 'push', 'Canary-hash', $1, now()),
        ('fresh', 'push', 'another', $1, NULL), ('corner', 'push', 'Canary-hash', $1, NULL)`,
      [JSON.stringify({ notificationId: randomUUID() })],
    )

    await close()

    const left = await test.query("SELECT tenant_id, recipient FROM commerce.outbox WHERE kind = 'push' ORDER BY 1")
    expect(left).toEqual([
      { tenant_id: 'corner', recipient: 'Canary-hash' },
      { tenant_id: 'fresh', recipient: 'another' },
    ])
  })

  it('T63 has the provider forget the checks of the account, those that it has answered too', async () => {
    const open = (await test.start(rows.ownerToken)).data
    const finished = (await test.start(rows.ownerToken)).data
    test.ageChecks.finish(finished.providerSessionID, 'verified')
    const reference = `SELECT provider_reference FROM commerce.age_sessions WHERE subject = $1`
    expect(await test.query(reference, [rows.subject])).toHaveLength(3)

    await close()

    const sessions = () =>
      test.query("SELECT state, prefill, subject FROM commerce.age_sessions WHERE subject LIKE 'closed:%'")
    const over = { state: 'expired', prefill: {}, subject: `closed:${rows.customerId}` }
    expect(await sessions()).toEqual([over, over, over])
    const { partnersUrl } = test
    const services = { partnersUrl, smtpUrl: undefined, merchant: { id: undefined, secret: 'merchant-key' } }
    const clean = () =>
      cleanChecks(
        {
          database: test.database,
          ageChecks: createAgeCheckProvider(services),
          now: () => new Date(Date.now() + 1000),
        },
        'fresh',
      )
    await clean()
    for (const { providerSessionID } of [open, finished]) {
      expect(test.ageChecks.checks.has(providerSessionID)).toBe(false)
    }
    await clean()
    expect(await sessions()).toEqual([])
  })
})
