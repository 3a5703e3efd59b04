import { randomBytes, randomUUID } from 'node:crypto'
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { Issuers } from './tokens.ts'

const TEST_GUEST_ISSUER = 'urn:aisle:guest'
export const TEST_USER_ISSUER = 'https://id.test'
export const TEST_USER_SCOPE = 'identity online_order loyalty'

type Claims = Readonly<Record<string, unknown>>

/** Two issuers of their own, so that tests mint what gateway and identity mint. */
export async function createTestTokens() {
  const guest = await createSigner(TEST_GUEST_ISSUER)
  const user = await createSigner(TEST_USER_ISSUER)
  const issuers: Issuers = { guest: guest.issuer, user: user.issuer }
  return {
    issuers,
    guest: (tenant: string, subject = newGuestSubject(), claims: Claims = {}) =>
      guest.sign(subject, { tenant, role: 'guest', ...claims }),
    user: (tenant: string, subject: string = randomUUID(), email = 'shopper@example.com', claims: Claims = {}) =>
      user.sign(subject, {
        tenant,
        role: 'user',
        scope: TEST_USER_SCOPE,
        email,
        email_verified: true,
        auth_time: now(),
        ...claims,
      }),
    signers: { guest, user },
  }
}

const now = () => Math.floor(Date.now() / 1000)

export const newGuestSubject = () => `anon:${randomBytes(16).toString('hex')}`

async function createSigner(issuer: string) {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = randomUUID()
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' }
  return {
    jwk,
    kid,
    privateKey,
    issuer: { issuer, keys: createLocalJWKSet({ keys: [jwk] }) },
    sign: (subject: string, claims: Claims) =>
      new SignJWT({ iss: issuer, aud: 'aisle-api', ...claims })
        .setProtectedHeader({ alg: 'ES256', kid })
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime('15m')
        .sign(privateKey),
  }
}
