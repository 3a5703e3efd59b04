import { type SQL, sql } from 'drizzle-orm'
import { fitOf, relevanceOf } from '../catalogue/fit.sql.ts'
import { LEAST_OF_STEM } from '../catalogue/shelf-search.sql.ts'
import type { Transaction } from '../database/database.ts'

/** Makes the searchable words of the tenant's listed products what their titles, brands and categories say now. */
export async function rebuildSearchIndex({ db, tenantId }: Transaction) {
  await db.execute(sql`
    INSERT INTO commerce.product_search AS known (tenant_id, product_id, document)
    SELECT ${tenantId}, product.product_id,
      setweight(to_tsvector('commerce.product', product.title), 'A')
      || setweight(to_tsvector('commerce.product', coalesce(product.brand, '')), 'B')
      || setweight(to_tsvector('commerce.product', coalesce(shelves.names, '')), 'C')
      || setweight(to_tsvector('commerce.product', left(coalesce(product.short_description, '') || ' '
        || coalesce(product.description_text, ''), 1000)), 'D')
    FROM commerce.products product
    LEFT JOIN (
      SELECT shelf.product_id, string_agg(category.name, ' ') AS names
      FROM commerce.product_categories shelf
      JOIN commerce.categories category
        ON category.tenant_id = shelf.tenant_id AND category.category_id = shelf.category_id
      WHERE shelf.tenant_id = ${tenantId} GROUP BY shelf.product_id
    ) shelves ON shelves.product_id = product.product_id
    WHERE product.tenant_id = ${tenantId} AND product.is_active AND product.is_listed
    ON CONFLICT (tenant_id, product_id) DO UPDATE SET document = excluded.document
    WHERE known.document IS DISTINCT FROM excluded.document`)
  await db.execute(sql`
    DELETE FROM commerce.product_search known WHERE tenant_id = ${tenantId} AND NOT EXISTS (
      SELECT FROM commerce.products product WHERE product.tenant_id = ${tenantId}
        AND product.product_id = known.product_id AND product.is_active AND product.is_listed)`)
  await rebuildTerms({ db, tenantId })
  await rebuildStems({ db, tenantId })
  await rebuildCodes({ db, tenantId })
}

/** Article numbers and barcodes, spelled as `codeOf` spells what shoppers type; a variant's lead to its listed product. */
async function rebuildCodes({ db, tenantId }: Transaction) {
  const plain = (code: SQL) => sql`upper(regexp_replace(${code}, '[^0-9A-Za-z]', '', 'g'))`
  await db.execute(sql`
    WITH codes AS (
      SELECT DISTINCT CASE WHEN code ~ '^[0-9]+$' THEN coalesce(nullif(ltrim(code, '0'), ''), '0') ELSE code END AS code,
        listed.product_id
      FROM commerce.products product
      JOIN commerce.products listed ON listed.tenant_id = product.tenant_id
        AND listed.product_id = coalesce(product.parent_product_id, product.product_id)
      CROSS JOIN LATERAL (VALUES (${plain(sql`product.sku`)}), (${plain(sql`product.barcode`)})) AS given(code)
      WHERE product.tenant_id = ${tenantId} AND product.is_active AND listed.is_active AND listed.is_listed
        AND length(code) BETWEEN 4 AND 20
    ), gone AS (
      DELETE FROM commerce.product_codes known WHERE tenant_id = ${tenantId} AND NOT EXISTS (
        SELECT FROM codes WHERE codes.code = known.code AND codes.product_id = known.product_id)
    )
    INSERT INTO commerce.product_codes (tenant_id, code, product_id)
    SELECT ${tenantId}, code, product_id FROM codes ON CONFLICT DO NOTHING`)
}

