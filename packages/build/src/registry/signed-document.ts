import { type KeyObject, sign, verify } from 'node:crypto'
import { registryRemoteSchema, type RegistryRemote } from '@aisle/contract'
import * as z from 'zod/mini'
import { documentSchema, type RegistryDocument } from './document.ts'

const envelopeSchema = z.object({ document: z.record(z.string(), z.unknown()), signature: z.base64() })
const remotesSchema = z.record(z.string(), z.unknown())

export type Opened = {
  readonly document: RegistryDocument
  /** Remotes whose entry was dropped because it is not one: the tenant runs without them. */
  readonly dropped: readonly string[]
}

/** The text of a tenant's file: the document with its Ed25519 signature. */
export function seal(document: RegistryDocument, key: KeyObject): string {
  const signature = sign(null, bytesOf(document), key).toString('base64')
  return `${JSON.stringify({ document, signature }, null, 1)}\n`
}

/** The document in a tenant's file. @throws Error that says what is wrong with it */
export function open(text: string, key: KeyObject): Opened {
  const { document, signature } = z.parse(envelopeSchema, JSON.parse(text))
  if (!verify(null, bytesOf(document), key, Buffer.from(signature, 'base64'))) {
    throw new Error('its signature does not match: it was changed by something other than aisle')
  }
  const entries = Object.entries(z.parse(remotesSchema, document['remotes'])).map(
    ([name, entry]) => [name, z.safeParse(registryRemoteSchema, entry)] as const,
  )
  const sound = entries.flatMap(([name, entry]): [string, RegistryRemote][] =>
    entry.success ? [[name, entry.data]] : [],
  )
  return {
    document: z.parse(documentSchema, { ...document, remotes: Object.fromEntries(sound) }),
    dropped: entries.flatMap(([name, entry]) => (entry.success ? [] : [name])),
  }
}

const bytesOf = (document: object) => Buffer.from(JSON.stringify(document))
