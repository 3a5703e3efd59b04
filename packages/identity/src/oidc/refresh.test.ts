import { identityAccount } from '@aisle/api/identity-account'
import { calculateJwkThumbprint, decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { issuer, startIdentity } from '../testing/start-identity.ts'
import { Store } from '../testing/store.ts'

const identity = startIdentity()
afterEach(() => {
  vi.useRealTimers()
})

async function createProof() {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)
  const proof = () =>
    new SignJWT({ htm: 'POST', htu: `${issuer}/token`, jti: crypto.randomUUID() })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk })
      .setIssuedAt()
      .sign(privateKey)
  return { proof, thumbprint: await calculateJwkThumbprint(jwk) }
}

describe('T41', () => {
  it('rotates the refresh token with every use', async () => {
    const store = new Store(identity)
    const { refresh_token } = await store.signInForTokens()

    const renewed = await store.refresh(refresh_token)

    expect(renewed.status).toBe(200)
    expect(renewed.body.refresh_token).not.toBe(refresh_token)
    expect(decodeJwt(renewed.body.access_token ?? '')).toMatchObject({
      aud: 'aisle-api',
      tenant: 'fresh',
      role: 'user',
    })
  })

  it('kills the whole family when an old refresh token comes back', async () => {
    const store = new Store(identity)
    const { refresh_token } = await store.signInForTokens()
    const renewed = await store.refresh(refresh_token)

    const reused = await store.refresh(refresh_token)
    const newest = await store.refresh(renewed.body.refresh_token ?? '')

    expect(reused).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect(newest).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  it('gives tokens to at most one of twenty parallel uses of a refresh token', async () => {
    const store = new Store(identity)
    const { refresh_token } = await store.signInForTokens()

    const replies = await Promise.all(Array.from({ length: 20 }, () => store.refresh(refresh_token)))

    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  it('refuses a key-bound refresh token without the key', async () => {
    const store = new Store(identity)
    const { proof, thumbprint } = await createProof()
    const { body } = await store.redeem(await store.signIn(), {}, { dpop: await proof() })

    const withoutKey = await store.refresh(body.refresh_token ?? '')
    const withKey = await store.refresh(body.refresh_token ?? '', { dpop: await proof() })

    expect(body.token_type).toBe('DPoP')
    expect(decodeJwt(body.access_token ?? '')).toMatchObject({ cnf: { jkt: thumbprint } })
    expect(withoutKey.status).toBe(400)
    expect(withKey.status).toBe(200)
  })

  it('T43 takes no key-bound access token without the proof of the key', async () => {
    const store = new Store(identity)
    const { proof } = await createProof()
    const { body } = await store.redeem(await store.signIn(), {}, { dpop: await proof() })

    const reply = await fetch(identity.url + identityAccount.path, {
      headers: { authorization: `Bearer ${body.access_token}` },
    })

    expect(reply.status).toBe(401)
  })

  it('ends after thirty days, however often it was renewed', async () => {
    const store = new Store(identity)
    const { refresh_token } = await store.signInForTokens()
    vi.useFakeTimers({ toFake: ['Date'] })
    const began = Date.now()
    const afterDays = (days: number) => vi.setSystemTime(began + days * 24 * 60 * 60 * 1000)

    afterDays(20)
    const renewed = await store.refresh(refresh_token)
    afterDays(29.9)
    const again = await store.refresh(renewed.body.refresh_token ?? '')
    afterDays(30.1)
    const late = await store.refresh(again.body.refresh_token ?? '')

    expect([renewed.status, again.status]).toEqual([200, 200])
    expect(late).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  it('refuses a refresh token of one tenant at the client of another', async () => {
    const { refresh_token } = await new Store(identity).signInForTokens()

    const reply = await new Store(identity, 'cellar').refresh(refresh_token)

    expect(reply.status).toBe(400)
  })
})

it('keeps no code or refresh token in clear in the database', async () => {
  const { refresh_token } = await new Store(identity).signInForTokens()

  const { rows } = await identity.pool.query<{ row: string }>('SELECT p::text AS row FROM identity.oidc_payloads p')

  expect(rows.some(({ row }) => row.includes(refresh_token))).toBe(false)
})
