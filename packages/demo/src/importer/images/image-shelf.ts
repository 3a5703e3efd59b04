import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { asWebp, MAX_PICTURE_BYTES, rasterFacts, scaled } from '@aisle/gateway/raster'
import * as z from 'zod'

/** An image in the folder that is served at `/images/`. */
export type StoredImage = z.output<typeof storedSchema>

const storedSchema = z.object({
  /** `/images/feed/photo.….jpg`: named by its content, so that it never changes under its address. */
  url: z.string().regex(/^\/images\/feed\/photo\.[0-9a-f]{32}\.(jpg|png|webp)$/),
  /** px */
  width: z.int().positive(),
  height: z.int().positive(),
})

export const MAX_IMAGE_BYTES = MAX_PICTURE_BYTES

/** The widest of the ladder: nobody is shown more. */
const MAX_WIDTH = 1920
/** What is heavier is made lighter, since it is also what browsers get that know one size only. */
const MAX_KEPT = 1024 * 1024
const ENDINGS = new Map<string, string>([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
])

/** What feeds' addresses gave, and where it is kept: files below `imagesDir`, notes where no server finds them. */
export function createImageShelf(imagesDir: string) {
  const noteOf = (address: string) => join(imagesDir, 'feed/.fetched', digest(address))
  const fileOf = (url: string) => join(imagesDir, url.replace(/^\/images\//, ''))

  return {
    /** What an earlier import fetched from this address, if it is still there. */
    async find(address: string): Promise<StoredImage | undefined> {
      const note = storedSchema.safeParse(await readJson(noteOf(address))).data
      return note && (await exists(fileOf(note.url))) ? note : undefined
    },

    /** Looks at the bytes, not at what somebody calls them. @throws BadPicture */
    async put(address: string, bytes: Buffer): Promise<StoredImage> {
      const { file, ending, width, height } = await normalized(bytes)
      const stored = { url: `/images/feed/photo.${digest(file)}.${ending}`, width, height }
      await writeWhole(fileOf(stored.url), file)
      await writeWhole(noteOf(address), JSON.stringify(stored))
      return stored
    },
  }
}

/** As it is, if browsers show it and it is neither too wide nor too heavy; all of it is read, so what is cut off shows. */
async function normalized(bytes: Buffer) {
  const { format, width, height, isMoving } = await rasterFacts(bytes)
  const ending = ENDINGS.get(format)
  if (ending && !isMoving && width <= MAX_WIDTH && bytes.length <= MAX_KEPT) {
    await scaled(bytes, 96, 'webp')
    return { file: bytes, ending, width, height }
  }
  const file = await asWebp(bytes, MAX_WIDTH)
  const made = await rasterFacts(file)
  return { file, ending: 'webp', width: made.width, height: made.height }
}

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 32)

async function writeWhole(path: string, content: string | Buffer) {
  const unfinished = join(dirname(path), `.${randomUUID()}`)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(unfinished, content)
  await rename(unfinished, path)
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined // never fetched, or written by something else: it is fetched again
  }
}

const exists = (path: string) =>
  stat(path).then(
    (entry) => entry.isFile() && entry.size > 0,
    () => false,
  )
