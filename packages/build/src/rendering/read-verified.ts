import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The text of a file whose hash is `integrity` (W3C Subresource Integrity). @throws Error for any other file (T46) */
export function readVerified(url: string, integrity: string): string {
  const bytes = readFileSync(fileURLToPath(url))
  const [algorithm = ''] = integrity.split('-')
  const actual = `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
  if (actual !== integrity) throw new Error(`${fileURLToPath(url)} is not the file that was published.`)
  return bytes.toString()
}
