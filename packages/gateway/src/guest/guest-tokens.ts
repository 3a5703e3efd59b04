import type { GuestToken } from '@aisle/contract'
import { SignJWT } from 'jose'
import type { GuestKeys } from './guest-keys.ts'
import type { GuestSubject } from './guest-subject.ts'

/** Seconds that a token is good for. */
const LIFETIME = 15 * 60

export type GuestTokens = ReturnType<typeof createGuestTokens>

/** Mints the tokens of shoppers who are not signed in. */
export function createGuestTokens({ kid, privateKey }: GuestKeys, issuer: string) {
  return {
    async mint(tenant: string, subject: GuestSubject): Promise<GuestToken> {
      const token = await new SignJWT({ tenant, role: 'guest' })
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience('aisle-api')
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime(`${LIFETIME}s`)
        .sign(privateKey)
      return { access_token: token, token_type: 'Bearer', expires_in: LIFETIME }
    },
  }
}
