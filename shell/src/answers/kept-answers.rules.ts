import { isAnything, isListOf, isNullOr, isNumber, isRecord, isShape, isText } from '@aisle/platform/host'
import { persistedCallOf } from './persisted-calls.ts'

/** An answer and when it was given, in milliseconds since 1970. */
export type KeptAnswer = { readonly key: readonly unknown[]; readonly data: unknown; readonly at: number }

/** Answers in terms of one store of the tenant; of none before one is chosen. */
export type KeptAnswers = { readonly locationId: string | null; readonly answers: readonly KeptAnswer[] }

export const isKeptAnswers = isShape<KeptAnswers>({
  locationId: isNullOr(isText),
  answers: isListOf(isShape<KeptAnswer>({ key: isListOf(isAnything), data: isAnything, at: isNumber })),
})

/** Characters of JSON: a browser's storage is for the whole store, and other things matter more. */
const MAX_SIZE = 64 * 1024

/** Whether an answer may still stand in for a new one. */
export function isFresh({ key, at }: KeptAnswer, now: number): boolean {
  const minutes = persistedCallOf(key)?.cacheMinutes ?? 0
  return at <= now && now - at < minutes * 60_000
}

/** The newest answers of a store that fit; one of another store of the tenant is not among them. */
export function answersToKeep(answers: readonly KeptAnswer[], locationId: string | null, now: number): KeptAnswers {
  let size = 0
  const fitting = answers
    .filter((answer) => isFresh(answer, now) && isOfStore(answer, locationId))
    .toSorted((a, b) => b.at - a.at)
    .filter((answer) => {
      const more = JSON.stringify(answer).length
      if (size + more > MAX_SIZE) return false
      size += more
      return true
    })
  return { locationId, answers: fitting }
}

function isOfStore({ key: [, , query] }: KeptAnswer, locationId: string | null) {
  if (!isRecord(query)) return true
  const named = query['locationID'] ?? query['locationId'] ?? null
  return named === null || named === locationId
}
