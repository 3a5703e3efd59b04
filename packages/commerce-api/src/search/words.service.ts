import type { ListingSource } from '../catalogue/shelf.ts'
import type { Transaction } from '../database/database.ts'
import { together } from '../database/together.ts'
import {
  hasCode,
  knownTerms,
  knownWords,
  readStems,
  type SimilarOptions,
  similarWords,
  termsSpelled,
  type WordStems,
} from './search.store.ts'
import { searchedStemsOf } from './searched-stems.rules.ts'
import { oneMistakeFrom, spellingsOf } from './spelling.rules.ts'
import { synonymsOf } from './synonyms.rules.ts'
import { synonymGroups } from './synonyms.store.ts'
import { codeOf, countFromBeginning, toTsquery, wordsOf } from './words.rules.ts'

const ALTERNATIVES = 3
const SHORTEST_CORRECTED = 4
/** Letters of words that mean little by themselves: `g`, `1`, `co`. */
const LONGEST_VAGUE = 2
/** A word that more products than these have in their title or brand means little as well. */
const TOO_MANY = 10_000
/** Products that a phrase of such words finds, of the thousands that have them: those that fit best (T57). */
const MOST_OF_VAGUE = 500

type SearchSource = Extract<ListingSource, { kind: 'search' | 'code' }>

/**
 * What a phrase finds: the product with that number, else those with its words. Nothing where no product has them.
 * @param most products to look at for a phrase that is still being typed, the best by their words; all without it, but
 * for phrases that say next to nothing
 */
export async function findSource(tx: Transaction, phrase: string, most?: number): Promise<SearchSource | undefined> {
  const code = codeOf(phrase)
  if (code && (await hasCode(tx, code))) return { kind: 'code', code }
  const words = await readPhrase(tx, phrase)
  const alternatives = words.map(({ names }) => names)
  if (alternatives.length === 0 || alternatives.some((names) => names.length === 0)) return undefined
  const isBegun = most !== undefined
  const areWhole = !countFromBeginning(alternatives, { isBegun })
  const names = alternatives.flat().flatMap((name) => name.split(' '))
  const stems = await readStems(tx, [...new Set(names)], { commonFrom: TOO_MANY, areWhole })
  const bound = most ?? (isVague(words, stems) ? MOST_OF_VAGUE : undefined)
  const among = searchedStemsOf(alternatives, stems, { isBestEnough: bound !== undefined })
  return {
    kind: 'search',
    tsquery: toTsquery(alternatives, { isBegun }),
    ...(bound === undefined ? {} : { most: bound }),
    ...(among && { among }),
  }
}

/** Whether the phrase says next to nothing: each of its words is short, or one that nearly every product has. */
const isVague = (words: readonly ReadWord[], stems: ReadonlyMap<string, WordStems>) =>
  words
    .filter(({ word }) => word.length > LONGEST_VAGUE)
    .every(({ names }) => names.some((name) => stems.get(name)?.isCommon))

/** A word of a phrase with the names that are looked for instead of it or besides; none where the catalogue has none. */
export type ReadWord = {
  readonly word: string
  readonly names: readonly string[]
  readonly isCorrected: boolean
  /** The catalogue has the word, or one of its synonyms. */
  readonly isKnown: boolean
}

/**
 * Every word counts from its beginning and together with its synonyms; one that the catalogue does not have is taken for
 * the likeliest ones that it has.
 */
export async function readPhrase(tx: Transaction, phrase: string): Promise<readonly ReadWord[]> {
  const words = wordsOf(phrase)
  if (words.length === 0) return []
  const [known, synonyms] = await together([knownWords(tx, words), knownSynonyms(tx, words)])
  const read: ReadWord[] = []
  for (const word of words) {
    const names = [...(known.has(word) ? [word] : []), ...(synonyms.get(word) ?? [])]
    const isKnown = names.length > 0
    if (isKnown) read.push({ word, names, isCorrected: false, isKnown })
    else if (word.length < SHORTEST_CORRECTED) read.push({ word, names: [word], isCorrected: false, isKnown })
    else read.push({ word, names: await correctionsOf(tx, word, { limit: ALTERNATIVES }), isCorrected: true, isKnown })
  }
  return read
}

/** What a word may be meant for: words one mistake away, else those that are spelled alike. */
export async function correctionsOf(
  tx: Transaction,
  word: string,
  options: SimilarOptions,
): Promise<readonly string[]> {
  const near = oneMistakeFrom(word, await termsSpelled(tx, spellingsOf(word), options))
  return near.length > 0 ? near.slice(0, options.limit) : await similarWords(tx, word, options)
}

/** Synonyms of each word that the catalogue has. */
async function knownSynonyms(tx: Transaction, words: readonly string[]) {
  const groups = await synonymGroups(tx, words)
  const all = words.flatMap((word) => synonymsOf(word, groups))
  const terms = all.length > 0 ? await knownTerms(tx, [...new Set(all.flatMap((name) => name.split(' ')))]) : new Set()
  return new Map(
    words.map((word) => [
      word,
      synonymsOf(word, groups).filter((name) => name.split(' ').every((part) => terms.has(part))),
    ]),
  )
}
