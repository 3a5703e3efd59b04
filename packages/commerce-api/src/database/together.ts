import { sqlStateOf } from './sql-state.ts'

type Answers<Work extends readonly unknown[]> = { -readonly [Part in keyof Work]: Awaited<Work[Part]> }

/**
 * Statements that do not wait for each other's rows, asked for at once: they share a round trip, and prepared ones are
 * carried out in this order. Waits for all of them even when one fails, since none may outlive its transaction, and
 * throws what failed first, never what was only ignored because of that.
 */
export function together<const Work extends readonly unknown[]>(work: Work): Promise<Answers<Work>>
export async function together(work: readonly unknown[]): Promise<readonly unknown[]> {
  // The query builder carries a statement out each time that somebody waits for it: here that happens once.
  const begun = work.map((part) => Promise.resolve(part))
  const all = Promise.all(begun)
  const ends = await Promise.allSettled([all, ...begun])
  try {
    return await all
  } catch (first) {
    // The fewer steps a statement is away, the sooner its failure is heard of: before that of its cause.
    const cause = isIgnored(first) ? ends.find((end) => end.status === 'rejected' && !isIgnored(end.reason)) : undefined
    throw cause?.status === 'rejected' ? cause.reason : first
  }
}

/** Statements after one that failed are ignored until the transaction is rolled back. */
const isIgnored = (error: unknown) => sqlStateOf(error) === '25P02'
