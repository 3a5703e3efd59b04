import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { Term } from './spelling.rules.ts'

/** Looked up in an index of the column, whose collation is "C": it goes by characters, the last of which is U+10FFFF. */
const beginsWith = (column: SQL, begun: SQL) =>
  sql`(${column} >= ${begun} COLLATE "C" AND ${column} < (${begun} || chr(1114111)) COLLATE "C")`

const isTerm = (tenantId: string, begun: SQL) =>
  sql`EXISTS (SELECT FROM commerce.search_terms WHERE tenant_id = ${tenantId} AND ${beginsWith(sql`term`, begun)})`

/** Which of the words begin a word of the catalogue. */
export async function knownWords(
  { db, tenantId }: Transaction,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT word FROM unnest(${sql.param([...words])}::text[]) AS given(word)
    WHERE ${isTerm(tenantId, sql`word`)} OR EXISTS (
      SELECT FROM unnest(tsvector_to_array(to_tsvector('commerce.product', word))) AS stemmed(begun), LATERAL (
        SELECT FROM commerce.search_stems
        WHERE tenant_id = ${tenantId} AND ${beginsWith(sql`stem`, sql`begun`)} LIMIT 1) known)`)
  return new Set(rows.map((row) => row.word))
}

/** Which of the words begin a word of a title or a brand. */
export async function knownTerms({ db, tenantId }: Transaction, words: readonly string[]) {
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT word FROM unnest(${sql.param([...words])}::text[]) AS given(word) WHERE ${isTerm(tenantId, sql`word`)}`)
  return new Set(rows.map((row) => row.word))
}

export type Stem = {
  readonly stem: string
  /** Those of the catalogue that are so, or begin so. */
  readonly known: readonly string[]
  /** How many products have one, those with several counted for each. */
  readonly productCount: number
}
export type WordStems = { readonly word: string; readonly isCommon: boolean; readonly stems: readonly Stem[] }

type StemsOptions = {
  /** How many have a common word in their title or brand, or one that begins so. */
  readonly commonFrom: number
  /** Whether words are looked for as they are, and not from their beginning. */
  readonly areWhole: boolean
}

/** What a word is looked for by, with what the catalogue has of it; nothing of one that every text has ("the"). */
export async function readStems(
  { db, tenantId }: Transaction,
  words: readonly string[],
  { commonFrom, areWhole }: StemsOptions,
) {
  const isSuch = areWhole ? sql`stem = begun` : beginsWith(sql`stem`, sql`begun`)
  const { rows } = await db.execute<WordStems>(sql`
    SELECT word, EXISTS (
      SELECT FROM commerce.search_terms
      WHERE tenant_id = ${tenantId} AND ${beginsWith(sql`term`, sql`word`)} AND product_count > ${commonFrom}
    ) AS "isCommon", ARRAY(
      SELECT json_build_object('stem', begun, 'known', known, 'productCount', product_count)
      FROM unnest(tsvector_to_array(to_tsvector('commerce.product', word))) AS stemmed(begun), LATERAL (
        SELECT coalesce(array_agg(stem), '{}') AS known, coalesce(sum(product_count), 0)::int AS product_count
        FROM commerce.search_stems WHERE tenant_id = ${tenantId} AND ${isSuch}) such) AS stems
    FROM unnest(${sql.param([...words])}::text[]) AS given(word)`)
  return new Map(rows.map((row) => [row.word, row]))
}

