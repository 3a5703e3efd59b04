import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Keys } from '../keys/keys.ts'
import { apiAudience } from '../oidc/api-resource.ts'
import { identityScope } from '../oidc/scopes.ts'

const claimsSchema = z.object({
  sub: z.uuid(),
  tenant: z.string(),
  role: z.literal('user'),
  scope: z.string().refine((scope) => scope.split(' ').includes(identityScope)),
  iat: z.optional(z.int()),
  auth_time: z.optional(z.int()),
  /** A token that is bound to a key is none to bear (RFC 9449 §7.2). */
  cnf: z.optional(z.never()),
})
export type Caller = z.output<typeof claimsSchema>

type Options = {
  /** Seconds after its end that a token is still taken. */
  readonly lateSeconds?: number
  readonly accept?: (caller: Caller) => boolean
}

/** Reads the caller from an access token of ours; `undefined` for every other token. */
export function createBearer(keys: Keys, issuer: string, { lateSeconds = 0, accept = () => true }: Options = {}) {
  const publicKeys = keys.signing.keys.map(({ d: _private, ...key }) => key)
  const keySet = createLocalJWKSet({ keys: publicKeys })
  const options = { issuer, audience: apiAudience, algorithms: ['ES256'], typ: 'at+jwt', clockTolerance: lateSeconds }

  return async (authorization: string | undefined): Promise<Caller | undefined> => {
    const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1]
    if (token === undefined) return undefined
    try {
      const { payload } = await jwtVerify(token, keySet, options)
      const { data } = claimsSchema.safeParse(payload)
      return data && accept(data) ? data : undefined
    } catch (error) {
      // Every fault of the token is the same to its bearer.
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}

export type Bearer = ReturnType<typeof createBearer>
