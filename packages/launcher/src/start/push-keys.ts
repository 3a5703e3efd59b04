import { createECDH } from 'node:crypto'
import * as z from 'zod'
import { type PushKeys, readPushKeys } from '../services/declarations.ts'
import { readOrMake } from './read-or-make.ts'

const keysSchema = z.object({
  VAPID_PUBLIC_KEY: z.string(),
  VAPID_PRIVATE_KEY: z.string(),
  VAPID_SUBJECT: z.string(),
})

/** Whom push services may write to about a demo: nobody, at the domain that is reserved for that (RFC 2606). */
const DEMO_SUBJECT = 'mailto:push@example.com'

/** Bytes of a private key on P-256; the curve's library leaves zeros at its beginning out. */
const KEY_BYTES = 32

/**
 * Who pushes: whoever the environment names, else a pair of the store's own, made at its first start and kept for its
 * owner only. Browsers are subscribed with a key for good: another pair would reach none of them (RFC 8292).
 */
export async function pushKeysFor(environment: NodeJS.ProcessEnv, file: string): Promise<PushKeys> {
  const named = readPushKeys(environment)
  return Object.keys(named).length > 0 ? named : keysSchema.parse(await readOrMake(file, makePushKeys))
}

function makePushKeys(): z.output<typeof keysSchema> {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const privateKey = Buffer.alloc(KEY_BYTES)
  const bare = pair.getPrivateKey()
  bare.copy(privateKey, KEY_BYTES - bare.length)
  return {
    VAPID_PUBLIC_KEY: publicKey.toString('base64url'),
    VAPID_PRIVATE_KEY: privateKey.toString('base64url'),
    VAPID_SUBJECT: DEMO_SUBJECT,
  }
}