/** Whether a listed product, or a variant of one, has this number. */
export async function hasCode({ db, tenantId }: Transaction, code: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM commerce.product_codes WHERE tenant_id = ${tenantId} AND code = ${code} LIMIT 1`)
  return rows.length > 0
}

/** Words that restricted products alone have tell of them (T29). */
const onlyOpen = (maySeeRestricted: boolean) => (maySeeRestricted ? sql`` : sql`AND open_count > 0`)

/** Words of the catalogue that have one of the spellings. What it has to expect is the same for every word, so one plan is for all. */
export async function termsSpelled(
  { db, tenantId }: Transaction,
  spellings: readonly string[],
  { maySeeRestricted = true }: Pick<SimilarOptions, 'maySeeRestricted'> = {},
): Promise<readonly Term[]> {
  const { rows } = await db.execute<Term>(sql`
    SELECT term, product_count AS "productCount" FROM commerce.search_terms
    WHERE tenant_id = ${tenantId} ${onlyOpen(maySeeRestricted)} AND term = ANY (ARRAY(
      SELECT term FROM commerce.search_spellings
      WHERE tenant_id = ${tenantId} AND spelling = ANY (ARRAY(SELECT unnest(${sql.param([...spellings])}::text[])))))`)
  return rows
}

/**
 * Words of the catalogue that are spelled alike, the likeliest first: how many trigrams two words share of those that
 * either has, as `similarity` of pg_trgm counts.
 */
export async function similarWords(
  { db, tenantId }: Transaction,
  word: string,
  { limit, least = 0.35, maySeeRestricted = true }: SimilarOptions,
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ term: string }>(sql`
    WITH given AS MATERIALIZED (SELECT show_trgm(${word}) AS trigrams),
    near AS MATERIALIZED (
      SELECT term, count(*)::int AS shared FROM commerce.search_trigrams
      WHERE tenant_id = ${tenantId} AND trigram = ANY (ARRAY(SELECT unnest(trigrams) FROM given))
      GROUP BY term HAVING count(*) >= ${least}::real * (SELECT cardinality(trigrams) FROM given))
    SELECT term FROM (
      SELECT near.term, known.product_count, known.open_count, shared::real
        / (SELECT cardinality(trigrams) + cardinality(show_trgm(near.term)) - shared FROM given) AS likeness
      FROM near JOIN commerce.search_terms known ON known.tenant_id = ${tenantId} AND known.term = near.term
      WHERE abs(length(near.term) - length(${word})) <= 3
    ) likely WHERE likeness >= ${least}::real ${onlyOpen(maySeeRestricted)}
    ORDER BY likeness DESC, product_count DESC, term LIMIT ${limit}`)
  return rows.map((row) => row.term)
}

export type SimilarOptions = {
  readonly limit: number
  /** 0 to 1 */
  readonly least?: number
  readonly maySeeRestricted?: boolean
}

/** Words that a begun one may become, the commonest first. */
export async function completions(
  { db, tenantId }: Transaction,
  begun: string,
  { limit, maySeeRestricted }: { readonly limit: number; readonly maySeeRestricted: boolean },
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ term: string }>(sql`
    SELECT term FROM commerce.search_terms
    WHERE tenant_id = ${tenantId} AND ${beginsWith(sql`term`, sql`${begun}::text`)} ${onlyOpen(maySeeRestricted)}
    ORDER BY product_count DESC, term LIMIT ${limit}`)
  return rows.map((row) => row.term)
}

const hasOpenProduct = (tenantId: string) => sql`EXISTS (
  SELECT FROM commerce.product_categories entry
  JOIN commerce.products product ON product.tenant_id = entry.tenant_id AND product.product_id = entry.product_id
  WHERE entry.tenant_id = ${tenantId} AND entry.category_id = categories.category_id
    AND product.is_active AND product.is_listed AND NOT product.has_age_restriction)`

export type CategoryHit = { readonly name: string; readonly seoName: string; readonly imageUrl: string | null }

/** Categories with a word that begins with what was typed. */
export async function findCategories(
  { db, tenantId }: Transaction,
  words: readonly string[],
  { limit, maySeeRestricted }: { readonly limit: number; readonly maySeeRestricted: boolean },
) {
  const { rows } = await db.execute<CategoryHit>(sql`
    SELECT name, seo_name AS "seoName", image_url AS "imageUrl" FROM commerce.categories
    WHERE tenant_id = ${tenantId} AND NOT EXISTS (
      SELECT FROM unnest(${sql.param([...words])}::text[]) AS given(word)
      WHERE position(' ' || word IN ' ' || lower(unaccent(name))) = 0)
      ${maySeeRestricted ? sql`` : sql`AND ${hasOpenProduct(tenantId)}`}
    ORDER BY length(name), name LIMIT ${limit}`)
  return rows
}

/** @param isOpen whether it found something that everybody may see */
export async function countSearch(
  { db, tenantId }: Transaction,
  { keyword, isOpen }: { readonly keyword: string; readonly isOpen: boolean },
  at: Date,
) {
  await db.execute(sql`
    INSERT INTO commerce.search_counts AS known (tenant_id, keyword, searches, last_at, is_open)
    VALUES (${tenantId}, ${keyword}, 1, ${at.toISOString()}::timestamptz, ${isOpen})
    ON CONFLICT (tenant_id, keyword) DO UPDATE
      SET searches = known.searches + 1, last_at = excluded.last_at, is_open = excluded.is_open`)
}

type Part = { readonly limit: number; readonly offset: number; readonly maySeeRestricted: boolean }

/** Phrases and words that restricted products alone have tell of them (T29). */
const isToldToAll = (tenantId: string) => sql`is_open AND NOT EXISTS (
  SELECT FROM commerce.search_terms known
  WHERE known.tenant_id = ${tenantId} AND known.term = ANY (string_to_array(keyword, ' ')) AND known.open_count = 0)`

/** What was searched for most. Phrases are looked at in that order until there are enough of them (T57). */
export async function frequentKeywords({ db, tenantId }: Transaction, { limit, offset, maySeeRestricted }: Part) {
  const { rows } = await db.execute<{ keyword: string }>(sql`
    SELECT keyword FROM commerce.search_counts
    WHERE tenant_id = ${tenantId} ${maySeeRestricted ? sql`` : sql`AND ${isToldToAll(tenantId)}`}
    ORDER BY searches DESC, last_at DESC, keyword LIMIT ${limit} OFFSET ${offset}`)
  return rows
}

/** The kinds of goods that are bought most, then the largest, for a store where nobody has searched yet: words of titles would be brands. */
export async function kindsBoughtMost(
  { db, tenantId }: Transaction,
  { limit, maySeeRestricted }: Omit<Part, 'offset'>,
) {
  const { rows } = await db.execute<{ keyword: string }>(sql`
    WITH shelves AS MATERIALIZED (
      SELECT category_id, sum(bought_count) AS sales, count(*) AS goods FROM commerce.products
      WHERE tenant_id = ${tenantId} AND is_active AND is_listed
        ${maySeeRestricted ? sql`` : sql`AND NOT has_age_restriction`}
      GROUP BY category_id
    )
    SELECT lower(category.name) AS keyword
    FROM shelves JOIN commerce.categories category
      ON category.tenant_id = ${tenantId} AND category.category_id = shelves.category_id
    WHERE NOT EXISTS (
      SELECT FROM commerce.categories kind
      WHERE kind.tenant_id = category.tenant_id AND kind.parent_id = category.category_id)
    GROUP BY keyword
    ORDER BY sum(sales) DESC, sum(goods) DESC, keyword LIMIT ${limit}`)
  return rows
}
