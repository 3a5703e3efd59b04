import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'

export type PictureCache = ReturnType<typeof createPictureCache>

/** Milliseconds after which a file that was begun is nobody's any more. */
const ABANDONED = 3_600_000
const UNFINISHED = '.tmp'

/**
 * Files below `folder` by their key, at most `maxBytes` together: what was used longest ago goes first, after a restart
 * what was made longest ago. Several gateways may share the folder.
 */
export function createPictureCache(folder: string, maxBytes: number, onTrouble: (error: unknown) => void) {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key)
  const sizes = new LRUCache<string, true>({
    maxSize: maxBytes,
    dispose: (_, key, reason) => {
      if (reason === 'evict') void rm(pathOf(key), { force: true }).catch(onTrouble)
    },
  })
  const note = (key: string, size: number) => sizes.set(key, true, { size })

  const known = findFiles(folder).then(
    (files) => files.forEach(({ key, size }) => note(key, size)),
    (error: unknown) => onTrouble(error),
  )

  return {
    async find(key: string): Promise<Buffer | undefined> {
      const bytes = await readFile(pathOf(key)).catch(ifMissing).catch(onTrouble)
      if (!bytes || bytes.length === 0) return undefined
      if (!sizes.get(key)) note(key, bytes.length)
      return bytes
    },

    /** Whole or not at all, also after a power cut. What is too large for the folder is not kept. */
    async keep(key: string, bytes: Buffer): Promise<void> {
      if (bytes.length > maxBytes) return
      await known
      const path = pathOf(key)
      const unfinished = `${path}.${randomUUID()}${UNFINISHED}`
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeWhole(unfinished, bytes)
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      note(key, bytes.length)
    },
  }
}

async function writeWhole(path: string, bytes: Buffer) {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

function ifMissing(error: unknown) {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

/** From the oldest to the newest; what was begun and left is removed. */
async function findFiles(folder: string) {
  const names = await readdir(folder, { recursive: true }).catch(ifMissing)
  const found = await Promise.all((names ?? []).map((name) => describe(join(folder, name), name)))
  return found.flatMap((file) => file ?? []).toSorted((one, other) => one.madeAt - other.madeAt)
}

async function describe(path: string, name: string) {
  const entry = await stat(path).catch(ifMissing)
  if (!entry?.isFile()) return undefined
  if (!name.endsWith(UNFINISHED)) return { key: name.slice(3), size: Math.max(entry.size, 1), madeAt: entry.mtimeMs }
  if (Date.now() - entry.mtimeMs > ABANDONED) await rm(path, { force: true })
  return undefined
}
