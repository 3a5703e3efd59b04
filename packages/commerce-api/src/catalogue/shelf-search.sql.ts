import { sql, type SQL } from 'drizzle-orm'
import { fitOf } from './fit.sql.ts'
import type { ListingSource, SearchedStems } from './shelf.ts'

export type Search = Extract<ListingSource, { kind: 'search' }>

export type SearchByStems = Search & { readonly among: SearchedStems }

/** Whether no document has to be asked: everything with the stems fits. */
export const isToldByStems = (source: Search): source is SearchByStems => source.among?.isEnough === true

/** `(product_id)` of what has the words, with `fit`, the higher the better, if that is asked or decides what comes. */
export function foundBySearch(tenantId: string, source: Search, isFitAsked: boolean): SQL {
  const withFit = isFitAsked || source.most !== undefined
  if (!isToldByStems(source)) return byDocuments(tenantId, source, withFit)
  if (!withFit) return haveStems(tenantId, source.among)
  return source.among.others.length > 0 ? byDocuments(tenantId, source, true) : byFits(tenantId, source)
}

/** A letter or two begin more stems than these: the best are found in a quarter of what is wanted of each as well. */
const FEW_STEMS = 20

/** Of no stem are fewer products looked at, so that those of larger ones have to stand in order. */
export const LEAST_OF_STEM = 50

/** Of one word it is known how well its stems fit, and each stem has its best first. */
function byFits(tenantId: string, { among: { stems, whole }, most }: SearchByStems) {
  const ofEach = most !== undefined && stems.length > FEW_STEMS ? Math.max(LEAST_OF_STEM, Math.ceil(most / 4)) : most
  const slice = ofEach === undefined ? sql`` : sql`[:${ofEach}]`
  const kept = sql`SELECT unnest(product_ids${slice}) AS product_id, unnest(fits${slice}) AS fit, stem
    FROM commerce.search_stems WHERE tenant_id = ${tenantId} AND ${isOneOf(stems)}`
  if (stems.length === 1) return sql`SELECT product_id, fit FROM (${kept}) kept`
  return sql`SELECT product_id, sum(CASE WHEN ${isOneOf(whole)} THEN 2 * fit ELSE fit END) AS fit FROM (${kept}) kept
    GROUP BY product_id ${first(most)}`
}

const first = (most: number | undefined) =>
  most === undefined ? sql`` : sql`ORDER BY fit DESC, product_id LIMIT ${most}`

/** What has one stem of each word, in the order in which arrays are looked up. */
const haveStems = (tenantId: string, { stems, others }: SearchedStems) => sql`
  SELECT ${stems.length > 1 ? sql`DISTINCT` : sql``} product_id FROM (${idsOfStems(tenantId, stems)}) rarest
  WHERE ${allOf(others.map((one) => isAmong(sql`product_id`, idsOfStems(tenantId, one))))}
  ORDER BY product_id`

/** `(product_ids)`, one row: all that has the stems. */
export const idsOfMatches = (tenantId: string, among: SearchedStems) =>
  isOneStem(among) ? bestOfStem(tenantId, among) : sql`SELECT ARRAY(${haveStems(tenantId, among)}) AS product_ids`

const bestOfStem = (tenantId: string, { stems }: SearchedStems) =>
  sql`SELECT product_ids, fits FROM commerce.search_stems WHERE tenant_id = ${tenantId} AND ${isOneOf(stems)}`

/** `(product_ids, fits)`, one row: all that has the stems, those first that fit best, each stem for itself. */
export function matchesOf(tenantId: string, among: SearchedStems) {
  if (isOneStem(among)) return bestOfStem(tenantId, among)
  const others = among.others.map((stems, at) => ({ stems, name: sql.identifier(`word${at}`) }))
  const joined = others.map(
    ({ stems, name }) =>
      sql`FULL JOIN (${fitsOfWord(tenantId, stems)}) ${name} ON ${name}.product_id = rarest.product_id`,
  )
  const words = [sql`rarest`, ...others.map(({ name }) => sql`${name}`)]
  const fit = sql.join(
    words.map((word) => sql`${word}.fit`),
    sql` + `,
  )
  return sql`SELECT array_agg(rarest.product_id ORDER BY ${fit} DESC, rarest.place) AS product_ids, NULL::real[] AS fits
    FROM (${fitsOfWord(tenantId, among.stems)}) rarest ${sql.join(joined, sql` `)}
    WHERE coalesce(${allOf(words.map((word) => sql`${word}.product_id IS NOT NULL`))}, false)`
}

