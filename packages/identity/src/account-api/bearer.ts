import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Keys } from '../keys/keys.ts'
import { apiAudience } from '../oidc/api-resource.ts'

const claimsSchema = z.object({ sub: z.uuid(), tenant: z.string(), role: z.literal('user') })
export type Caller = z.output<typeof claimsSchema>

/** Reads the caller from an access token of ours; `undefined` for every other token. */
export function createBearer(keys: Keys, issuer: string) {
  const publicKeys = keys.signing.keys.map(({ d: _private, ...key }) => key)
  const keySet = createLocalJWKSet({ keys: publicKeys })
  const options = { issuer, audience: apiAudience, algorithms: ['ES256'], typ: 'at+jwt' }

  return async (authorization: string | undefined): Promise<Caller | undefined> => {
    const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1]
    if (token === undefined) return undefined
    try {
      const { payload } = await jwtVerify(token, keySet, options)
      return claimsSchema.safeParse(payload).data
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}

export type Bearer = ReturnType<typeof createBearer>
