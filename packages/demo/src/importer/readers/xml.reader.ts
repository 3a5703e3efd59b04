import { SaxesParser } from 'saxes'
import { BrokenFeed, type RawItem } from '../feed.types.ts'
import { decodeUtf8 } from './decode.ts'
import { attributeName } from './table.reader.ts'

const ENTRIES = new Set(['item', 'entry'])

/** The items of an RSS 2.0 or the entries of an Atom feed with Google Merchant Center's attributes. */
export async function* readXml(path: string): AsyncGenerator<RawItem> {
  const ready: RawItem[] = []
  const parser = createItemParser((item) => ready.push(item))
  try {
    for await (const text of decodeUtf8(path)) {
      parser.write(text)
      yield* ready.splice(0)
    }
    parser.close()
  } catch (cause) {
    if (cause instanceof BrokenFeed || !(cause instanceof Error)) throw cause
    throw new BrokenFeed(`${path} is cut off or broken: ${cause.message}.`, { cause })
  }
  yield* ready.splice(0)
}

function createItemParser(onItem: (item: RawItem) => void): SaxesParser {
  const parser = new SaxesParser()
  let item: { readonly line: number; readonly values: Map<string, string> } | undefined
  let name = ''
  let text = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    const opened = attributeName(tag.name)
    if (ENTRIES.has(opened)) item = { line: parser.line, values: new Map() }
    else name = opened
    text = ''
    const href = tag.attributes['href']
    if (item && opened === 'link' && typeof href === 'string') item.values.set('link', href)
  })
  const collect = (part: string) => {
    text += part
  }
  parser.on('text', collect)
  parser.on('cdata', collect)
  parser.on('closetag', (tag) => {
    const closed = attributeName(tag.name)
    if (item && ENTRIES.has(closed)) {
      onItem(item)
      item = undefined
    } else if (item && closed === name && text.trim() !== '') item.values.set(closed, text.trim())
    text = ''
  })
  return parser
}
