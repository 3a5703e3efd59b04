import { decodeEntities } from './html-entities.rules.ts'
import { endedBy, isTablePart, mayStandIn } from './html-nesting.rules.ts'
import { safeImage, safeLink } from './safe-address.rules.ts'

/** Rich text as a tree of allowed parts. Text is text: whatever renders it escapes it. */
export type RichNode = string | RichElement
export type RichElement = {
  readonly tag: RichTag
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly RichNode[]
}

const tags = [
  'p',
  'br',
  'hr',
  'div',
  'span',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'blockquote',
  'pre',
  'code',
  'a',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'figure',
  'figcaption',
] as const
export type RichTag = (typeof tags)[number]

const VOID = new Set(['br', 'hr', 'img'])
/** Gone with everything inside; other unknown tags leave their content behind. */
const OPAQUE = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'template',
  'svg',
  'math',
  'noscript',
  'textarea',
  'title',
  'select',
  'xmp',
  'plaintext',
  'noembed',
  'noframes',
  'frameset',
  'audio',
  'video',
  'canvas',
  'form',
  'head',
])
const MAX_DEPTH = 40

type Open = {
  readonly name: string
  readonly tag: RichTag | undefined
  readonly attributes: Record<string, string>
  readonly children: RichNode[]
}

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<![^>]*>|<\?[^>]*>|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</gi

/**
 * Reads HTML that somebody wrote into the parts that a page may show (T31). An allow-list of tags, no attribute but safe
 * addresses and sizes, everything else is dropped or shown as text. Runs without a DOM, so on the server as well.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const root: Open = { name: '', tag: undefined, attributes: {}, children: [] }
  const stack: Open[] = [root]
  let opaque: string | undefined
  for (const [token, slash, tagName, attributeText = ''] of html.matchAll(TOKEN)) {
    const name = tagName?.toLowerCase()
    if (opaque !== undefined) {
      if (slash && name === opaque) opaque = undefined
    } else if (name === undefined) {
      addText(stack, token)
    } else if (slash) {
      closeTag(stack, name)
    } else if (OPAQUE.has(name)) {
      if (!attributeText.endsWith('/')) opaque = name
    } else {
      openTag(stack, name, attributeText)
    }
  }
  closeDownTo(stack, 1)
  return root.children
}

function openTag(stack: Open[], name: string, attributeText: string) {
  const tag = tags.find((allowed) => allowed === name)
  if (!tag) return push(stack, { name, tag: undefined, attributes: {}, children: [] })
  const depth = endedBy(
    tag,
    stack.map((open) => open.tag ?? ''),
  )
  if (depth !== undefined) closeDownTo(stack, depth)
  if (tag === 'tr' && stack.at(-1)?.tag === 'table') {
    push(stack, { name: 'tbody', tag: 'tbody', attributes: {}, children: [] })
  }
  const isInPlace = mayStandIn(tag, stack.at(-1)?.tag)
  const attributes = readAttributes(tag, attributeText)
  if (!VOID.has(tag)) push(stack, { name, tag: isInPlace ? tag : undefined, attributes, children: [] })
  else if (isInPlace) stack.at(-1)?.children.push({ tag, attributes, children: [] })
}

function addText(stack: Open[], token: string) {
  if (!/^<[!?]/.test(token) && !isTablePart(stack.at(-1)?.tag)) stack.at(-1)?.children.push(decodeEntities(token))
}

function push(stack: Open[], open: Open) {
  if (stack.length <= MAX_DEPTH) stack.push(open)
}

/** Closes the nearest open element of this name and what was left open inside. */
function closeTag(stack: Open[], name: string) {
  const depth = stack.findLastIndex((open) => open.name === name)
  if (depth > 0) closeDownTo(stack, depth)
}

function closeDownTo(stack: Open[], depth: number) {
  while (stack.length > depth) {
    const { tag, attributes, children } = stack.pop() ?? {}
    const parent = stack.at(-1)
    if (!children || !parent) return
    if (tag) parent.children.push({ tag, attributes: attributes ?? {}, children })
    else parent.children.push(...children)
  }
}

const ATTRIBUTE = /([^\s"'=<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g
const readers: Readonly<Partial<Record<RichTag, Readonly<Record<string, (value: string) => string | undefined>>>>> = {
  a: { href: safeLink },
  img: { src: safeImage, alt: (value) => value, width: wholeNumber, height: wholeNumber },
  th: { colspan: wholeNumber, rowspan: wholeNumber },
  td: { colspan: wholeNumber, rowspan: wholeNumber },
}

function readAttributes(tag: RichTag, text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const read = new Map(Object.entries(readers[tag] ?? {})).get(name.toLowerCase())
    const value = read?.(decodeEntities(double ?? single ?? bare ?? ''))
    if (value !== undefined) attributes[name.toLowerCase()] = value
  }
  return attributes
}

function wholeNumber(text: string): string | undefined {
  return /^\d{1,4}$/.test(text) ? text : undefined
}
