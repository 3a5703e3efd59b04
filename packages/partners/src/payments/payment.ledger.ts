import type { Journal } from '../storage/journal.ts'
import type { CardToken, JournalEntry, Transaction } from './payment.schemas.ts'

export type PaymentLedger = ReturnType<typeof createPaymentLedger>
type Done = { readonly request: string; readonly transaction: Transaction }

/** What the journal says, in memory. */
export function createPaymentLedger(journal: Journal<JournalEntry>) {
  const cards = new Map<string, CardToken>()
  const transactions = new Map<string, Transaction>()
  const done = new Map<string, Done>()
  const turns = new Map<string, Promise<unknown>>()

  const apply = (entry: JournalEntry) => {
    if (entry.type === 'token') cards.set(entry.card.token, entry.card)
    else {
      transactions.set(entry.transaction.transactionId, entry.transaction)
      done.set(entry.key, entry)
    }
  }
  for (const entry of journal.past) apply(entry)

  return {
    card: (token: string) => cards.get(token),
    transaction: (id: string) => transactions.get(id),
    operation: (key: string) => done.get(key),

    /** Written to disk before anybody sees it. */
    async record(entry: JournalEntry): Promise<void> {
      await journal.append(entry)
      apply(entry)
    },

    /** One at a time for each name: a repeated reference finds the first one finished. */
    inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
      const turn = (turns.get(name) ?? Promise.resolve()).then(work)
      // What fails is told to whoever took that turn; the next one begins all the same.
      const end = turn.then(
        () => undefined,
        () => undefined,
      )
      turns.set(name, end)
      void end.then(() => turns.get(name) === end && turns.delete(name))
      return turn
    },
  }
}
