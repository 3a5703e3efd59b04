import type { Journal } from '../storage/journal.ts'
import type { CardToken, JournalEntry, Transaction } from './payment.schemas.ts'

export type PaymentLedger = ReturnType<typeof createPaymentLedger>
type Done = { readonly request: string; readonly transaction: Transaction }

/** What the journal says, in memory. One change at a time: a repeated reference finds the first one finished. */
export function createPaymentLedger(journal: Journal<JournalEntry>) {
  const cards = new Map<string, CardToken>()
  const transactions = new Map<string, Transaction>()
  const done = new Map<string, Done>()
  let last: Promise<unknown> = Promise.resolve()

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

    inTurn<T>(work: () => Promise<T>): Promise<T> {
      const turn = last.then(work)
      last = turn.catch(() => undefined) // told to whoever took that turn; the next one begins all the same
      return turn
    },
  }
}
