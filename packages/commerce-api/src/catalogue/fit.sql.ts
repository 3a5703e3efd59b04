import { type SQL, sql } from 'drizzle-orm'

/** How well a document fits a query: words in the title count most, then brand, category and, least, the description. */
export const fitOf = (document: SQL, query: SQL) => sql`ts_rank('{0.02, 0.2, 0.4, 1.0}', ${document}, ${query})`
