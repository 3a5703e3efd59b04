import { BrokenFeed, type Problem, type RawItem } from '../feed.types.ts'
import { decodeUtf8 } from './decode.ts'
import { readShopify } from './shopify.reader.ts'
import { attributeName, readTable } from './table.reader.ts'
import { readXml } from './xml.reader.ts'

export type Feed = {
  readonly format: 'XML' | 'TSV' | 'CSV' | 'Shopify CSV'
  /** Reads the file from its beginning. */
  items(onProblem: (problem: Problem) => void): AsyncIterable<RawItem>
}

/** Tells a feed by its beginning. @throws BrokenFeed when it is none */
export async function openFeed(path: string): Promise<Feed> {
  const start = await beginningOf(path)
  if (start.startsWith('<')) return { format: 'XML', items: () => readXml(path) }
  const head = start.split(/\r?\n/, 1)[0] ?? ''
  const delimiter = head.includes('\t') ? '\t' : ','
  const names = new Set(head.split(delimiter).map((name) => attributeName(name.replaceAll('"', ''))))
  if (names.has('handle') && names.has('variant_price')) {
    return { format: 'Shopify CSV', items: (onProblem) => readShopify(readTable(path, ',', onProblem)) }
  }
  const missing = ['id', 'title', 'price'].filter((name) => !names.has(name))
  if (missing.length > 0) {
    throw new BrokenFeed(`${path} is not a product feed: its first line has no ${missing.join(', no ')}.`)
  }
  return { format: delimiter === '\t' ? 'TSV' : 'CSV', items: (onProblem) => readTable(path, delimiter, onProblem) }
}

async function beginningOf(path: string): Promise<string> {
  let start = ''
  for await (const text of decodeUtf8(path)) {
    start += text
    if (start.length > 4096) break
  }
  const trimmed = start.replace(/^\uFEFF/, '').trimStart()
  if (trimmed === '') throw new BrokenFeed(`${path} is empty.`)
  return trimmed
}
