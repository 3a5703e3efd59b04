import type { FeedItem, Problem } from './feed.types.ts'
import { parseItem } from './parsing/parse-item.ts'
import type { Feed } from './readers/open-feed.ts'

/** What a feed holds, found out by reading it once without keeping it. */
export type Survey = {
  readonly count: number
  readonly problems: readonly Problem[]
  /** Each category once, parents before their children, as paths. */
  readonly categories: readonly (readonly string[])[]
}

/** The good entries of a feed, each id once. The same on every reading of the same file. */
export async function* goodItems(feed: Feed, onProblem: (problem: Problem) => void): AsyncGenerator<FeedItem> {
  const seen = new Map<string, number>()
  for await (const raw of feed.items(onProblem)) {
    const parsed = parseItem(raw)
    if ('problems' in parsed) {
      parsed.problems.forEach(onProblem)
      continue
    }
    const { id, line } = parsed.item
    const first = seen.get(id)
    if (first !== undefined) {
      onProblem({ line, column: 'id', reason: `is the same as on line ${first}`, value: id })
      continue
    }
    seen.set(id, line)
    yield parsed.item
  }
}

/** Reads the whole feed before anything is written. @throws BrokenFeed */
export async function survey(feed: Feed, onItem: (count: number) => void): Promise<Survey> {
  const problems: Problem[] = []
  const categories = new Map<string, readonly string[]>()
  let count = 0
  for await (const item of goodItems(feed, (problem) => problems.push(problem))) {
    count += 1
    item.categories.forEach((_, depth) => {
      const path = item.categories.slice(0, depth + 1)
      categories.set(JSON.stringify(path), path)
    })
    onItem(count)
  }
  return { count, problems, categories: [...categories.values()] }
}
