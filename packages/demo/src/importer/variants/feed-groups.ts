import type { FeedItem, FeedOption, Problem } from '../feed.types.ts'

/** Every card of the product carries them all. */
const MOST_VARIANTS = 100

type Group = {
  readonly first: FeedItem
  /** Lines by what is chosen on them. */
  readonly lines: Map<string, number>
}

/**
 * Looks at entries as they come: whether each can be a variant beside those of its group that came before. All of them
 * name the same options, and no two the same values of them.
 */
export function createGroupCheck(): (item: FeedItem) => Problem | undefined {
  const groups = new Map<string, Group>()
  return (item) => {
    if (item.group === undefined) return undefined
    const group = groups.get(item.group) ?? { first: item, lines: new Map<string, number>() }
    groups.set(item.group, group)
    const reason = group.lines.size === 0 ? undefined : reasonAgainst(item, group)
    if (reason !== undefined) return { line: item.line, column: 'item_group_id', reason, value: item.group }
    group.lines.set(choiceOf(item), item.line)
    return undefined
  }
}

function reasonAgainst(item: FeedItem, { first, lines }: Group): string | undefined {
  const [named, asked] = [namesOf(item.options), namesOf(first.options)]
  if (named === '' && asked === '') return `names nothing to choose it by, and neither does line ${first.line}`
  if (named !== asked)
    return `is chosen by ${named || 'nothing'}, line ${first.line} of the group by ${asked || 'nothing'}`
  const same = lines.get(choiceOf(item))
  if (same !== undefined) return `is the same choice as line ${same}: ${textOf(item.options)}`
  return lines.size < MOST_VARIANTS ? undefined : `has more than ${MOST_VARIANTS} variants`
}

const namesOf = (options: readonly FeedOption[]) => options.map(({ name }) => name).join(', ')
const textOf = (options: readonly FeedOption[]) => options.map(({ name, value }) => `${name} ${value}`).join(', ')
const choiceOf = ({ options }: FeedItem) => JSON.stringify(options.map(({ value }) => value.toLowerCase()))
