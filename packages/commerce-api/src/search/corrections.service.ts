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

/**
 * What a phrase was taken for, without words that nothing has, and words near to it; none that restricted products alone
 * have (T29).
 */
export async function correct(tx: Transaction, { maySeeRestricted }: Shopper, phrase: string) {
  const near: Near[] = []
  const read = await readPhrase(tx, phrase)
  for (const [index, word] of read.entries()) {
    near.push(index < WORDS ? await nearTo(tx, word, maySeeRestricted) : { chosen: word.word, others: [] })
  }
  const chosen = near.flatMap((word) => word.chosen ?? []).join(' ')
  const isCorrected = chosen !== '' && chosen !== read.map(({ word }) => word).join(' ')
  const nearest = new Set(near.flatMap(({ others }) => others))
  return {
    correctedTo: isCorrected ? chosen : null,
    nearest: [...nearest].slice(0, NEAREST),
  }
}

type Near = {
  /** What it is taken for; nothing where the shopper may be told of nothing that has it. */
  readonly chosen: string | undefined
  readonly others: readonly string[]
}

async function nearTo(
  tx: Transaction,
  { word, names, isCorrected, isKnown }: ReadWord,
  maySeeRestricted: boolean,
): Promise<Near> {
  const options = { limit: NEAREST, maySeeRestricted }
  if (!isCorrected) {
    const others = await completions(tx, word, options)
    return { chosen: isKnown && (maySeeRestricted || others.length > 0) ? word : undefined, others }
  }
  const alike = await correctionsOf(tx, word, { ...options, least: LEAST_ALIKE })
  const begun = await completions(tx, word.slice(0, BEGINNING), options)
  return { chosen: names.find((name) => alike.includes(name)), others: [...alike, ...begun] }
}
