import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { setTimeout as after } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { type FoundFile, locateFile } from '../assets/asset-location.ts'
import { createConversions } from './conversions.ts'
import { createPictureCache } from './picture-cache.ts'
import { formatFor, type OwnFormat, type PictureFormat } from './picture-format.rules.ts'
import type { AskedPicture } from './picture-path.rules.ts'
import { BadPicture, MAX_PICTURE_BYTES, rasterFacts, RECIPE, scaled } from './raster.ts'

export type PictureOptions = {
  readonly imagesDir: string
  readonly cacheDir: string
  readonly cacheBytes: number
  /** Milliseconds that a browser waits for a picture to be made; then it gets the file itself. */
  readonly patience?: number
  readonly onTrouble: (error: unknown) => void
}

export type Picture =
  /** Asked for bytes when they are wanted, since a browser may have them; `undefined` when they take too long. */
  | { readonly tag: string; readonly type: string; readonly bytes: () => Promise<Buffer | undefined> }
  /** The file itself is to be served: it moves, and would stand still. */
  | 'as it is'

type Wanted = AskedPicture & { readonly own: OwnFormat; readonly accept: string | undefined }

/** One core is left to pages. */
const PLACES = Math.max(1, Math.min(2, availableParallelism() - 1))
const WAITING = 200
const PATIENCE = 3000
/** What cannot be made is not tried again for so many milliseconds. */
const REMEMBERED = 600_000

/** Pictures below `imagesDir` in the widths of the ladder, made when they are first asked for and kept on disk. */
export function createPictures({ imagesDir, cacheDir, cacheBytes, patience = PATIENCE, onTrouble }: PictureOptions) {
  const cache = createPictureCache(cacheDir, cacheBytes, onTrouble)
  const convert = createConversions<Buffer>({ places: PLACES, waiting: WAITING })
  const hopeless = new LRUCache<string, BadPicture | 'as it is'>({ max: 2000, ttl: REMEMBERED })

  const make = async (file: FoundFile, { width }: Wanted, format: PictureFormat, key: string) => {
    const bytes = await readFile(file.path)
    const { isMoving } = await rasterFacts(bytes)
    if (isMoving) throw new Moving()
    const made = await scaled(bytes, width, format)
    // A full disk costs time, not pictures.
    await cache.keep(key, made).catch(onTrouble)
    return made
  }

  const remember = (file: FoundFile) => (error: unknown) => {
    if (error instanceof Moving) hopeless.set(file.key, 'as it is')
    else if (error instanceof BadPicture) hopeless.set(file.key, error)
    throw error
  }

  /** `undefined` where the file itself has to do: for somebody who has waited for long it is made all the same. */
  const madeSoon = async (file: FoundFile, wanted: Wanted, format: PictureFormat, key: string) => {
    const making = convert(key, () => make(file, wanted, format, key).catch(remember(file)))
    if (!making) return undefined
    const over = new AbortController()
    try {
      return await Promise.race([making, late(patience, over.signal)])
    } catch (error) {
      if (error instanceof Moving) return undefined
      throw error
    } finally {
      over.abort()
      making.catch(() => undefined) // told to whoever waits, and remembered
    }
  }

  return {
    /**
     * `undefined` when there is no such file.
     * @throws BadPicture for one that cannot be read
     */
    async find(wanted: Wanted): Promise<Picture | undefined> {
      const file = await locateFile(imagesDir, wanted.segments, { followsLinks: false })
      if (!file) return undefined
      if (file.size > MAX_PICTURE_BYTES) throw new BadPicture('is too large a file')
      const known = hopeless.get(file.key)
      if (known === 'as it is') return known
      if (known) throw known
      const format = formatFor(wanted.accept, wanted.own)
      const key = `${digest(`${RECIPE} ${file.key} ${wanted.width}`)}.${format}`
      return {
        tag: `"${key}"`,
        type: `image/${format}`,
        bytes: async () => (await cache.find(key)) ?? (await madeSoon(file, wanted, format, key)),
      }
    },
  }
}

class Moving extends Error {}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40)

/** The end of patience, or of the wait for it: the signal says that the picture was there first. */
const late = (patience: number, signal: AbortSignal) =>
  after(patience, undefined, { signal, ref: false }).catch(() => undefined)
