import { decodeEntities } from './html-entities.rules.ts'

export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'close'; readonly name: string }

/** Gone with everything inside: what runs, what styles, and where a browser would read by other rules. */
const OPAQUE = new Set(
  (
    'script style iframe object embed template svg math noscript textarea title select xmp plaintext noembed noframes ' +
    'frameset audio video canvas form head'
  ).split(' '),
)

const TAG_START = /<(\/?)([a-z][^\s/>]*)/iy

/** Takes HTML apart the way a browser does, in one pass over the text (T57). */
export function* readHtmlTokens(html: string): Generator<HtmlToken> {
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    const text = html.slice(at, start < 0 ? html.length : start)
    if (text) yield { kind: 'text', text: decodeEntities(text) }
    if (start < 0) return

    TAG_START.lastIndex = start
    const [whole = '', slash, tagName = ''] = TAG_START.exec(html) ?? []
    if (!whole) {
      const end = endOfRemark(html, start)
      if (end === start) yield { kind: 'text', text: '<' }
      at = Math.max(end, start + 1)
      continue
    }
    const name = tagName.toLowerCase()
    const end = endOfTag(html, start + whole.length)
    if (end === undefined) return // a browser drops a tag that never ends
    at = end + 1
    if (slash) yield { kind: 'close', name }
    else if (OPAQUE.has(name)) at = endOfOpaque(html, at, name)
    else yield { kind: 'open', name, attributes: html.slice(start + whole.length, end) }
  }
}

/** The end of a comment, doctype or processing instruction that begins here; the same place where none begins. */
function endOfRemark(html: string, start: number): number {
  const next = html[start + 1]
  if (html.startsWith('<!--', start)) return after(html, '-->', start + 2)
  return next === '!' || next === '?' || next === '/' ? after(html, '>', start) : start
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found < 0 ? html.length : found + mark.length
}

/** Where the `>` is that ends a tag: not within quotes. */
function endOfTag(html: string, from: number): number | undefined {
  let quote: string | undefined
  for (let at = from; at < html.length; at += 1) {
    const character = html[at]
    if (quote !== undefined) {
      if (character === quote) quote = undefined
    } else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at
  }
  return undefined
}

function endOfOpaque(html: string, from: number, name: string): number {
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  close.lastIndex = from
  const found = close.exec(html)
  return found ? after(html, '>', found.index) : html.length
}

const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g

/** Names in lower case with their values; an attribute without a value is left out. */
export function* readHtmlAttributes(text: string): Generator<readonly [name: string, value: string]> {
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare
    if (value !== undefined) yield [name.toLowerCase(), decodeEntities(value)]
  }
}
