import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeCookieOf } from '../../size/choose-store.ts'
import { fetchTextAs } from '../../store/fetch-as.ts'
import { startGatewayBeside } from '../../store/gateway-beside.ts'
import { gatewayAddress } from '../../store/origins.ts'
import { freePort } from '../../store/start-store.ts'
import { quantile, table } from '../statistics.ts'
import { loadPages, type Served } from './load.ts'
import { openProcessProbe, type ProcessProbe } from './process-probe.ts'

const HOST = 'fresh.localhost'
const CLIENTS = 50
const CACHED_PAGES = 10_000
const UNCACHED_PAGES = 2_000
/** Over which memory has to stay flat, and after how many of them it is looked at. */
const MEMORY_PAGES = 20_000
const MEMORY_STEP = 2_500

/** Seen so often that they are always in the cache. */
const popular = ['/', '/category/produce', '/category/dairy-eggs', '/search?q=milk', '/detail/whole-milk', '/discount']
const searches = ['milk', 'bread', 'apple', 'chicken', 'rice', 'coffee', 'cheese', 'soap']

/** Prints how many pages a gateway of its own gives before the services of the running store, and what it keeps. */
export async function measureGateway(data: string, print: (text: string) => void): Promise<void> {
  const logs = await mkdtemp(join(tmpdir(), 'aisle-bench-'))
  try {
    const inspectPort = await freePort()
    const environment = { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}` }
    await using gateway = await startGatewayBeside(data, { logs, environment })
    using probe = await openProcessProbe(inspectPort)
    const headers = {
      host: `${HOST}:${new URL(gatewayAddress()).port}`,
      accept: 'text/html',
      'accept-encoding': 'gzip, deflate, br',
      cookie: await storeCookieOf(HOST),
    }
    const all = await publicPaths()
    const load = (paths: readonly string[], clients = CLIENTS) =>
      loadPages({ port: gateway.port, headers, paths, clients })
    await load([...popular, ...visits(all, 'warm', 300)], 4)

    const measure = async (name: string, paths: readonly string[], goal: Goal) => {
      const before = await probe.read()
      const served = await load(paths)
      return rowOf(name, served, (await probe.read()).cpu - before.cpu, goal)
    }
    const again = Array.from({ length: CACHED_PAGES }, (_, index) => popular[index % popular.length] ?? '/')
    const cached = await measure('from the cache', again, GOALS.cached)
    const uncached = await measure('made anew', visits(all, 'once', UNCACHED_PAGES), GOALS.uncached)
    print(table(HEAD, [cached, uncached]))
    await measureMemory({ load, all, probe, print })
  } finally {
    await rm(logs, { recursive: true, force: true })
  }
}

/** Every product, category and page of the store's sitemaps, and some searches. */
async function publicPaths(): Promise<readonly string[]> {
  const read = async (path: string) =>
    [...(await fetchTextAs(HOST, gatewayAddress() + path)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    )
  const first = await read('/sitemap.xml')
  const parts = first.filter((path) => path.endsWith('.xml'))
  const paths = parts.length > 0 ? (await Promise.all(parts.map(read))).flat() : first
  return [...paths, ...searches.map((q) => `/search?q=${q}`)]
}

/** So many addresses in turn that nobody has asked for before: the query is part of what a page is kept by. */
const visits = (paths: readonly string[], name: string, howMany: number): readonly string[] =>
  Array.from({ length: howMany }, (_, index) => {
    const path = paths[(index * 7) % paths.length] ?? '/'
    return `${path}${path.includes('?') ? '&' : '?'}visit=${name}-${index}`
  })

const HEAD = 'pages|clients|KiB each|pages/s|goal|p50 ms|p99 ms|goal|rendered %|failed|CPU ms each'.split('|')
type Goal = { readonly rate: number; readonly p99: number }
const GOALS = { cached: { rate: 300, p99: 100 }, uncached: { rate: 60, p99: 600 } }

function rowOf(name: string, { pages, seconds }: Served, cpuSeconds: number, goal: Goal): string[] {
  const times = pages.map(({ milliseconds }) => milliseconds)
  const bytes = pages.reduce((sum, page) => sum + page.bytes, 0)
  const complete = pages.filter(({ isComplete }) => isComplete).length
  return [
    name,
    String(CLIENTS),
    (bytes / pages.length / 1024).toFixed(1),
    (pages.length / seconds).toFixed(0),
    `≥ ${goal.rate}`,
    quantile(times, 0.5).toFixed(0),
    quantile(times, 0.99).toFixed(0),
    `≤ ${goal.p99}`,
    ((complete / pages.length) * 100).toFixed(1),
    String(pages.filter(({ status }) => status !== 200).length),
    ((cpuSeconds * 1000) / pages.length).toFixed(1),
  ]
}

type Memories = {
  readonly load: (paths: readonly string[]) => Promise<Served>
  readonly all: readonly string[]
  readonly probe: ProcessProbe
  readonly print: (text: string) => void
}

/** A quarter of the pages is made anew, the others come from the cache. */
async function measureMemory({ load, all, probe, print }: Memories) {
  const rows: string[][] = []
  for (let served = 0; served <= MEMORY_PAGES; served += MEMORY_STEP) {
    const { rss, heapUsed, external } = await probe.read()
    rows.push([
      String(served),
      'pages later',
      '',
      ...[rss, heapUsed, external].map((bytes) => (bytes / 1024 ** 2).toFixed(0)),
    ])
    if (served === MEMORY_PAGES) break
    const anew = visits(all, `memory-${served}`, MEMORY_STEP / 4)
    await load(anew.flatMap((path) => [path, '/', '/category/produce', '/detail/whole-milk']))
  }
  print(`\nMemory in MiB, heap after a collection; goal: flat over ${MEMORY_PAGES} pages\n`)
  print(table(['after', '', '', 'RSS', 'heap', 'external'], rows))
}
