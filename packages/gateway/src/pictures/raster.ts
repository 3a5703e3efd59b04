import sharp from 'sharp'
import type { PictureFormat } from './picture-format.rules.ts'

/** Pixels of a picture that is read at all, 200 MB of memory: a file of kilobytes can hold billions. */
const MAX_PIXELS = 50_000_000
/** Bytes of a picture that is read at all. */
export const MAX_PICTURE_BYTES = 16 * 1024 * 1024
/** Seconds that one may take. */
const LONGEST = 20

/** A file that is no picture, or none that is made anew; the message says why. */
export class BadPicture extends Error {
  override readonly name = 'BadPicture'
}

export type RasterFormat = PictureFormat | 'gif'

export type RasterFacts = {
  readonly format: RasterFormat
  /** px, as it is shown. */
  readonly width: number
  readonly height: number
  readonly isMoving: boolean
}

// One thread a picture, nothing kept: what is made goes to the disk, and pages need the processor more. Of all that
// libvips reads, drawings and documents among them, only these are opened, whatever a file calls itself.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
})

const open = (bytes: Uint8Array) => sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })

/** What the bytes are, whatever their name says. @throws BadPicture */
export async function rasterFacts(bytes: Uint8Array): Promise<RasterFacts> {
  const { format, compression, autoOrient, pages = 1 } = await open(bytes).metadata().catch(refuse)
  const known = format === 'heif' && compression === 'av1' ? 'avif' : FORMATS.find((name) => name === format)
  if (!known) throw new BadPicture(`is ${format}`)
  return { format: known, ...autoOrient, isMoving: pages > 1 }
}

const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const

/** Quality by eye, on photographs of food; AVIF at effort 3 is 5 % smaller and takes twice as long (ADR 19). */
const ENCODINGS = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 75 },
  jpeg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9 },
} as const satisfies Record<PictureFormat, object>

/** Names the settings above in keys of what is kept: another number forgets what the last ones made. */
export const RECIPE = 1

/** The picture at most so wide, upright, without what cameras write into files. @throws BadPicture */
export const scaled = (bytes: Uint8Array, width: number, format: PictureFormat): Promise<Buffer> =>
  open(bytes)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, ENCODINGS[format])
    .timeout({ seconds: LONGEST })
    .toBuffer()
    .catch(refuse)

/** The picture as a still WebP of which nothing is missing to the eye, at most so wide. @throws BadPicture */
export const asWebp = (bytes: Uint8Array, width: number): Promise<Buffer> =>
  open(bytes)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 90 })
    .timeout({ seconds: LONGEST })
    .toBuffer()
    .catch(refuse)

function refuse(cause: unknown): never {
  const [reason = ''] = cause instanceof Error ? cause.message.split('\n') : []
  throw new BadPicture(reason.slice(0, 120) || 'cannot be read', { cause })
}
