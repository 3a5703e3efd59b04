import { decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { Caller } from './caller.ts'
import { createVerifiedTokens } from './verified-tokens.ts'
import { busy, tokenMissing, tokenRefused } from './server.errors.ts'

export type Issuer = { readonly issuer: string; readonly keys: JWTVerifyGetKey }
export type Issuers = { readonly guest: Issuer; readonly user: Issuer }

const AUDIENCE = 'aisle-api'
/** Among what a shopper's token has to allow: the documents' "online order" (spec 1 §7, T43). */
const SCOPE = 'online_order'
const CLOCK_TOLERANCE_SECONDS = 5

const tenantSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,62}$/))
/** Seconds that a guest's token may live at most, whoever made it (T41). */
const GUEST_LIFE = 24 * 60 * 60
const guestSchema = z
  .object({
    tenant: tenantSchema,
    role: z.literal('guest'),
    sub: z.string().check(z.regex(/^anon:[0-9a-f]{32}$/)),
    iat: z.number(),
    exp: z.number(),
  })
  .check(z.refine(({ iat, exp }) => exp - iat <= GUEST_LIFE))
const userSchema = z.object({
  tenant: tenantSchema,
  role: z.literal('user'),
  scope: z.string().check(z.refine((scope) => scope.split(' ').includes(SCOPE))),
  sub: z.uuid(),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  auth_time: z.optional(z.int()),
  /** A token that is bound to a key is none to bear (RFC 9449 §7.2). */
  cnf: z.optional(z.never()),
})

/** @throws AppError 401 when the token is not one of ours */
export type TokenReader = (authorization: string | undefined) => Promise<Caller>

/** Reads the bearer token of a request: two issuers, ES256 only, our audience and scope, not expired. */
export function createTokenReader({ guest, user }: Issuers): TokenReader {
  const known = createVerifiedTokens()
  return async (authorization) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1]
    if (!token) throw tokenMissing()
    const caller = known.find(token)
    if (caller) return caller
    const issuer = issuerOf(token)
    if (issuer === guest.issuer) {
      const payload = await verify(token, guest)
      const claims = parseClaims(guestSchema, payload)
      return known.keep(token, payload, { ...callerOf(claims), ...NOT_SIGNED_IN })
    }
    if (issuer === user.issuer) {
      const payload = await verify(token, user)
      const claims = parseClaims(userSchema, payload)
      return known.keep(token, payload, { ...callerOf(claims), ...signedIn(claims) })
    }
    throw tokenRefused()
  }
}

const NOT_SIGNED_IN = { role: 'guest', email: undefined, isEmailVerified: false, authenticatedAt: undefined } as const

const signedIn = ({ email, email_verified, auth_time }: z.output<typeof userSchema>) => ({
  role: 'user' as const,
  email,
  isEmailVerified: email_verified === true,
  authenticatedAt: auth_time === undefined ? undefined : new Date(auth_time * 1000),
})

const callerOf = ({ tenant, sub }: { readonly tenant: string; readonly sub: string }) => ({
  tenantId: tenant,
  subject: sub,
})

function issuerOf(token: string) {
  try {
    return decodeJwt(token).iss
  } catch (cause) {
    throw tokenRefused(cause)
  }
}

async function verify(token: string, { issuer, keys }: Issuer): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: AUDIENCE,
      algorithms: ['ES256'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['exp', 'sub', 'tenant'],
    })
    return payload
  } catch (cause) {
    // Whatever is not about the token is a fault of ours: its owner stays signed in and tries again.
    throw cause instanceof errors.JOSEError ? tokenRefused(cause) : busy(cause)
  }
}

function parseClaims<Schema extends z.ZodMiniType>(schema: Schema, payload: JWTPayload): z.output<Schema> {
  const claims = z.safeParse(schema, payload)
  if (!claims.success) throw tokenRefused(claims.error)
  return claims.data
}
