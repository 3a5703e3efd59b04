import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { compress, type Encoding } from './compression.rules.ts'

export type AssetFile = { readonly bytes: Buffer; readonly encoding: Encoding | undefined }

export type AssetFiles = ReturnType<typeof createAssetFiles>

const MAX_BYTES = 96 * 1024 * 1024
const MAX_FILE = 16 * 1024 * 1024

/** Files below `root`, compressed and kept in memory; the least recently asked for go first. */
export function createAssetFiles(root: string) {
  const kept = new Map<string, Promise<Buffer>>()
  const sizes = new Map<string, number>()

  const remember = (key: string, load: () => Promise<Buffer>): Promise<Buffer> => {
    const loading = kept.get(key) ?? load()
    kept.delete(key)
    kept.set(key, loading)
    loading.then(
      ({ length }) => makeRoom(key, length),
      () => forget(key),
    )
    return loading
  }

  const forget = (key: string) => {
    kept.delete(key)
    sizes.delete(key)
  }

  const makeRoom = (key: string, length: number) => {
    if (kept.has(key)) sizes.set(key, length)
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    for (const oldest of kept.keys()) {
      if (total <= MAX_BYTES) return
      total -= sizes.get(oldest) ?? 0
      forget(oldest)
    }
  }

  /** As small as can be; who asks before that is there, two seconds for the shell's script, gets what is made in 30 ms. */
  const compressed = async (key: string, plain: () => Promise<Buffer>, encoding: Encoding) => {
    const quickly = `${key} ${encoding} quickly`
    const best = remember(`${key} ${encoding}`, async () => {
      const bytes = await compress(await plain(), encoding, 11)
      forget(quickly)
      return bytes
    })
    const quick = () => remember(quickly, async () => await compress(await plain(), encoding, 5))
    return (await given(best)) ?? (await Promise.race([best, quick()]))
  }

  return {
    /** `undefined` when there is no such file, or when it lies elsewhere in truth. */
    async find(segments: readonly string[], encoding: Encoding | undefined): Promise<AssetFile | undefined> {
      const path = await locate(root, segments)
      if (!path) return undefined
      const plain = () => remember(`${path.key} plain`, () => readFile(path.file))
      if (!encoding) return { bytes: await plain(), encoding: undefined }
      const bytes = await compressed(path.key, plain, encoding)
      return { bytes, encoding }
    },
  }
}

/** What `promise` has given already, if it has. */
const given = <T>(promise: Promise<T>): Promise<T | undefined> => Promise.race([promise, Promise.resolve(undefined)])

/** The file in truth, with a key that changes when it does. */
async function locate(root: string, segments: readonly string[]) {
  try {
    const [base, file] = await Promise.all([realpath(root), realpath(join(root, ...segments))])
    if (!file.startsWith(base + sep)) return undefined
    const entry = await stat(file)
    const isServed = entry.isFile() && entry.size <= MAX_FILE
    return isServed ? { file, key: `${file} ${entry.size} ${entry.mtimeMs}` } : undefined
  } catch (error) {
    // Not there, or not to be read: both are 404 to whoever asks.
    if (
      error instanceof Error &&
      'code' in error &&
      /^(ENOENT|ENOTDIR|ENAMETOOLONG|EACCES|ELOOP)$/.test(String(error.code))
    ) {
      return undefined
    }
    throw error
  }
}
