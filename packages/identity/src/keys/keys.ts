import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
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
  /** The first signs, the second will; a third has signed before. All are published. */
  readonly signing: z.output<typeof signingKeysSchema>
  readonly cookies: string[]
}

/** Reads the keys from `directory`, making those that are absent (readable by this user only). */
export async function loadKeys(directory: string): Promise<Keys> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  return {
    signing: signingKeysSchema.parse(await readOrCreate(signingFile(directory), createSigningKeys)),
    cookies: cookieKeysSchema.parse(await readOrCreate(join(directory, 'cookie-keys.json'), createCookieKeys)),
  }
}

/** Milliseconds between two changes: longer than any token lives, and than starting every instance takes. */
const CHANGED_AFTER = 60 * 60_000

/**
 * Lets the next key sign. The one that signed so far stays published, so that its tokens hold until they end; so is the
 * one that will come after, so that whoever checks tokens knows it before they meet it. The service reads keys when it
 * starts: instances may be started again one after the other.
 *
 * @throws Error less than an hour after the last change, when tokens of the key that would go may still be good
 */
export async function rotateSigningKeys(directory: string): Promise<void> {
  const path = signingFile(directory)
  const draft = `${path}.draft`
  // Fails while somebody else does the same.
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(JSON.stringify({ keys: await moveOn(path) }))
    await file.sync()
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

async function moveOn(path: string) {
  const { keys } = signingKeysSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  const [current, next = await createSigningKey(), previous] = keys
  const { mtimeMs } = await stat(path)
  if (previous && Date.now() - mtimeMs < CHANGED_AFTER) {
    throw new Error('The signing keys were changed within the last hour: tokens of the oldest may still be good')
  }
  return [next, await createSigningKey(), current]
}

const signingFile = (directory: string) => join(directory, 'signing-keys.json')

const createSigningKeys = async () => ({ keys: [await createSigningKey(), await createSigningKey()] })

async function createSigningKey() {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: randomBytes(9).toString('base64url'), alg: 'ES256', use: 'sig' }
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
