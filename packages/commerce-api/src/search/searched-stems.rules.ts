import type { SearchedStems } from '../catalogue/shelf.ts'
import type { Stem, WordStems } from './search.store.ts'

/** The ids of more products than these, gathered from several stems, are more work than reading all documents in their order. */
const MOST_NAMED = 8000

type SearchedOptions = {
  /** Whether the best of what is found are enough. */
  readonly isBestEnough?: boolean
}

/**
 * What narrows a search before documents are asked: the rarest word of the phrase, then the others, each by the rarest
 * of what its names are looked for by. Nothing where even the rarest has much of the catalogue, unless it is the only one
 * and its stems say all, of which one is enough, or the first of each are; another word that has as much is left to the
 * documents.
 * @param alternatives names of each word, as `toTsquery` takes them
 */
export function searchedStemsOf(
  alternatives: readonly (readonly string[])[],
  known: ReadonlyMap<string, WordStems>,
  { isBestEnough = false }: SearchedOptions = {},
): SearchedStems | undefined {
  const words = alternatives.map((names) => wordOf(names, known)).filter(({ isAsked }) => isAsked)
  const [rarest, ...others] = words.toSorted((one, other) => one.productCount - other.productCount)
  if (!rarest) return undefined
  const isToldAtOnce = others.length === 0 && rarest.isTold && (isBestEnough || rarest.stems.length === 1)
  if (rarest.productCount > MOST_NAMED && !isToldAtOnce) return undefined
  const named = others.filter(({ productCount }) => productCount <= MOST_NAMED)
  const { stems, whole, productCount } = rarest
  return {
    stems,
    whole,
    productCount,
    others: named.map((word) => word.stems),
    isEnough: words.every(({ isTold }) => isTold) && named.length === others.length,
  }
}

/** What a word is looked for by; not asked for is one that every text has ("the"). */
function wordOf(names: readonly string[], known: ReadonlyMap<string, WordStems>) {
  const asked = names.map((name) => stemsOf(name, known)).filter((all) => all.length > 0)
  const rarest = asked.flatMap(([stem]) => stem ?? [])
  const stems = [...new Set(rarest.flatMap((stem) => stem.known))]
  return {
    isAsked: asked.length > 0,
    stems,
    whole: rarest.map(({ stem }) => stem).filter((stem) => stems.includes(stem)),
    productCount: sumOf(rarest.map(({ productCount }) => productCount)),
    isTold: asked.every((all) => all.length === 1),
  }
}

/** Of all that a name of several words is looked for by, the rarest first. */
const stemsOf = (name: string, known: ReadonlyMap<string, WordStems>): readonly Stem[] =>
  name
    .split(' ')
    .flatMap((word) => known.get(word)?.stems ?? [])
    .toSorted((one, other) => one.productCount - other.productCount)

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
