import { importJWK, type JWK } from 'jose'
import { hkdfSync } from 'node:crypto'
import { readKeyFile } from './guest-key-file.ts'

/** Keys of which the first makes what all of them recognise. */
export type DerivedKeys = readonly [Buffer, ...Buffer[]]

export type GuestKeys = Awaited<ReturnType<typeof openGuestKeys>>

/**
 * The keys of guests' tokens, from `file`: one signs, and those that will and that did are published with it. Gateways
 * that share the file sign with the same key.
 */
export async function openGuestKeys(file: string) {
  const [signing, ...others] = await readKeyFile(file)
  return {
    kid: signing.kid,
    privateKey: await importJWK(signing, 'ES256'),
    publicKeys: {
      keys: [signing, ...others].map(({ d: _private, ...publicPart }): JWK => ({ ...publicPart, use: 'sig' })),
    },
    /** Keys for another purpose, which tell nothing about those that they come from; that of the signing one first. */
    derive: (purpose: string): DerivedKeys => [
      deriveFrom(signing, purpose),
      ...others.map((key) => deriveFrom(key, purpose)),
    ],
  }
}

const deriveFrom = ({ d }: { readonly d: string }, purpose: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(d, 'base64url'), '', `aisle ${purpose}`, 32))
