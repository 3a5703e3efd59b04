import { endedBy, isTablePart, mayStandIn } from './html-nesting.rules.ts'
import { readHtmlAttributes, readHtmlTokens } from './html-tokens.rules.ts'
import { safeImage, safeLink } from './safe-address.rules.ts'

/** Rich text as a tree of allowed parts. Text is text: whatever renders it escapes it. */
export type RichNode = string | RichElement
export type RichElement = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly RichNode[]
}

/** The elements that rich text may have. */
const tags = new Set(
  'p br hr div span h1 h2 h3 h4 h5 h6 ul ol li dl dt dd strong b em i u s small sub sup blockquote pre code a img table thead tbody tr th td figure figcaption'.split(
    ' ',
  ),
)

const VOID = new Set(['br', 'hr', 'img'])
/** The level of the highest heading, nothing where there is none. */
export function highestHeading(nodes: readonly RichNode[]): number | undefined {
  const levels = nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const own = /^h([1-6])$/.exec(node.tag)?.[1]
    return own ? [Number(own)] : (highestHeading(node.children) ?? [])
  })
  return levels.length > 0 ? Math.min(...levels) : undefined
}

const MAX_DEPTH = 40

type Open = {
  readonly name: string
  readonly tag: string | undefined
  readonly attributes: Record<string, string>
  readonly children: RichNode[]
}

/**
 * Reads HTML that somebody wrote into the parts that a page may show (T31). An allow-list of tags, no attribute but safe
 * addresses and sizes, everything else is dropped or shown as text. Runs without a DOM, so on the server as well.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const root: Open = { name: '', tag: undefined, attributes: {}, children: [] }
  const stack: Open[] = [root]
  for (const token of readHtmlTokens(html)) {
    if (token.kind === 'text') addText(stack, token.text)
    else if (token.kind === 'close') closeTag(stack, token.name)
    else openTag(stack, token.name, token.attributes)
  }
  closeDownTo(stack, 1)
  return root.children
}

function openTag(stack: Open[], name: string, attributeText: string) {
  if (!tags.has(name)) return push(stack, { name, tag: undefined, attributes: {}, children: [] })
  const tag = name
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

function addText(stack: Open[], text: string) {
  const parent = stack.at(-1)
  if (!parent || isTablePart(parent.tag)) return
  const last = parent.children.at(-1)
  if (typeof last === 'string') parent.children[parent.children.length - 1] = last + text
  else parent.children.push(text)
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

const readers: Readonly<Record<string, Readonly<Record<string, (value: string) => string | undefined>>>> = {
  a: { href: safeLink },
  img: { src: safeImage, alt: (value) => value, width: wholeNumber, height: wholeNumber },
  th: { colspan: wholeNumber, rowspan: wholeNumber },
  td: { colspan: wholeNumber, rowspan: wholeNumber },
}

function readAttributes(tag: string, text: string): Record<string, string> {
  const allowed = new Map(Object.entries(readers[tag] ?? {}))
  const attributes: Record<string, string> = {}
  for (const [name, written] of allowed.size > 0 ? readHtmlAttributes(text) : []) {
    const value = allowed.get(name)?.(written)
    if (value !== undefined) attributes[name] = value
  }
  return attributes
}

function wholeNumber(text: string): string | undefined {
  return /^\d{1,4}$/.test(text) ? text : undefined
}
