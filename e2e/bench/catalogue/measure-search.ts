import { readFile } from 'node:fs/promises'
import { ListingSort } from '@aisle/api/listing-sort'
import pg from 'pg'
import { listingFacets, listProducts } from '../../../packages/commerce-api/src/catalogue/listing.service.ts'
import { guestTerms } from '../../../packages/commerce-api/src/catalogue/terms.builder.ts'
import type { Terms } from '../../../packages/commerce-api/src/catalogue/terms.ts'
import {
  connectDatabase,
  type Database,
  type Transaction,
} from '../../../packages/commerce-api/src/database/database.ts'
import { suggest } from '../../../packages/commerce-api/src/search/search.service.ts'
import { findSource } from '../../../packages/commerce-api/src/search/words.service.ts'
import { borrowDatabase } from '../../../packages/launcher/src/import/borrow-database.ts'
import { readOptions } from '../../../packages/launcher/src/start/options.ts'
import { quantile, table } from '../statistics.ts'
import { fillShelves, seedEmptyStore, TENANT } from './large-store.ts'

const ROUNDS = 15
const WARM_UP = 3
const GOAL = 30

/** What shoppers type: words from rare to common, several, begun ones, other names, misspelt ones, numbers, nothing. */
const PHRASES = [
  ['one product line', ['harbor classic sourdough', 'coastal smoked gouda', 'highland golden wafers']],
  ['a kind of goods', ['sourdough', 'green tea', 'cream cheese', 'basmati rice', 'trail mix']],
  ['a word of every tenth title', ['classic', 'smoked', 'harbor']],
  ['begun', ['ched', 'almo', 'sou', 'gin']],
  ['a letter or a digit', ['b', 'c', '7', 'b 2', 'g', '1', 'g 1', 'b c d e f g 1 2']],
  ['another name', ['yoghurt', 'yoghurt light', 'biscuit']],
  ['misspelt', ['sourdouh', 'spageti', 'chedar smoked', 'cofee', 'mustrad']],
  ['a number or nothing', ['12345678', 'zzzzqq', 'xylophone strings']],
] as const

/** As it opens (decision 6), and as somebody may choose it. */
const PAGE = 'page by price'
const RANKED = 'page by best match'
const CHOSEN = ['price:0-5', 'availability:in-stock', 'brand:Juniper']
const CHEAPEST = { PageSize: 20, sortBy: ListingSort.PriceLowToHigh } as const

type Search = (tx: Transaction, terms: Terms, q: string) => Promise<unknown>
const SEARCHES: readonly (readonly [string, Search])[] = [
  ['phrase understood', (tx, _terms, q) => findSource(tx, q)],
  [PAGE, (tx, terms, q) => listProducts(tx, terms, { q, ...CHEAPEST })],
  ['page by price, filtered', (tx, terms, q) => listProducts(tx, terms, { q, ...CHEAPEST, filters: CHOSEN })],
  ['filters', (tx, terms, q) => listingFacets(tx, terms, { q })],
  ['filters after some', (tx, terms, q) => listingFacets(tx, terms, { q, filters: CHOSEN })],
  [RANKED, (tx, terms, q) => listProducts(tx, terms, { q, PageSize: 20, sortBy: ListingSort.Featured })],
  ['suggestions', (tx, terms, q) => suggest(tx, terms, q)],
]

/**
 * Prints how long the database works for a search. Wall-clock time from statement to answer depends on what else the
 * machine does; CPU time of the server's process does not.
 * @param feed a file of products to be taken in eight sizes each; invented ones without it
 */
