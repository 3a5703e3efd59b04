import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { formsOf, type SynonymGroup } from './synonyms.rules.ts'

/** The groups of the store's synonyms in which one of the words stands. */
export async function synonymGroups({ db, tenantId }: Transaction, words: readonly string[]) {
  const forms = sql.param([...new Set(words.flatMap(formsOf))])
  const { rows } = await db.execute<SynonymGroup>(sql`
    SELECT word, same_as AS "sameAs" FROM commerce.synonyms
    WHERE tenant_id = ${tenantId} AND (word = ANY (${forms}::text[]) OR same_as && ${forms}::text[])
    ORDER BY word`)
  return rows
}
