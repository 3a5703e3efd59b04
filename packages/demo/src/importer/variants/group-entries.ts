import type { FeedItem } from '../feed.types.ts'

/** The entries of one product: the first is shown where nothing was chosen yet. */
export type Entries = readonly [FeedItem, ...FeedItem[]]

/**
 * Entries as products: those of a group wait for each other, wherever in the feed they stand.
 * @param sizes how many entries each group has
 * @param isMain whether an entry has stood for its product before: it goes on doing so, whatever order a feed has
 */
export async function* groupEntries(
  items: AsyncIterable<FeedItem>,
  sizes: ReadonlyMap<string, number>,
  isMain: (item: FeedItem) => boolean,
): AsyncGenerator<Entries> {
  const waiting = new Map<string, FeedItem[]>()
  for await (const item of items) {
    const size = item.group === undefined ? 1 : (sizes.get(item.group) ?? 1)
    const known = waiting.get(item.group ?? '') ?? []
    if (item.group !== undefined && known.length + 1 < size) {
      waiting.set(item.group, [...known, item])
      continue
    }
    if (item.group !== undefined) waiting.delete(item.group)
    yield mainFirst([...known, item], item, isMain)
  }
}

function mainFirst(entries: readonly FeedItem[], last: FeedItem, isMain: (item: FeedItem) => boolean): Entries {
  const main = entries.find(isMain) ?? entries[0] ?? last
  return [main, ...entries.filter((entry) => entry !== main)]
}
