import { closeIdentityAccount } from '@aisle/api/identity-closing'
import { identityAccount } from '@aisle/api/identity-account'
import { decodeJwt } from 'jose'
import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { seedAccounts } from '../seeding.ts'
import { Browser } from '../testing/browser.ts'
import { customer, startIdentity } from '../testing/start-identity.ts'
import { Store } from '../testing/store.ts'
import { wasMadeAfterSignIn } from './closing.rules.ts'

const identity = startIdentity()
const close = (token: string, headers: Record<string, string> = {}) =>
  fetch(identity.url + closeIdentityAccount.path, {
    method: closeIdentityAccount.method,
    headers: { authorization: `Bearer ${token}`, ...headers },
  })

const asOwner = async (sql: string) => {
  const client = new pg.Client({ connectionString: identity.ownerUrl })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(sql)
  await client.end()
  return rows
}

beforeEach(async () => {
  await asOwner('DELETE FROM identity.closed_accounts')
  await seedAccounts(identity.ownerUrl, [customer])
  identity.mails.length = 0
})

describe('1§2 closing an account at the identity service', () => {
  it('tells when the password was typed, also after a renewal', async () => {
    const store = new Store(identity)
    const { access_token, refresh_token } = await store.signInForTokens()
    const renewed = await store.refresh(refresh_token)

    const { auth_time, iat = 0 } = decodeJwt<{ auth_time: number }>(access_token)
    expect(iat - auth_time).toBeLessThan(60)
    expect(decodeJwt(renewed.body.access_token ?? '')).toMatchObject({ auth_time, email_verified: true })
  })

  it('leaves nothing that could sign in: no account, no session, no refresh token', async () => {
    const store = new Store(identity)
    const browser = new Browser(identity.url)
    const { body } = await store.redeem(await store.signIn(browser))

    expect((await close(body.access_token ?? '')).status).toBe(200)

    expect((await store.refresh(body.refresh_token ?? '')).body.error).toBe('invalid_grant')
    expect((await browser.open(store.signInAddress({ prompt: 'none' }))).url.searchParams.get('error')).toBe(
      'login_required',
    )
    const again = await store.signIn()
    expect(again.status).toBe(422)
    const left = await asOwner(
      `SELECT model FROM identity.oidc_payloads WHERE payload::text LIKE '%${customer.sub}%' OR account_id = '${customer.sub}'`,
    )
    expect(left).toEqual([])
  })

  it('tells the owner by mail, once', async () => {
    const { access_token } = await new Store(identity).signInForTokens()

    expect((await close(access_token)).status).toBe(200)
    expect((await close(access_token)).status).toBe(200)

    expect(identity.mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [customer.email, 'Your account at Fresh Fields Market is closed'],
    ])
  })

  it('shows a closed account to nobody, and seeding does not bring it back', async () => {
    const { access_token } = await new Store(identity).signInForTokens()
    await close(access_token)
    await seedAccounts(identity.ownerUrl, [customer])

    const shown = await fetch(identity.url + identityAccount.path, {
      headers: { authorization: `Bearer ${access_token}` },
    })
    expect(shown.status).toBe(401)
    expect(await asOwner('SELECT 1 FROM identity.accounts')).toEqual([])
  })

  it('is not for browsers, nor for tokens that are none', async () => {
    const { access_token, id_token } = await new Store(identity).signInForTokens()

    expect((await close(access_token, { 'x-forwarded-host': 'id.localhost:3000' })).status).toBe(404)
    expect((await close(id_token)).status).toBe(401)
    expect((await close(`${access_token.slice(0, -4)}AAAA`)).status).toBe(401)
    expect(await asOwner('SELECT 1 FROM identity.accounts')).toHaveLength(1)
  })
})

it.each([
  { why: 'made at sign-in', iat: 1000, auth_time: 1000, isGood: true },
  { why: 'made ten minutes after it', iat: 1600, auth_time: 1000, isGood: true },
  { why: 'made later', iat: 1601, auth_time: 1000, isGood: false },
  { why: 'that does not say', iat: 1000, auth_time: undefined, isGood: false },
])('1§2 a token $why closes an account: $isGood', ({ iat, auth_time, isGood }) => {
  expect(wasMadeAfterSignIn({ iat, auth_time })).toBe(isGood)
})
