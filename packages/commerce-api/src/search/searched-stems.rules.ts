import type { SearchedStems } from '../catalogue/shelf.ts'
import type { Stem, WordStems } from './search.store.ts'

/** The ids of more products than these, gathered from several stems, are more work than reading all documents in their order. */
const MOST_NAMED = 8000

/**
 * What narrows a search to the fewest products before their documents are asked: the rarest word of the phrase, by the
 * rarest of what each of its names is looked for by. Nothing where even those have much of the catalogue, unless one
 * stem of it says all.
 * @param alternatives names of each word, as `toTsquery` takes them
 */
export function searchedStemsOf(
  alternatives: readonly (readonly string[])[],
  known: ReadonlyMap<string, WordStems>,
): SearchedStems | undefined {
  const words = alternatives
    .map((names) => names.map((name) => stemsOf(name, known)).filter(([rarest]) => rarest))
    .filter((names) => names.length > 0)
    .map((names) => ({ names, productCount: sumOf(names.map(([rarest]) => rarest?.productCount ?? 0)) }))
  const [rarest] = words.toSorted((one, other) => one.productCount - other.productCount)
  if (!rarest) return undefined
  const asked = rarest.names.flatMap(([stem]) => stem ?? [])
  const stems = [...new Set(asked.flatMap((stem) => stem.known))]
  const isEnough = alternatives.length === 1 && rarest.names.every((all) => all.length === 1)
  if (rarest.productCount > MOST_NAMED && !(isEnough && stems.length === 1)) return undefined
  return {
    stems,
    whole: asked.map(({ stem }) => stem).filter((stem) => stems.includes(stem)),
    productCount: rarest.productCount,
    isEnough,
  }
}

/** Of all that a name of several words is looked for by, the rarest first. */
const stemsOf = (name: string, known: ReadonlyMap<string, WordStems>): readonly Stem[] =>
  name
    .split(' ')
    .flatMap((word) => known.get(word)?.stems ?? [])
    .toSorted((one, other) => one.productCount - other.productCount)

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
