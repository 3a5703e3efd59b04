import { quantile, table } from '../statistics.ts'
import { prepareBuyers } from './buyers.ts'
import { busySince, type Machine, machineNow } from './machine.ts'
import { placeOrders, type Sale } from './place-orders.ts'
import { dropMails, outcomeSince, type Scene, setScene, stockUp } from './scene.ts'
import { openStoreUnderLoad, type StoreUnderLoad } from './store-under-load.ts'

type Load = {
  readonly name: string
  readonly shoppers: number
  readonly carts: number
  /** Of the one product that everybody wants; without it everybody wants something else. */
  readonly pieces?: number
  /** How often each order is sent at the same moment. */
  readonly clicks?: number
}

const loads: readonly Load[] = [
  { name: 'warm-up', shoppers: 50, carts: 400 },
  { name: 'steady', shoppers: 50, carts: 600 },
  { name: 'rush', shoppers: 200, carts: 1000 },
  { name: 'beyond', shoppers: 300, carts: 1000 },
  { name: 'triple clicks', shoppers: 30, carts: 100, clicks: 3 },
  { name: 'flash sale', shoppers: 300, carts: 300, pieces: 50 },
]

const HEAD =
  'load|shoppers|carts|orders/s|p50 ms|p99 ms|placed|refused|failed|unsettled|duplicates|oversold|CPU ms/order|of it client|cores busy'

/** Prints how fast orders are placed by many at once, and whether any was placed twice or sold what was not there. */
export async function measureOrders(data: string, print: (text: string) => void): Promise<void> {
  await using store = await openStoreUnderLoad(data, 'fresh')
  const scene = await setScene(store)
  const rows: string[][] = []
  for (const load of loads) rows.push(await measure(store, scene, load))
  print(table(HEAD.split('|'), rows))
}

async function measure(store: StoreUnderLoad, scene: Scene, load: Load): Promise<string[]> {
  const { carts, shoppers, pieces, clicks = 1 } = load
  await stockUp(store, scene)
  const wish = pieces === undefined ? 'anything' : 'the same'
  const buyers = await prepareBuyers(store, scene, { howMany: carts, wish })
  await dropMails(store)
  await stockUp(store, scene, pieces)
  const [{ now } = {}] = await store.query('SELECT clock_timestamp() AS now')
  if (!(now instanceof Date)) throw new Error('The database does not know the time.')
  const before = machineNow()
  const sale = await placeOrders(store.apiUrl, buyers, { shoppers, clicks })
  const machine = busySince(before)
  const outcome = await outcomeSince(store, scene, now, pieces)
  await dropMails(store)
  tellOdd(sale)
  return [
    load.name,
    String(shoppers),
    String(carts),
    ...speedOf(sale, outcome.orders),
    ...truthOf(sale, outcome),
    ...costOf(sale, outcome.orders, machine),
  ]
}

type Outcome = Awaited<ReturnType<typeof outcomeSince>>

function speedOf({ answers, seconds }: Sale, orders: number): string[] {
  const times = answers.map(({ milliseconds }) => milliseconds)
  return [orders / seconds, quantile(times, 0.5), quantile(times, 0.99)].map((figure) => figure.toFixed(0))
}

/** Duplicates are orders beyond one for each cart, and beyond those that shoppers were told of. */
function truthOf({ answers }: Sale, { orders, carts, unsettled, oversold }: Outcome): string[] {
  const placed = answers.filter(({ status }) => status === 200)
  const failed = answers.filter(({ status }) => status >= 500)
  const numbers = new Set(placed.map(({ said }) => said))
  const refused = answers.length - placed.length - failed.length
  return [placed.length, refused, failed.length, unsettled, orders - Math.min(carts, numbers.size), oversold].map(
    String,
  )
}

/** Everything that the machine did meanwhile: services, database, partners and this program. */
function costOf({ clientSeconds, seconds }: Sale, orders: number, { cpuSeconds }: Machine): string[] {
  const each = (cpu: number) => ((cpu * 1000) / orders).toFixed(1)
  return [each(cpuSeconds), each(clientSeconds), (cpuSeconds / seconds).toFixed(1)]
}

/** Reasons of what was not placed, each with how often it was given. */
function tellOdd({ answers }: Sale) {
  const reasons = new Map<string, number>()
  for (const { status, said } of answers) {
    if (status !== 200) reasons.set(`${status} ${said}`, (reasons.get(`${status} ${said}`) ?? 0) + 1)
  }
  for (const [reason, times] of reasons) console.log(`  not placed: ${reason}, ${times} times`)
}
