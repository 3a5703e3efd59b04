/** Formats that are made anew in other widths; of others the file itself is served. */
export type OwnFormat = 'jpeg' | 'png' | 'webp'
export type PictureFormat = OwnFormat | 'avif'

const FORMATS = new Map<string, OwnFormat>([
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
])

/** `undefined` for drawings and other files that are served as they are. */
export const formatOf = (fileName: string): OwnFormat | undefined =>
  FORMATS.get(fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase())

/**
 * What a browser is sent of a picture: AVIF or WebP where it names them, since wildcards are sent by those that show
 * neither (RFC 9110 §12.5.1).
 */
export function formatFor(accept: string | undefined, own: OwnFormat): PictureFormat {
  const named = (accept ?? '')
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim())
  if (named.includes('image/avif')) return 'avif'
  return named.includes('image/webp') ? 'webp' : own
}
