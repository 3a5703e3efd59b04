import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes of a file as it travels: brotli, the highest quality. */
export const compressedSize = (path: string): number =>
  brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

export const totalSize = (folder: string, files: Iterable<string>): number =>
  [...new Set(files)].reduce((sum, file) => sum + compressedSize(join(folder, file)), 0)

export const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`
