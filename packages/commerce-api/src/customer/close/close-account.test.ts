import { createAddress } from '@aisle/api/address'
import { closeAccount, customer, signUpAsCustomer, updateCustomer, userInfo } from '@aisle/api/customer'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertOwnedRows, CANARY, type OwnedRows } from '../../security/owned-rows.builder.ts'
import { buildTestApp, type TestApp } from '../../server/testing.ts'
import { insertCustomer } from '../../testing/customer.builder.ts'
import { tellIdentity } from './tell-identity.service.ts'

const now = () => new Date()

describe('1§2 closing an account', () => {
  let test: TestApp
  let rows: OwnedRows
  beforeEach(async () => {
    test = await buildTestApp()
    rows = await insertOwnedRows(test)
  })
  afterEach(() => test.close())

  const finishOrders = () => test.query("UPDATE commerce.orders SET state = 'completed' WHERE tenant_id = 'fresh'")

  /** Every row of every table but the log and the guest's, as text. */
  async function allRows() {
    const tables = await test.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'commerce'::regnamespace AND relkind = 'r'
       AND relname NOT IN ('audit_log', 'guest_customers', 'schema_migrations')`,
    )
    const texts = await Promise.all(
      tables.map(({ name }) =>
        test.query<{ text: string }>(`SELECT '${name} ' || to_jsonb(r)::text AS text FROM commerce.${name} r`),
      ),
    )
    return texts.flat().map(({ text }) => text)
  }

  it('leaves nothing in any table that tells whose it was', async () => {
    await finishOrders()
    await test.query(
      `INSERT INTO commerce.outbox (tenant_id, kind, recipient, payload, sent_at)
       VALUES ('fresh', 'order', 'Canary@example.com', '{}', now())`,
    )

    expect((await test.call(closeAccount, {}, rows.ownerToken)).data).toBe(true)

    const guests = new RegExp(`${rows.guestLine}|${rows.guestCart}|${rows.guestSession}|${rows.guestSaved}`)
    const telling = (await allRows()).filter(
      (text) => (text.includes(CANARY) || /canary@/i.test(text) || text.includes(rows.subject)) && !guests.test(text),
    )
    expect(telling).toEqual([])
  })

  it('keeps what receipts are made of, without a name', async () => {
    await finishOrders()
    await test.query(
      `UPDATE commerce.order_fulfillments SET address = '{"line1":"1 Canary St","city":"Troy","state":"NY","zip":"12180"}'`,
    )

    await test.call(closeAccount, {}, rows.ownerToken)

    const orders = await test.query('SELECT order_number, total_cents, first_name, email FROM commerce.orders')
    expect(orders).toEqual([
      { order_number: '100042', total_cents: 798, first_name: null, email: 'closed-account@invalid' },
    ])
    expect(await test.query('SELECT title, qty, total_cents FROM commerce.order_lines')).toEqual([
      { title: 'Ordinary Milk', qty: 2, total_cents: 798 },
    ])
    expect(await test.query('SELECT address FROM commerce.order_fulfillments')).toEqual([
      { address: { city: 'Troy', state: 'NY', zip: '12180' } },
    ])
    const log = await test.query<{ action: string }>(
      'SELECT action FROM commerce.audit_log WHERE object_id = $1 ORDER BY audit_id',
      [rows.customerId],
    )
    expect(log.map(({ action }) => action)).toContain('customer.closed')
  })

  it('cancels subscriptions, gives slots back, ends coupons, frees gift cards, keeps reviews without a name', async () => {
    await finishOrders()
    await test.query('UPDATE commerce.customers SET loyalty_cents = 700 WHERE customer_id = $1', [rows.customerId])

    await test.call(closeAccount, {}, rows.ownerToken)

    expect(await test.query('SELECT status, next_date, address_id FROM commerce.auto_ship_orders')).toEqual([
      { status: 'cancelled', next_date: null, address_id: null },
    ])
    expect(await test.query('SELECT places_left FROM commerce.slots')).toEqual([{ places_left: 8 }])
    expect(await test.query('SELECT 1 FROM commerce.coupons')).toEqual([])
    expect(await test.query('SELECT balance_cents, owner_customer_id FROM commerce.gift_cards')).toEqual([
      { balance_cents: 5000, owner_customer_id: null },
    ])
    expect(await test.query('SELECT author_name, rating, customer_id FROM commerce.reviews')).toEqual([
      { author_name: 'Former customer', rating: 5, customer_id: null },
    ])
    expect(await test.query('SELECT reason, amount_cents, balance_cents FROM commerce.loyalty_ledger')).toEqual([
      { reason: 'account-closed', amount_cents: -700, balance_cents: 0 },
    ])
  })

  it('is refused while an order is open, and changes nothing then', async () => {
    const before = await allRows()

    const refused = await test.call(closeAccount, {}, rows.ownerToken)

    expect(refused).toMatchObject({ status: 409, code: 'ACCOUNT_HAS_OPEN_ORDERS' })
    expect(await allRows()).toEqual(before)
  })

  it.each([
    ['longer than ten minutes ago', () => ({ auth_time: Math.floor(Date.now() / 1000) - 601 })],
    ['at a time that the token does not tell', () => ({ auth_time: undefined })],
  ])('is refused to who signed in %s', async (_, claims) => {
    await finishOrders()
    const token = await test.tokens.user('fresh', rows.subject, 'canary@example.com', claims())

    expect(await test.call(closeAccount, {}, token)).toMatchObject({ status: 403, code: 'SIGN_IN_AGAIN' })
    expect((await test.call(customer, {}, rows.ownerToken)).data?.firstName).toBe(CANARY)
  })

  it('T13 ends every token of the account: whoever still holds one is told to sign in', async () => {
    await finishOrders()
    const other = await test.tokens.user('fresh', rows.subject, 'canary@example.com')

    await test.call(closeAccount, {}, rows.ownerToken)

    for (const endpoint of [customer, userInfo]) {
      expect(await test.call(endpoint, {}, other)).toMatchObject({ status: 401, code: 'TOKEN_REFUSED' })
    }
    const signUp = { body: { isPolicyAccepted: true as const } }
    expect(await test.call(signUpAsCustomer, signUp, other)).toMatchObject({ status: 401 })
    expect((await test.call(closeAccount, {}, rows.ownerToken)).status).toBe(401)
    const elsewhere = await test.tokens.user('corner', rows.subject)
    expect((await test.call(customer, {}, elsewhere)).status).toBe(404)
  })

  it('lets nothing in that was under way: the account has what it had, or is closed without it', async () => {
    await finishOrders()
    const address = { type: 0 as const, line1: '9 Late St', city: 'Troy', state: 'NY', zip: '12180' }
    const body = { firstName: 'Late', lastName: 'Comer' }
    const [closed, ...added] = await Promise.all([
      test.call(closeAccount, {}, rows.ownerToken),
      ...Array.from({ length: 10 }, () => test.call(createAddress, { body: address }, rows.ownerToken)),
      ...Array.from({ length: 10 }, () => test.call(updateCustomer, { body }, rows.ownerToken)),
    ])

    expect(closed.status).toBe(200)
    expect(new Set([200, 401, ...added.map(({ status }) => status)])).toEqual(new Set([200, 401]))
    expect(await test.query('SELECT 1 FROM commerce.addresses')).toEqual([])
    expect(await test.query('SELECT 1 FROM commerce.customers WHERE first_name = $1', ['Late'])).toEqual([])
  })

  it('closes once, however many ask', async () => {
    await finishOrders()

    const replies = await Promise.all(Array.from({ length: 5 }, () => test.call(closeAccount, {}, rows.ownerToken)))

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await test.query('SELECT 1 FROM commerce.identity_closures')).toHaveLength(1)
  })
})

describe('1§2 telling identity of a closed account', () => {
  let test: TestApp
  let identity: Server
  let url: string
  let status = 200
  const heard: (string | undefined)[] = []
  beforeAll(async () => {
    test = await buildTestApp()
    await insertOwnedRows(test)
    identity = createServer((request, response) => {
      heard.push(`${request.method} ${request.url} ${request.headers.authorization}`)
      response.writeHead(status).end('{}')
    }).listen(0, '127.0.0.1')
    await once(identity, 'listening')
    const address = identity.address()
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  })
  afterAll(async () => {
    identity.close()
    await test.close()
  })
  beforeEach(async () => {
    heard.length = 0
    await test.query('DELETE FROM commerce.identity_closures')
  })

  const waiting = () =>
    test.query<{ attempts: number; access_token: string; last_error: string | null; has_failed: boolean }>(
      `SELECT attempts, access_token, last_error, failed_at IS NOT NULL AS has_failed FROM commerce.identity_closures`,
    )
  const tell = (identityUrl = url, at = now) => tellIdentity({ database: test.database, identityUrl, now: at }, 'fresh')
  const later = () => new Date(Date.now() + 120_000)

  async function close() {
    const { token } = await insertCustomer(test)
    expect((await test.call(closeAccount, {}, token)).data).toBe(true)
    return token
  }

  it('happens with the shopper’s own token, which is forgotten then', async () => {
    status = 200
    const token = await close()

    await tell()

    expect(heard).toEqual([`DELETE /v1/Account Bearer ${token}`])
    expect(await waiting()).toEqual([])
  })

  it('is tried again until identity is there', async () => {
    const token = await close()
    await tell('http://127.0.0.1:9')
    expect(await waiting()).toEqual([
      { attempts: 1, access_token: token, last_error: 'unreachable', has_failed: false },
    ])
    status = 503
    await tell(url, later)
    expect(await waiting()).toMatchObject([{ attempts: 2, last_error: 'unreachable' }])

    status = 200
    await tell(url, () => new Date(Date.now() + 3_600_000))

    expect(await waiting()).toEqual([])
  })

  it('is given up when identity does not know the token, which is not kept', async () => {
    status = 401
    await close()

    await tell()

    expect(await waiting()).toEqual([{ attempts: 1, access_token: '', last_error: 'refused', has_failed: true }])
    await tell(url, later)
    expect(heard).toHaveLength(1)
  })
})
