import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** The best encoding that a browser takes. */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  const accepted = new Set(
    String(acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .filter((entry) => !/;\s*q=0(\.0+)?\s*$/.test(entry))
      .map((entry) => entry.split(';')[0]?.trim()),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : undefined
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const brotliOptions = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** `effort` 5 for what is made for one shopper, 6 for what is kept for seconds (7 takes thrice as long), 11 for what is kept. */
export const compress = (bytes: Buffer, encoding: Encoding, effort: 5 | 6 | 11): Promise<Buffer> =>
  encoding === 'br' ? brotli(bytes, brotliOptions(effort)) : zip(bytes, { level: effort === 11 ? 9 : 6 })

/** For answers that pass through. */
export const compressor = (encoding: Encoding) =>
  encoding === 'br' ? createBrotliCompress(brotliOptions(4)) : createGzip({ level: 5 })
