import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesOf } from './inputs.ts'

/** The hash of a file as browsers check it (W3C Subresource Integrity). */
export const integrityOf = (bytes: Uint8Array) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** Path → integrity of everything in a folder of built files, with `/` on every system. */
export const hashFolder = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesOf(folder).map((path) => [relative(folder, path).replaceAll('\\', '/'), integrityOf(readFileSync(path))]),
  )

/** Eight hexadecimal digits over all files: builds that differ in a byte have different versions. */
export const shortHash = (files: Readonly<Record<string, string>>) =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8)
