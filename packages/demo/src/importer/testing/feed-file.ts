import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A temporary folder of a test, gone when it ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), name))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A file with this content in a folder of its own. */
export function feedFile(content: string | Uint8Array, name = 'feed.tsv'): string {
  const path = join(temporaryFolder('aisle-feed-'), name)
  writeFileSync(path, content)
  return path
}

const HEAD = ['id', 'title', 'product_type', 'price', 'availability']

/** A tab-separated feed of rows: id, title, category, price, availability. */
export const tsv = (...rows: readonly (readonly string[])[]): string =>
  [HEAD, ...rows].map((row) => row.join('\t')).join('\n')
