import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { writeDurably } from '../files/durable.ts'
import { readIfThere } from '../files/json.ts'

const privatePath = (folder: string) => join(folder, 'keys/registry.key.pem')
const publicPath = (folder: string) => join(folder, 'keys/registry.pub.pem')

/** The key that documents are checked with; `undefined` in a registry that nobody has written to. */
export function readPublicKey(folder: string): KeyObject | undefined {
  const pem = readIfThere(publicPath(folder))
  return pem === undefined ? undefined : createPublicKey(pem)
}

/** The key that documents are signed with. A new registry gets a pair of its own; only its owner may read it. */
export function ensurePrivateKey(folder: string): KeyObject {
  const pem = readIfThere(privatePath(folder))
  if (pem !== undefined) return createPrivateKey(pem)

  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  writeDurably(publicPath(folder), publicKey.export({ type: 'spki', format: 'pem' }).toString())
  writeDurably(privatePath(folder), privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), { mode: 0o600 })
  return privateKey
}
