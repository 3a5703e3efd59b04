import { readFile } from 'node:fs/promises'
import { locateFile } from './asset-location.ts'
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
      const file = await locateFile(root, segments)
      if (!file || file.size > MAX_FILE) return undefined
      const plain = () => remember(`${file.key} plain`, () => readFile(file.path))
      if (!encoding) return { bytes: await plain(), encoding: undefined }
      const bytes = await compressed(file.key, plain, encoding)
      return { bytes, encoding }
    },
  }
}

/** What `promise` has given already, if it has. */
const given = <T>(promise: Promise<T>): Promise<T | undefined> => Promise.race([promise, Promise.resolve(undefined)])