async function rebuildTerms({ db, tenantId }: Transaction) {
  await db.execute(sql`
    WITH words AS (
      SELECT word AS term, count(DISTINCT product_id)::int AS product_count,
        (count(DISTINCT product_id) FILTER (WHERE NOT has_age_restriction))::int AS open_count
      FROM (
        SELECT product_id, has_age_restriction, regexp_split_to_table(
          lower(unaccent(title || ' ' || coalesce(brand, ''))), '[^[:alnum:]]+') AS word
        FROM commerce.products WHERE tenant_id = ${tenantId} AND is_active AND is_listed
      ) AS spelled
      WHERE length(word) BETWEEN 3 AND 40 AND word !~ '^[0-9]+$' GROUP BY word
    ), gone AS (
      DELETE FROM commerce.search_terms WHERE tenant_id = ${tenantId} AND term NOT IN (SELECT term FROM words)
      RETURNING term
    ), written AS (
      INSERT INTO commerce.search_terms AS known (tenant_id, term, product_count, open_count)
      SELECT ${tenantId}, term, product_count, open_count FROM words
      ON CONFLICT (tenant_id, term)
        DO UPDATE SET product_count = excluded.product_count, open_count = excluded.open_count
      WHERE (known.product_count, known.open_count) <> (excluded.product_count, excluded.open_count)
      RETURNING term, xmax = 0 AS is_new
    ), forgotten AS (
      DELETE FROM commerce.search_trigrams known USING gone WHERE known.tenant_id = ${tenantId} AND known.term = gone.term
    ), unspelled AS (
      DELETE FROM commerce.search_spellings known USING gone WHERE known.tenant_id = ${tenantId} AND known.term = gone.term
    ), spelled AS (
      INSERT INTO commerce.search_spellings (tenant_id, spelling, term)
      SELECT ${tenantId}, spelling, term FROM written, commerce.spellings_of(term) spelling WHERE is_new
      ON CONFLICT DO NOTHING
    )
    INSERT INTO commerce.search_trigrams (tenant_id, trigram, term)
    SELECT ${tenantId}, trigram, term FROM written, unnest(show_trgm(term)) trigram WHERE is_new
    ON CONFLICT DO NOTHING`)
}

async function rebuildStems({ db, tenantId }: Transaction) {
  const fits = sql`
    SELECT lexeme AS stem, product_id, ${fitOf(sql`document`, queryOfStem(sql`lexeme`))} AS fit
    FROM commerce.product_search, unnest(document) WHERE tenant_id = ${tenantId}`
  await db.execute(sql`
    WITH stems AS (${bestFirst(tenantId, fits)}), gone AS (
      DELETE FROM commerce.search_stems WHERE tenant_id = ${tenantId} AND stem NOT IN (SELECT stem FROM stems)
    )
    INSERT INTO commerce.search_stems AS known (tenant_id, stem, product_ids, fits)
    SELECT ${tenantId}, stem, product_ids, fits FROM stems
    ON CONFLICT (tenant_id, stem) DO UPDATE SET product_ids = excluded.product_ids, fits = excluded.fits
    WHERE (known.product_ids, known.fits) IS DISTINCT FROM (excluded.product_ids, excluded.fits)`)
}

/** Puts the products of stems in order again, as sales and ratings are now, where searches look at the first alone; a stem that an import is writing is left to it. */
export async function orderStems({ db, tenantId }: Transaction) {
  const fits = sql`
    SELECT stem, kept.product_id, kept.fit FROM large, unnest(product_ids, fits) AS kept(product_id, fit)`
  await db.execute(sql`
    WITH large AS MATERIALIZED (
      SELECT stem, product_ids, fits FROM commerce.search_stems
      WHERE tenant_id = ${tenantId} AND product_count > ${LEAST_OF_STEM} FOR NO KEY UPDATE SKIP LOCKED
    )
    UPDATE commerce.search_stems known SET product_ids = ordered.product_ids, fits = ordered.fits
    FROM (${bestFirst(tenantId, fits)}) ordered
    WHERE known.tenant_id = ${tenantId} AND known.stem = ordered.stem AND known.product_ids <> ordered.product_ids`)
}

/**
 * `(stem, product_ids, fits)`: the products of each stem, as best match has them.
 * @param fits `(stem, product_id, fit)`
 */
const bestFirst = (tenantId: string, fits: SQL) => {
  const order = sql`ORDER BY fit * relevance DESC, place`
  return sql`
    SELECT stem, array_agg(product_id ${order}) AS product_ids, array_agg(fit ${order}) AS fits
    FROM (${fits}) having_stem
    JOIN (
      SELECT product_id, ${relevanceOf(sql`1`, sql`product`)} AS relevance,
        row_number() OVER (ORDER BY featured_rank, bought_count DESC, title, product_id) AS place
      FROM commerce.products product WHERE tenant_id = ${tenantId}
    ) standing USING (product_id)
    GROUP BY stem`
}

/** A stem as it stands in documents → the query that looks for it. */
const queryOfStem = (stem: SQL) => sql`('''' || replace(replace(${stem}, '\\', '\\\\'), '''', '''''') || '''')::tsquery`
