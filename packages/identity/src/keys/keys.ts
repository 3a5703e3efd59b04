import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { z } from 'zod'

const signingKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
})
const signingKeysSchema = z.object({ keys: z.array(signingKeySchema).min(1) })
const cookieKeysSchema = z.array(z.string().min(43)).min(1)

export type Keys = {
  /** The first signs; all are published. */
  readonly signing: z.output<typeof signingKeysSchema>
  readonly cookies: string[]
}

/** Reads the keys from `directory`, making those that are absent (readable by this user only). */
export async function loadKeys(directory: string): Promise<Keys> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  return {
    signing: signingKeysSchema.parse(await readOrCreate(join(directory, 'signing-keys.json'), createSigningKeys)),
    cookies: cookieKeysSchema.parse(await readOrCreate(join(directory, 'cookie-keys.json'), createCookieKeys)),
  }
}

async function createSigningKeys() {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { keys: [{ ...jwk, kid: randomBytes(9).toString('base64url'), alg: 'ES256', use: 'sig' }] }
}

const createCookieKeys = async () => [randomBytes(32).toString('base64url')]

async function readOrCreate(path: string, create: () => Promise<unknown>): Promise<unknown> {
  const existing = await readIfThere(path)
  if (existing !== undefined) return JSON.parse(existing)
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, JSON.stringify(await create()), { mode: 0o600, flag: 'wx' })
  // link fails where another instance was quicker: its keys win, and nobody ever reads half a file.
  await link(draft, path).catch(ignoreExisting)
  await rm(draft)
  return JSON.parse(await readFile(path, 'utf8'))
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

const ignoreExisting = (error: unknown) => {
  if (!hasCode(error, 'EEXIST')) throw error
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
