import { stopSignal } from '../../packages/launcher/src/start/stop-signal.ts'
import { requireChromium } from '../../packages/launcher/src/test/chromium.ts'
import startStore from '../store/start-store.ts'
import { type BenchOptions, type BenchPart, readBenchOptions } from './bench-options.ts'
import { measureCatalogue } from './catalogue/measure-catalogue.ts'
import { measureGateway } from './gateway/measure-gateway.ts'
import { measureOrders } from './orders/measure-orders.ts'
import { machineSpeed } from './pages/machine-speed.ts'
import { measurePages } from './pages/measure-pages.ts'
import { openMonolith } from './pages/monolith-shop.ts'
import type { Shop } from './pages/shops.ts'

const TENANT = 'fresh'

/** Everything that was started stops in the opposite order, whatever happened. */
async function bench(signal: AbortSignal) {
  const options = readBenchOptions(process.argv.slice(2))
  const isWanted = (part: BenchPart) => options.only === undefined || options.only === part
  if (isWanted('pages')) requireChromium()
  await using started = new AsyncDisposableStack()
  const stop = await startStore()
  if (stop) started.defer(stop)
  signal.throwIfAborted()
  const data = process.env['STORE_DATA']
  const measured = (work: Promise<void>) => Promise.race([work, untilAborted(signal)])
  if (isWanted('pages')) await benchPages(data, { ...options, started, signal })
  if (isWanted('gateway')) await measured(benchGateway(data))
  if (isWanted('orders')) await measured(benchOrders(data))
  if (isWanted('catalogue')) await measured(benchCatalogue(data, options.feed))
}

type Running = Pick<BenchOptions, 'runs' | 'slowdown'> & {
  readonly started: AsyncDisposableStack
  readonly signal: AbortSignal
}

async function benchPages(data: string | undefined, { runs, slowdown, started, signal }: Running) {
  const federated: Shop = { name: 'federated', tenant: TENANT, port: Number(process.env['STORE_PORT']) }
  const shops = data === undefined ? [federated] : [federated, started.use(await openMonolith(data, TENANT))]
  signal.throwIfAborted()
  if (data === undefined) console.log(`Without the monolith: ${NO_DATA}`)
  console.log(`\nPages: medians of ${runs}; milliseconds where nothing else is said\n`)
  console.log(speedNow(slowdown))
  await measurePages(shops, { runs, slowdown, signal, print: console.log })
  console.log(`\n${speedNow(slowdown)}`)
}

const speedNow = (slowdown: number) =>
  `This machine runs JavaScript ${machineSpeed().toFixed(2)} times as fast as the one of the goals; the phone is ${slowdown} times slower than it.\n`

async function benchGateway(data: string | undefined) {
  console.log('\nPages of the gateway, one store of one tenant, 50 clients over HTTP\n')
  if (data) await measureGateway(data, console.log)
  else console.log(`Left out: ${NO_DATA}`)
}

async function benchOrders(data: string | undefined) {
  console.log('\nPlacing orders over HTTP at the commerce API, prepared guests, card payment\n')
  if (data) await measureOrders(data, console.log)
  else console.log(`Left out: ${NO_DATA}`)
}

async function benchCatalogue(data: string | undefined, feed: string | undefined) {
  console.log('\nA catalogue of 25,000 products over HTTP at the commerce API, guests without a pause\n')
  if (data) await measureCatalogue(data, feed, console.log)
  else console.log(`Left out: ${NO_DATA}`)
}

const NO_DATA = 'STORE_DATA does not say where the data of the store at STORE_PORT is.'

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

const signal = stopSignal()
try {
  await bench(signal)
} catch (error) {
  if (!signal.aborted) console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
// Orders that were given up may still be on their way.
process.exit()
