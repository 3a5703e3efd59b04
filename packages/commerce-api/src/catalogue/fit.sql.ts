import { type SQL, sql } from 'drizzle-orm'

/** How well a document fits a query: words in the title count most, then brand, category and, least, the description. */
export const fitOf = (document: SQL, query: SQL) => sql`ts_rank('{0.02, 0.2, 0.4, 1.0}', ${document}, ${query})`

/**
 * How well the words fit, then how often a product is bought and how it is rated, where one without ratings counts as
 * one of 3.5 stars. Stock comes before all of it.
 * @param product what has `bought_count`, `rating_sum` and `rating_count`
 */
export const relevanceOf = (fit: SQL, product: SQL) => sql`(${fit} * (1 + ln(1 + ${product}.bought_count) / 20
    + ((${product}.rating_sum + 3.5 * 5) / (${product}.rating_count + 5) - 3.5) / 10))::real`
