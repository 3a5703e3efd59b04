import { primaryKey, text } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

/** What shoppers of a store call the same thing; of one word or several, as `wordsOf` spells them. */
export const synonyms = commerce.table(
  'synonyms',
  {
    tenantId: tenantId(),
    word: text('word').notNull(),
    sameAs: text('same_as').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.word] })],
)
export type SynonymRecord = typeof synonyms.$inferSelect
