import { addressList } from '@aisle/api/address'
import { configuration } from '@aisle/api/configuration'
import { orderList } from '@aisle/api/order'
import { createHmac, randomUUID } from 'node:crypto'
import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, newGuestSubject } from '../server/testing.ts'
import { seedTestStore } from '../testing/store.builder.ts'

const test = await openTestApp()
beforeAll(async () => {
  await seedTestStore(test)
  await seedTestStore(test, 'corner')
})

const read = (token: string, headers: Record<string, string> = {}) =>
  test.request({ url: configuration.path, headers }, token)

function claims() {
  return { iss: 'urn:aisle:guest', aud: 'aisle-api', tenant: 'fresh', role: 'guest', sub: newGuestSubject() }
}
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

describe('T43 tokens that are not ours', () => {
  const refused: readonly { why: string; mint: () => Promise<string> | string }[] = [
    { why: 'unsigned', mint: () => new UnsecuredJWT({ ...claims(), exp: inAnHour() }).encode() },
    { why: 'signed with the public key as a secret', mint: () => mintWithPublicKeyAsSecret() },
    { why: 'signed by a stranger', mint: () => mintByStranger() },
    {
      why: 'signed by the other issuer',
      mint: () => test.tokens.signers.user.sign(newGuestSubject(), { ...claims() }),
    },
    { why: 'for another audience', mint: () => test.tokens.guest('fresh', newGuestSubject(), { aud: 'some-client' }) },
    {
      why: 'from another issuer',
      mint: () => test.tokens.guest('fresh', newGuestSubject(), { iss: 'https://evil.test' }),
    },
    { why: 'without a tenant', mint: () => test.tokens.signers.guest.sign(newGuestSubject(), { role: 'guest' }) },
    { why: 'with a tenant that is no name', mint: () => test.tokens.guest("fresh' OR 1=1") },
    {
      why: 'with a role that is not its issuer’s',
      mint: () => test.tokens.guest('fresh', newGuestSubject(), { role: 'user' }),
    },
    { why: 'with a subject that is no guest', mint: () => test.tokens.guest('fresh', randomUUID()) },
    {
      why: 'of an identity without role: an id token',
      mint: () => test.tokens.signers.user.sign(randomUUID(), { tenant: 'fresh', aud: 'shell', nonce: 'x' }),
    },
    {
      why: 'bound to a key that nobody proves to have',
      mint: () => test.tokens.user('fresh', randomUUID(), 'a@example.com', { cnf: { jkt: 'x'.repeat(43) } }),
    },
    ...[undefined, '', 'identity loyalty', 'online_orders', 'online order'].map((scope) => ({
      why: `for ${scope === undefined ? 'no' : `"${scope}"`} scope, and not the store’s`,
      mint: () => test.tokens.user('fresh', randomUUID(), 'a@example.com', { scope }),
    })),
    { why: 'expired', mint: () => mintExpired() },
    { why: 'cut', mint: async () => (await test.tokens.guest('fresh')).slice(0, -10) },
    { why: 'garbage', mint: () => 'a.b.c' },
  ]

  it.each(refused)('are refused: $why', async ({ mint }) => {
    const response = await read(await mint())
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ success: false, data: null })
  })

  it('ours is accepted', async () => {
    expect((await read(await test.tokens.guest('fresh'))).statusCode).toBe(200)
    expect((await read(await test.tokens.user('fresh'))).statusCode).toBe(200)
    const narrow = await test.tokens.user('fresh', randomUUID(), 'a@example.com', { scope: 'online_order' })
    expect((await read(narrow)).statusCode).toBe(200)
  })
})

async function mintWithPublicKeyAsSecret() {
  const key = await importJWK(test.tokens.signers.guest.jwk, 'ES256')
  if (!('type' in key)) throw new Error('expected a public key')
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const text = `${encode({ alg: 'HS256', kid: test.tokens.signers.guest.kid })}.${encode({ ...claims(), exp: inAnHour() })}`
  return `${text}.${createHmac('sha256', await exportSPKI(key))
    .update(text)
    .digest('base64url')}`
}

async function mintByStranger() {
  const { privateKey } = await generateKeyPair('ES256')
  const { kid } = test.tokens.signers.guest
  return await new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', kid }).setExpirationTime('1h').sign(privateKey)
}

function mintExpired() {
  const { kid, privateKey } = test.tokens.signers.guest
  return new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', kid }).setExpirationTime('-10s').sign(privateKey)
}

describe('T41 a guest’s token', () => {
  const mint = (times: { iat?: number; exp: number }) => {
    const { kid, privateKey } = test.tokens.signers.guest
    return new SignJWT({ ...claims(), ...times }).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
  }

  it.each([
    { seconds: 15 * 60, status: 200 },
    { seconds: 24 * 60 * 60, status: 200 },
    { seconds: 24 * 60 * 60 + 1, status: 401 },
    { seconds: 30 * 24 * 60 * 60, status: 401 },
  ])('that lives for $seconds seconds gives $status', async ({ seconds, status }) => {
    const iat = Math.floor(Date.now() / 1000)
    expect((await read(await mint({ iat, exp: iat + seconds }))).statusCode).toBe(status)
  })

  it('that does not say when it was made is refused', async () => {
    expect((await read(await mint({ exp: inAnHour() }))).statusCode).toBe(401)
  })

  it('opens what guests may do and nothing else, whatever scope or role it claims', async () => {
    const token = await test.tokens.guest('fresh', newGuestSubject(), { scope: 'online_order loyalty identity' })
    for (const { method, path } of [orderList, addressList]) {
      const response = await test.request({ method, url: path }, token)
      expect(response.statusCode).toBe(403)
    }
    const claimed = await test.tokens.guest('fresh', newGuestSubject(), { role: 'user', email: 'a@example.com' })
    expect((await read(claimed)).statusCode).toBe(401)
  })
})

describe('T2 the tenant header', () => {
  it('may repeat the token’s tenant', async () => {
    expect((await read(await test.tokens.guest('fresh'), { 'x-tenant-id': 'fresh' })).statusCode).toBe(200)
  })

  it.each(['corner', 'FRESH', 'fresh,corner', ''])('that says "%s" is refused, with an audit row', async (tenant) => {
    const subject = newGuestSubject()
    const response = await read(await test.tokens.guest('fresh', subject), { 'x-tenant-id': tenant })
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ errors: [{ errorCode: 'OTHER_TENANT' }] })
    const audit = await test.query('SELECT action FROM commerce.audit_log WHERE subject = $1', [subject])
    expect(audit).toEqual([{ action: 'tenant.mismatch' }])
  })
})
