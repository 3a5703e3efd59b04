import { exportJWK, generateKeyPair } from 'jose'
import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PREFERENCE_COOKIE_AGE } from '@aisle/contract'
import * as z from 'zod'

const guestKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
  alg: z.literal('ES256'),
})
type GuestJwk = z.output<typeof guestKeySchema>

/** The first signs, the second will; a third has signed before. */
type GuestJwks = readonly [GuestJwk, ...GuestJwk[]]

const keyFileSchema = z.union([
  z.object({ keys: z.tuple([guestKeySchema], guestKeySchema) }).transform(({ keys }): GuestJwks => keys),
  // Files that were made when there was one key only.
  guestKeySchema.transform((only): GuestJwks => [only]),
])

/** The keys in `file`; made on the first start, readable by their owner only. */
export async function readKeyFile(file: string): Promise<GuestJwks> {
  await mkdir(dirname(file), { recursive: true })
  return (await readIfThere(file)) ?? (await createKeyFile(file))
}

/** Milliseconds between two changes: longer than any token lives, and as long as a guest's cookie does. */
const CHANGED_AFTER = PREFERENCE_COOKIE_AGE * 1000

/**
 * Lets the next key sign. The one that signed so far stays, so that its tokens and cookies hold until they end; so does
 * the one that will come after, so that whoever checks tokens knows it before they meet it. Gateways read keys when they
 * start: they may be started again one after the other.
 *
 * @throws Error within three days of the last change, when cookies of the key that would go may still be good
 */
export async function rotateGuestKeys(file: string): Promise<void> {
  const draft = `${file}.draft`
  // Fails while somebody else does the same.
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(JSON.stringify({ keys: await moveOn(file) }))
    await handle.sync()
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

async function moveOn(file: string): Promise<GuestJwks> {
  const [current, next = await createKey(), previous] = parse(await readFile(file, 'utf8'))
  const { mtimeMs } = await stat(file)
  if (previous && Date.now() - mtimeMs < CHANGED_AFTER) {
    throw new Error('The keys were changed within the last three days: guests of the oldest may still come back')
  }
  return [next, await createKey(), current]
}

async function createKeyFile(file: string): Promise<GuestJwks> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, JSON.stringify({ keys: [await createKey(), await createKey()] }), { mode: 0o600, flag: 'wx' })
  // Fails where another gateway was quicker: its keys win, and nobody ever reads half a file.
  await link(draft, file).catch(ignoreCode('EEXIST'))
  await rm(draft)
  return parse(await readFile(file, 'utf8'))
}

async function createKey(): Promise<GuestJwk> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const exported = await exportJWK(privateKey)
  const kid = createHash('sha256').update(`${exported.x}.${exported.y}`).digest('base64url').slice(0, 16)
  return guestKeySchema.parse({ ...exported, kid, alg: 'ES256' })
}

async function readIfThere(file: string): Promise<GuestJwks | undefined> {
  const text = await readFile(file, 'utf8').catch(ignoreCode('ENOENT'))
  return text === undefined ? undefined : parse(text)
}

const parse = (text: string) => keyFileSchema.parse(JSON.parse(text))

const ignoreCode = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code === code) return undefined
  throw error
}
