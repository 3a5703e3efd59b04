import type { Transaction } from '../database/database.ts'
import { knownWords, similarWords } from './search.store.ts'
import { toTsquery, wordsOf } from './words.rules.ts'

const ALTERNATIVES = 3
const SHORTEST_CORRECTED = 4

/**
 * The phrase as a tsquery: every word counts from its beginning, and a word that the catalogue does not have is taken
 * for the likeliest ones that it has. `undefined` when nothing is left to look for.
 */
export async function tsqueryOf(tx: Transaction, phrase: string): Promise<string | undefined> {
  const words = wordsOf(phrase)
  if (words.length === 0) return undefined
  const known = await knownWords(tx, words)
  const alternatives: (readonly string[])[] = []
  for (const word of words) {
    if (known.has(word) || word.length < SHORTEST_CORRECTED) alternatives.push([word])
    else alternatives.push(await similarWords(tx, word, ALTERNATIVES))
  }
  return alternatives.some((choices) => choices.length === 0) ? undefined : toTsquery(alternatives)
}
