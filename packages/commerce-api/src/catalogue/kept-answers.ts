import type { Transaction } from '../database/database.ts'
import type { FlowTools } from '../server/serve.ts'

type Kept<Answer> = { readonly version: number; readonly madeAt: number; readonly answer: Promise<Answer> }

/** Milliseconds after which an answer is made anew: offers begin and end without a change in the database. */
const LIFE = 10_000
const MOST_KEPT = 300
const TRIES = 3

/** Tells apart what is asked for; values as JSON writes them. */
export type Key = Readonly<Record<string, unknown>>

/** A call that asks: of which tenant, how new the answer has to be, and where it can be read if there is none. */
export type Asking = Pick<FlowTools, 'shopper' | 'catalogueVersion' | 'transaction'>

/**
 * Answers that are the same for many, kept until something in the tenant's catalogue changes: what was committed before
 * a call begins is always in its answer. Whoever asks for the same at the same moment waits for the first one's. An
 * answer is shared and must not be changed.
 */
export function createKeptAnswers<Answer>(now: () => Date) {
  const all = new Map<string, Kept<Answer>>()

  const find = (id: string, version: number) => {
    const kept = all.get(id)
    if (!kept || kept.version < version) return undefined
    const age = now().getTime() - kept.madeAt
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

  return async (
    { shopper, catalogueVersion: version, transaction }: Asking,
    key: Key,
    read: (tx: Transaction) => Promise<Answer>,
  ): Promise<Answer> => {
    const id = JSON.stringify([shopper.tenantId, key])
    for (let time = 0; time < TRIES; time += 1) {
      const kept = find(id, version)
      if (!kept) {
        const made = { version, madeAt: now().getTime(), answer: transaction(read, { readOnly: true }) }
        keep(id, made)
        return await made.answer.catch((error: unknown) => {
          drop(id, made)
          throw error
        })
      }
      const [settled] = await Promise.allSettled([kept.answer])
      if (settled.status === 'rejected') continue
      if (all.get(id) === kept) keep(id, kept)
      return settled.value
    }
    return await transaction(read, { readOnly: true })
  }
}
