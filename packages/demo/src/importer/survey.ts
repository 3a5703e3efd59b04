import type { FeedItem, Problem } from './feed.types.ts'
import { parseItem } from './parsing/parse-item.ts'
import type { Feed } from './readers/open-feed.ts'
import { createGroupCheck } from './variants/feed-groups.ts'

/** What a feed holds, found out by reading it once without keeping it. */
export type Survey = {
  readonly count: number
  readonly problems: readonly Problem[]
  /** Of all entries that tell theirs, also of those that were not taken. */
  readonly ids: ReadonlySet<string>
  /** Every entry tells its id: what is not among them has left the feed. */
  readonly isComplete: boolean
  /** Each category once, parents before their children, as paths. */
  readonly categories: readonly (readonly string[])[]
  /** How many variants each group has. */
  readonly groupSizes: ReadonlyMap<string, number>
}

type Listeners = {
  readonly onProblem?: (problem: Problem) => void
  readonly onSkipped?: (id: string) => void
}

/** The good entries of a feed, each id and each choice of a group once. The same on every reading of the same file. */
export async function* goodItems(feed: Feed, { onProblem, onSkipped }: Listeners = {}): AsyncGenerator<FeedItem> {
  const seen = new Map<string, number>()
  const problemInGroup = createGroupCheck()
  for await (const raw of feed.items((problem) => onProblem?.(problem))) {
    const parsed = parseItem(raw)
    if ('problems' in parsed) {
      for (const problem of parsed.problems) onProblem?.(problem)
      onSkipped?.(raw.values.get('id') ?? '')
      continue
    }
    const { id, line } = parsed.item
    // Ids become part of addresses, which know no capitals.
    const key = id.toLowerCase()
    const first = seen.get(key)
    if (first !== undefined) {
      onProblem?.({ line, column: 'id', reason: `is the same as on line ${first}`, value: id })
      continue
    }
    seen.set(key, line)
    const problem = problemInGroup(parsed.item)
    if (problem) {
      onProblem?.(problem)
      onSkipped?.(id)
      continue
    }
    yield parsed.item
  }
}

/** Reads the whole feed before anything is written. @throws BrokenFeed */
export async function survey(feed: Feed, onItem: (count: number) => void): Promise<Survey> {
  const problems: Problem[] = []
  const ids = new Set<string>()
  const categories = new Map<string, readonly string[]>()
  const groupSizes = new Map<string, number>()
  let count = 0
  const onProblem = (problem: Problem) => void problems.push(problem)
  for await (const item of goodItems(feed, { onProblem, onSkipped: (id) => ids.add(id) })) {
    count += 1
    ids.add(item.id)
    if (item.group !== undefined) groupSizes.set(item.group, (groupSizes.get(item.group) ?? 0) + 1)
    item.categories.forEach((_, depth) => {
      const path = item.categories.slice(0, depth + 1)
      categories.set(JSON.stringify(path), path)
    })
    onItem(count)
  }
  const isComplete = !problems.some(isNameless)
  return { count, problems, ids, isComplete, categories: [...categories.values()], groupSizes }
}

/** Of an entry that could be any product. */
const isNameless = ({ column, value }: Problem) => column === 'row' || (column === 'id' && value === undefined)
