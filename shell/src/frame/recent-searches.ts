import { createStoredValue, isListOf, isText } from '@aisle/platform/host'

/** How many terms are kept; the oldest goes first. */
export const MOST_TERMS = 8
/** As long as the field takes. */
const LONGEST_TERM = 200

const keptFor = (tenant: string) =>
  createStoredValue<readonly string[]>({
    key: `aisle:${tenant}:searches`,
    version: 1,
    check: isListOf(isText),
    area: () => localStorage,
  })

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** What was searched for in this store, newest first, in this browser only. */
export function recentSearches(tenant: string) {
  const kept = keptFor(tenant)
  const read = (): readonly string[] => (kept.read() ?? []).slice(0, MOST_TERMS)
  return {
    read,
    add(term: string) {
      const wanted = term.trim().slice(0, LONGEST_TERM)
      if (wanted) kept.write([wanted, ...read().filter((known) => !isSame(known, wanted))].slice(0, MOST_TERMS))
    },
    remove: (term: string) => kept.write(read().filter((known) => known !== term)),
    clear: () => kept.remove(),
  }
}

/** The terms that fit what is being typed: all of them before the first letter, then a few. */
export function fittingTerms(terms: readonly string[], typed: string): readonly string[] {
  if (typed === '') return terms
  return terms.filter((term) => !isSame(term, typed) && term.toLowerCase().includes(typed.toLowerCase())).slice(0, 3)
}
