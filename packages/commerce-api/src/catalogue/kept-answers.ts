import type { Transaction } from '../database/database.ts'
import { lookForChanges } from './catalogue-changes.store.ts'

type Kept<Answer> = { readonly snapshot: string; readonly madeAt: number; readonly answer: Promise<Answer> }

/** Milliseconds after which an answer is made anew: offers begin and end without a change in the database. */
const LIFE = 10_000
const MOST_KEPT = 300
const TRIES = 3

/** Tells apart what is asked for; values as JSON writes them. */
export type Key = Readonly<Record<string, unknown>>

/**
 * Answers that are the same for many, kept until something in the tenant's catalogue changes: what was committed before
 * a call begins is always in its answer. Whoever asks for the same at the same moment waits for the first one's. An
 * answer is shared and must not be changed.
 */
export function createKeptAnswers<Answer>(now: () => Date) {
  const all = new Map<string, Kept<Answer>>()

  const find = (id: string) => {
    const kept = all.get(id)
    const age = now().getTime() - (kept?.madeAt ?? 0)
    return age >= 0 && age < LIFE ? kept : undefined
  }
  const keep = (id: string, kept: Kept<Answer>) => {
    all.delete(id)
    all.set(id, kept)
    const [oldest] = all.keys()
    if (all.size > MOST_KEPT && oldest !== undefined) all.delete(oldest)
  }
  const drop = (id: string, kept: Kept<Answer>) => {
    if (all.get(id) === kept) all.delete(id)
  }

  return async (tx: Transaction, key: Key, read: () => Promise<Answer>): Promise<Answer> => {
    const id = JSON.stringify([tx.tenantId, key])
    for (let time = 0; time < TRIES; time += 1) {
      const kept = find(id)
      const { snapshot, hasChanged } = await lookForChanges(tx, kept?.snapshot)
      if (kept && !hasChanged) {
        const [settled] = await Promise.allSettled([kept.answer])
        if (settled.status === 'fulfilled') {
          if (all.get(id) === kept) keep(id, kept)
          return settled.value
        }
      } else if (find(id) === kept) {
        const made = { snapshot, madeAt: now().getTime(), answer: read() }
        keep(id, made)
        return await made.answer.catch((error: unknown) => {
          drop(id, made)
          throw error
        })
      }
    }
    return await read()
  }
}
