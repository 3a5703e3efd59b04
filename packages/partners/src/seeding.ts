import { join } from 'node:path'
import { type CardToken, journalEntrySchema } from './payments/payment.schemas.ts'
import { openJournal } from './storage/journal.ts'

export type SavedCard = Omit<CardToken, 'issuerAccepts' | 'expiresAt'>

/**
 * Saves cards at the payment provider, as if their holders had typed them into a store's form before: their issuers
 * accept them until they expire. Writes the journal in `dataDir`, so the service must not run. Twice changes nothing.
 */
export async function seedCards(dataDir: string, cards: readonly SavedCard[]): Promise<void> {
  const journal = await openJournal(join(dataDir, 'payments.jsonl'), journalEntrySchema)
  try {
    const known = new Set(journal.past.flatMap((entry) => (entry.type === 'token' ? entry.card.token : [])))
    for (const card of cards.filter(({ token }) => !known.has(token))) {
      await journal.append({ type: 'token', card: { ...card, issuerAccepts: true, expiresAt: null } })
    }
  } finally {
    await journal.close()
  }
}
