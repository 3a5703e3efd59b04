import { quantile, table } from '../statistics.ts'
import { prepareBuyers } from './buyers.ts'
import { placeOrders, type Sale } from './place-orders.ts'
import { mailsAreOut, outcomeSince, type Scene, setScene, stockUp } from './scene.ts'
import { openStoreUnderLoad, type StoreUnderLoad } from './store-under-load.ts'

type Load = { readonly name: string; readonly shoppers: number; readonly carts: number; readonly pieces?: number }

const loads: readonly Load[] = [
  { name: 'warm-up', shoppers: 10, carts: 30 },
  { name: 'steady', shoppers: 50, carts: 200 },
  { name: 'rush', shoppers: 200, carts: 400 },
  { name: 'flash sale', shoppers: 300, carts: 300, pieces: 50 },
]

/** Prints how fast orders are placed by many at once, and whether any was placed twice or sold what was not there. */
export async function measureOrders(data: string, print: (text: string) => void): Promise<void> {
  await using store = await openStoreUnderLoad(data, 'fresh')
  const scene = await setScene(store)
  const rows: string[][] = []
  for (const load of loads) rows.push(await measure(store, scene, load))
  print(
    table(
      [
        'load',
        'shoppers',
        'carts',
        'orders/s',
        'p50 ms',
        'p99 ms',
        'placed',
        'refused',
        'failed',
        'duplicates',
        'oversold',
      ],
      rows,
    ),
  )
}

async function measure(
  store: StoreUnderLoad,
  scene: Scene,
  { name, shoppers, carts, pieces }: Load,
): Promise<string[]> {
  await stockUp(store, scene)
  await mailsAreOut(store)
  const buyers = await prepareBuyers(store, scene, carts)
  await mailsAreOut(store)
  await stockUp(store, scene, pieces)
  const [{ now } = {}] = await store.query('SELECT clock_timestamp() AS now')
  if (!(now instanceof Date)) throw new Error('The database does not know the time.')
  const sale = await placeOrders(store.apiUrl, buyers, shoppers)
  const { orders, carts: ordered, sold, left } = await outcomeSince(store, scene, now)

  const placed = sale.answers.filter(({ status }) => status === 200)
  const failed = sale.answers.filter(({ status }) => status >= 500)
  const numbers = new Set(placed.map(({ said }) => said))
  tellOdd(sale)
  return [
    name,
    String(shoppers),
    String(carts),
    (placed.length / sale.seconds).toFixed(0),
    ...[0.5, 0.99].map((share) =>
      quantile(
        sale.answers.map(({ milliseconds }) => milliseconds),
        share,
      ).toFixed(0),
    ),
    String(placed.length),
    String(sale.answers.length - placed.length - failed.length),
    String(failed.length),
    String(orders - Math.min(ordered, numbers.size)),
    String(pieces === undefined ? Math.max(0, -left) : Math.max(0, sold - pieces, -left)),
  ]
}

/** Reasons of what was not placed, each with how often it was given. */
function tellOdd({ answers }: Sale) {
  const reasons = new Map<string, number>()
  for (const { status, said } of answers) {
    if (status !== 200) reasons.set(`${status} ${said}`, (reasons.get(`${status} ${said}`) ?? 0) + 1)
  }
  for (const [reason, times] of reasons) console.log(`  not placed: ${reason}, ${times} times`)
}