/** `(product_id, fit, place)` of what has a stem of a word. */
function fitsOfWord(tenantId: string, stems: readonly string[]) {
  const kept = sql`SELECT unnest(product_ids) AS product_id, unnest(fits) AS fit, generate_subscripts(product_ids, 1) AS place
    FROM commerce.search_stems WHERE tenant_id = ${tenantId} AND ${isOneOf(stems)}`
  if (stems.length === 1) return kept
  return sql`SELECT product_id, sum(fit) AS fit, min(place) AS place FROM (${kept}) kept GROUP BY product_id`
}

const isOneStem = ({ stems, others }: SearchedStems) => stems.length === 1 && others.length === 0

/** `(product_id, position)` of the first of `matches`: how near the words of a phrase stand to each other is read in documents. */
export const bestOfMatches = (tenantId: string, { among, tsquery }: SearchByStems, most: number) =>
  isOneStem(among)
    ? sql`SELECT product_id, -fit AS position
        FROM matches, unnest(product_ids[:${most}], fits[:${most}]) AS kept(product_id, fit)`
    : sql`SELECT product_id, -${fitOfWords(tsquery)} AS position FROM commerce.product_search
        WHERE tenant_id = ${tenantId} AND product_id = ANY ((SELECT product_ids[:${most}] FROM matches)::uuid[])`

const idsOfStems = (tenantId: string, stems: readonly string[]) => sql`
  SELECT unnest(product_ids) AS product_id FROM commerce.search_stems WHERE tenant_id = ${tenantId} AND ${isOneOf(stems)}`

const isOneOf = (stems: readonly string[]) => sql`stem = ANY (${sql.param([...stems])}::text[])`

/** Asked of each row by a table in memory; as a join it could be made of all rows before any are put in order. */
export const isAmong = (id: SQL, those: SQL) => sql`(${id} IN (${those})) IS TRUE`

const allOf = (conditions: readonly SQL[]) => sql.join([sql`true`, ...conditions], sql` AND `)

const byDocuments = (tenantId: string, source: Search, withFit: boolean) => sql`
  SELECT product_id ${withFit ? sql`, ${fitOfWords(source.tsquery)} AS fit` : sql``} FROM commerce.product_search
  WHERE tenant_id = ${tenantId} AND ${allOf([...areLikely(tenantId, source), ...haveWords(source)])}
  ${first(source.most)}`

/** More documents than these are found sooner by reading all in their order than by looking each up. */
const MOST_LOOKED_UP = 1500

/** Few documents are asked where few have the rarest word, or where others narrow them. */
const areLikely = (tenantId: string, { among }: Search) =>
  among && (among.productCount <= MOST_LOOKED_UP || among.others.length > 0)
    ? [sql`product_id = ANY (ARRAY(SELECT product_id FROM (${haveStems(tenantId, among)}) likely))`]
    : []

const haveWords = (source: Search) =>
  isToldByStems(source) ? [] : [sql`document @@ to_tsquery('commerce.product', ${source.tsquery})`]

/** How well all words of a phrase fit, where whole ones count twice; each way of asking is read once, and not for every row. */
const fitOfWords = (tsquery: string) => {
  const fit = (text: SQL) => fitOf(sql`document`, sql`(SELECT to_tsquery('commerce.product', ${text}))`)
  return sql`(${fit(sql`${tsquery}`)} + ${fit(sql`replace(${tsquery}, ':*', '')`)})`
}