export async function measureSearch(data: string, feed: string | undefined, print: (text: string) => void) {
  await using stack = new AsyncDisposableStack()
  const borrowed = stack.use(await borrowDatabase(readOptions([], { ...process.env, AISLE_DATA: data })))
  const owner = new pg.Pool({ connectionString: borrowed.ownerUrl, max: 1 })
  stack.defer(() => owner.end())
  const remove = () => owner.query('DELETE FROM commerce.tenants WHERE tenant_id = $1', [TENANT])
  await remove()
  stack.defer(async () => void (await remove()))
  const locationId = await seedEmptyStore(borrowed.ownerUrl)
  const started = performance.now()
  await fillShelves(borrowed.ownerUrl, feed)
  print(`import: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  await owner.query('VACUUM ANALYZE')

  const clock = watchStatements()
  const database = connectDatabase(borrowed.appUrl, { poolSize: 1 })
  stack.defer(() => database.close())
  await database.ping()
  const cpu = await cpuOfServer(owner)
  const terms = () => guestTerms({ tenantId: TENANT, locationId, now: new Date() })
  const rows: string[][] = []
  for (const [what, search] of SEARCHES) {
    const all: Taken[] = []
    for (const [kind, phrases] of PHRASES) {
      const taken = await measure(database, { ...clock, cpu }, phrases, (tx, q) => search(tx, terms(), q))
      all.push(...taken)
      rows.push(rowOf(what, kind, taken, ''))
    }
    rows.push(rowOf(what, 'all', all, what === PAGE || what === RANKED ? `≤ ${GOAL}` : ''))
  }
  print(table(HEAD, rows, 2))
}

const HEAD = 'what|phrases|statements|p50 ms|p95 ms|goal|CPU p50|CPU p95'.split('|')

/** Milliseconds of the statements of one search, and of the CPU that the server's process took for them. */
type Taken = { readonly statements: number; readonly wall: number; readonly cpu: number }

const rowOf = (what: string, kind: string, taken: readonly Taken[], goal: string) => {
  const at = (share: number, value: (one: Taken) => number) => quantile(taken.map(value), share).toFixed(1)
  const wall = (share: number) => at(share, (one) => one.wall)
  const cpu = (share: number) => at(share, (one) => one.cpu)
  return [what, kind, at(0.5, (one) => one.statements), wall(0.5), wall(0.95), goal, cpu(0.5), cpu(0.95)]
}

async function measure(
  database: Database,
  clock: StatementClock & { readonly cpu: () => Promise<number> },
  phrases: readonly string[],
  search: (tx: Transaction, phrase: string) => Promise<unknown>,
): Promise<Taken[]> {
  const taken: Taken[] = []
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const phrase of phrases) {
      const one = await database.transaction(TENANT, async (tx) => {
        const before = { ...clock.read(), cpu: await clock.cpu() }
        await search(tx, phrase)
        const after = { ...clock.read(), cpu: await clock.cpu() }
        return {
          statements: after.statements - before.statements,
          wall: after.wall - before.wall,
          cpu: after.cpu - before.cpu,
        }
      })
      if (round >= 0) taken.push(one)
    }
  }
  return taken
}

/** Milliseconds that the process which serves the API's one connection has been on a CPU. */
async function cpuOfServer(owner: pg.Pool) {
  const { rows } = await owner.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'aisle-commerce-api' AND datname = current_database()`,
  )
  const [server, ...others] = rows
  if (!server || others.length > 0) throw new Error('The database must serve nobody else while searches are measured.')
  return async () => {
    const [nanoseconds = '0'] = (await readFile(`/proc/${server.pid}/schedstat`, 'utf8')).split(' ')
    return Number(nanoseconds) / 1e6
  }
}

type StatementClock = { readonly read: () => { readonly statements: number; readonly wall: number } }

/** Adds up the time in which statements of connections made from now on are answered, once where several are sent together. */
function watchStatements(): StatementClock {
  let statements = 0
  let wall = 0
  let waiting = 0
  let since = 0
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('pg has changed: its clients have no query')
  Reflect.set(pg.Client.prototype, 'query', function watched(this: pg.Client, ...given: unknown[]): unknown {
    const asked = performance.now()
    const answer: unknown = Reflect.apply(query, this, given)
    if (answer instanceof Promise) {
      if (waiting === 0) since = asked
      waiting += 1
      const count = () => {
        statements += 1
        waiting -= 1
        if (waiting === 0) wall += performance.now() - since
      }
      answer.then(count, count)
    }
    return answer
  })
  return { read: () => ({ statements, wall }) }
}
