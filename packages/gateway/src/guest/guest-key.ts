import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { createHash, hkdfSync } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'

const jwkSchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
  alg: z.literal('ES256'),
})

export type GuestKey = Awaited<ReturnType<typeof openGuestKey>>

/**
 * The key that signs guests' tokens, from `file`; made on the first start, readable by its owner only. Several
 * gateways that share the file sign with the same key.
 */
export async function openGuestKey(file: string) {
  const jwk = (await createKeyFile(file)) ?? jwkSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const { d, ...publicPart } = jwk
  const secret = Buffer.from(d, 'base64url')
  return {
    kid: jwk.kid,
    privateKey: await importJWK(jwk, 'ES256'),
    publicKeys: { keys: [{ ...publicPart, use: 'sig' } satisfies JWK] },
    /** Keys for other purposes, none of which tells anything about the signing key. */
    derive: (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `aisle ${purpose}`, 32)),
  }
}

/** `undefined` when the file is there already, also when somebody else was faster. */
async function createKeyFile(file: string) {
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined
    throw error
  })
  if (!handle) return undefined
  try {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    const exported = await exportJWK(privateKey)
    const kid = createHash('sha256').update(`${exported.x}.${exported.y}`).digest('base64url').slice(0, 16)
    const jwk = jwkSchema.parse({ ...exported, kid, alg: 'ES256' })
    await handle.writeFile(JSON.stringify(jwk))
    await handle.sync()
    return jwk
  } finally {
    await handle.close()
  }
}
