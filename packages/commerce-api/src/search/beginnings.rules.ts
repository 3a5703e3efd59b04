import type { Beginnings } from '../catalogue/shelf.ts'
import type { Stem, WordStems } from './search.store.ts'

/** The ids of more products than these, gathered from several stems, are more work than reading all documents in their order. */
const MOST_NAMED = 8000

/**
 * What narrows a search to the fewest products before their documents are asked: the rarest word of the phrase, by the
 * rarest stem of each of its names. Nothing where even those have much of the catalogue, unless it is one word as it is.
 * @param alternatives names of each word, as `toTsquery` takes them
 */
export function beginningsOf(
  alternatives: readonly (readonly string[])[],
  known: ReadonlyMap<string, WordStems>,
  { areWhole = false } = {},
): Beginnings | undefined {
  const words = alternatives
    .map((names) => names.map((name) => stemsOf(name, known)).filter(([rarest]) => rarest))
    .filter((names) => names.length > 0)
    .map((names) => ({ names, productCount: sumOf(names.map(([rarest]) => rarest?.productCount ?? 0)) }))
  const [rarest] = words.toSorted((one, other) => one.productCount - other.productCount)
  if (!rarest) return undefined
  const isEnough = alternatives.length === 1 && rarest.names.every((stems) => stems.length === 1)
  if (!(isEnough && areWhole) && rarest.productCount > MOST_NAMED) return undefined
  return {
    stems: [...new Set(rarest.names.flatMap(([stem]) => stem?.stem ?? []))],
    productCount: rarest.productCount,
    areWhole,
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
