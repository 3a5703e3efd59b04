import { Agent, request } from 'node:http'
import { busySince, machineNow } from '../orders/machine.ts'
import { quantile, table } from '../statistics.ts'
import { type LargeStore, openLargeStore } from './large-store.ts'

const CLIENTS = 20
const VIEWS = 4_000
const WARM_UP = 400
/** Categories that shoppers look at, the largest of the store. */
const POPULAR = 20

type Part = {
  readonly name: string
  readonly clients: number
  readonly views: number
  /** Milliseconds; p95. */
  readonly goal: number | undefined
  /** The calls of one view, made at once as the browser makes them. */
  readonly callsOf: (index: number) => readonly string[]
}

const HEAD = 'what|clients|views|views/s|p50 ms|p95 ms|goal|p99 ms|failed|CPU ms each'.split('|')

/**
 * Prints how fast the commerce API answers for a catalogue of 25,000 products: what a category page asks for, pages that
 * nobody has asked for before, and products.
 * @param feed a file of products to be taken in eight sizes each; invented ones without it
 */
export async function measureCatalogue(data: string, feed: string | undefined, print: (text: string) => void) {
  await using store = await openLargeStore(data, feed)
  print(`${store.products} products in ${store.categories.length} categories\n`)
  const rows: string[][] = []
  for (const part of partsOf(store)) {
    await load(store, { ...part, views: WARM_UP })
    rows.push(await measure(store, part))
  }
  print(table(HEAD, rows, 1))
}

function partsOf({ locationId, categories, seoNames }: LargeStore): readonly Part[] {
  const terms = `locationID=${locationId}&fulfillmentCodeName=sp&zipCode=46204`
  const category = (index: number) => pick(categories.slice(0, POPULAR), index)
  const listing = (index: number, more = '') =>
    `productsBy=CT&CategorySeoName=${encodeURIComponent(category(index))}${more}&${terms}`
  const pageOf = (index: number, more = '') => [
    `/v1/Product?${listing(index, more)}&Page=1&PageSize=20&sortBy=0`,
    `/v1/Category/Filters?${listing(index, more)}`,
    `/v1/Category?CategorySeoName=${encodeURIComponent(category(index))}&LocationID=${terms.slice('locationID='.length)}`,
  ]
  const product = (index: number) => [`/v1/Product/Details?ProductSeoName=${pick(seoNames, index)}&${terms}`]
  return [
    { name: 'category page', clients: CLIENTS, views: VIEWS, goal: 50, callsOf: (index) => pageOf(index) },
    {
      name: 'category page, filters nobody chose before',
      clients: CLIENTS,
      views: VIEWS / 8,
      goal: undefined,
      callsOf: (index) => pageOf(index, `&filters=price:0-${index + 1}`),
    },
    { name: 'product', clients: 1, views: VIEWS / 4, goal: 10, callsOf: product },
    { name: 'product', clients: CLIENTS, views: VIEWS, goal: undefined, callsOf: product },
  ]
}

async function measure(store: LargeStore, part: Part): Promise<string[]> {
  const before = machineNow()
  const { times, failed, seconds } = await load(store, part)
  const { cpuSeconds } = busySince(before)
  return [
    part.name,
    String(part.clients),
    String(part.views),
    (part.views / seconds).toFixed(0),
    quantile(times, 0.5).toFixed(1),
    quantile(times, 0.95).toFixed(1),
    part.goal === undefined ? '' : `≤ ${part.goal}`,
    quantile(times, 0.99).toFixed(1),
    String(failed),
    ((cpuSeconds * 1000) / part.views).toFixed(1),
  ]
}

/** So many clients over connections that stay open, each with the next view as soon as the last one is there. */
async function load({ apiUrl, headers }: LargeStore, { clients, views, callsOf }: Part) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients * 3 })
  const times: number[] = []
  let failed = 0
  let next = 0
  const look = async () => {
    while (next < views) {
      const calls = callsOf(next)
      next += 1
      const started = performance.now()
      const answers = await Promise.all(calls.map((path) => ask(apiUrl + path, headers, agent)))
      times.push(performance.now() - started)
      if (answers.some((status) => status !== 200)) failed += 1
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: clients }, look))
  agent.destroy()
  return { times, failed, seconds: (performance.now() - started) / 1000 }
}

/** The status, once the whole answer is there. */
const ask = (url: string, headers: Readonly<Record<string, string>>, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      response.on('error', reject)
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    sent.on('error', reject)
    sent.end()
  })

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[(index * 7) % items.length]
  if (item === undefined) throw new Error('The store has nothing to look at.')
  return item
}
