import type { Transaction } from '../database/database.ts'
import type { Shopper } from '../server/caller.ts'
import { completions } from './search.store.ts'
import { correctionsOf, type ReadWord, readPhrase } from './words.service.ts'

const NEAREST = 5
/** Words of a phrase whose neighbours are looked up; a longer phrase has enough of them. */
const WORDS = 4
/** Letters of a misspelt word that are taken for right. */
const BEGINNING = 3
/** Much less alike than what is searched for instead: these are offered only. */
const LEAST_ALIKE = 0.2

/** What a phrase was taken for, and words near to it; none that restricted products alone have (T29). */
export async function correct(tx: Transaction, { maySeeRestricted }: Shopper, phrase: string) {
  const near: { readonly chosen: string; readonly others: readonly string[] }[] = []
  const read = await readPhrase(tx, phrase)
  for (const [index, word] of read.entries()) {
    near.push(index < WORDS ? await nearTo(tx, word, maySeeRestricted) : { chosen: word.word, others: [] })
  }
  const isCorrected = near.some(({ chosen }, index) => chosen !== read[index]?.word)
  const nearest = new Set(near.flatMap(({ others }) => others))
  return {
    correctedTo: isCorrected ? near.map(({ chosen }) => chosen).join(' ') : null,
    nearest: [...nearest].slice(0, NEAREST),
  }
}

async function nearTo(tx: Transaction, { word, names, isCorrected }: ReadWord, maySeeRestricted: boolean) {
  const options = { limit: NEAREST, maySeeRestricted }
  if (!isCorrected) return { chosen: word, others: await completions(tx, word, options) }
  const alike = await correctionsOf(tx, word, { ...options, least: LEAST_ALIKE })
  const begun = await completions(tx, word.slice(0, BEGINNING), options)
  return { chosen: names.find((name) => alike.includes(name)) ?? word, others: [...alike, ...begun] }
}
