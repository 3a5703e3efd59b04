import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'

/**
 * Lets the planner know how full the catalogue's tables are now: what was planned for empty ones checks every key by a
 * scan. Only the owner may; for others PostgreSQL skips it with a warning, and seeding much takes longer.
 */
export async function refreshStatistics({ db }: Transaction) {
  await db.execute(sql`
    ANALYZE commerce.products, commerce.product_images, commerce.product_categories, commerce.stock,
      commerce.discount_products, commerce.product_search, commerce.search_terms, commerce.categories`)
}

/** The same for the words that searches are corrected by. */
export const refreshWordStatistics = ({ db }: Transaction) =>
  db.execute(sql`
    ANALYZE commerce.search_terms, commerce.search_trigrams, commerce.search_spellings, commerce.search_stems`)
