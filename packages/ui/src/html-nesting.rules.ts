type Nesting = {
  /** Open elements that this one ends. */
  readonly ends: readonly string[]
  /** Further out than these nothing is ended. */
  readonly within: readonly string[]
}

const cells = ['td', 'th']
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const endsParagraph: Nesting = { ends: ['p'], within: cells }
const blocks = 'p div ul ol dl table blockquote pre figure figcaption hr'.split(' ')

/**
 * What a browser ends by itself when an element begins. Followed so that what the server writes is what the browser reads
 * back: otherwise hydration would find another tree.
 */
const nestings = new Map<string, readonly Nesting[]>([
  ...blocks.map((tag): [string, readonly Nesting[]] => [tag, [endsParagraph]]),
  ...headings.map((tag): [string, readonly Nesting[]] => [tag, [endsParagraph, { ends: headings, within: cells }]]),
  ['li', [{ ends: ['li'], within: ['ul', 'ol', ...cells] }, endsParagraph]],
  ['dt', [{ ends: ['dt', 'dd'], within: ['dl', ...cells] }, endsParagraph]],
  ['dd', [{ ends: ['dt', 'dd'], within: ['dl', ...cells] }, endsParagraph]],
  ['a', [{ ends: ['a'], within: cells }]],
  ['td', [{ ends: cells, within: ['tr'] }]],
  ['th', [{ ends: cells, within: ['tr'] }]],
  ['tr', [{ ends: ['tr'], within: ['table'] }]],
  ['thead', [{ ends: ['thead', 'tbody'], within: ['table'] }]],
  ['tbody', [{ ends: ['thead', 'tbody'], within: ['table'] }]],
])

/** Elements that stand in these only; elsewhere the browser drops them. */
const parents: ReadonlyMap<string, readonly string[]> = new Map([
  ['thead', ['table']],
  ['tbody', ['table']],
  ['tr', ['thead', 'tbody']],
  ['td', ['tr']],
  ['th', ['tr']],
])

/** Depth of the outermost element that ends when `tag` begins inside `open` (outermost first), nothing for none. */
export function endedBy(tag: string, open: readonly string[]): number | undefined {
  const depths = (nestings.get(tag) ?? []).map(({ ends, within }) => {
    const border = open.findLastIndex((name) => within.includes(name))
    const ended = open.findIndex((name, depth) => depth > border && ends.includes(name))
    return ended < 0 ? Infinity : ended
  })
  const depth = Math.min(...depths, Infinity)
  return depth === Infinity ? undefined : depth
}

/** Whether an element may stand directly in this one. */
export const mayStandIn = (tag: string, parent: string | undefined): boolean =>
  parents.get(tag)?.includes(parent ?? '') ?? !isTablePart(parent)

/** Holds rows and cells only: no text, no other element. */
export const isTablePart = (tag: string | undefined): boolean =>
  tag !== undefined && ['table', 'thead', 'tbody', 'tr'].includes(tag)
