import { parseArgs } from 'node:util'
import startStore from '../store/start-store.ts'
import { measureGateway } from './gateway/measure-gateway.ts'
import { measureOrders } from './orders/measure-orders.ts'
import { measurePages } from './pages/measure-pages.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const isWanted = (part: 'pages' | 'gateway' | 'orders') => values.only === undefined || values.only === part
const withData = async (measure: (data: string) => Promise<void>) => {
  const data = process.env['STORE_DATA']
  if (data) await measure(data)
  else console.log('Left out: STORE_DATA does not say where the data of the store at STORE_PORT is.')
}
const runs = Math.max(1, Number.parseInt(values.runs, 10) || 5)

const stop = await startStore()
try {
  if (isWanted('pages')) {
    console.log(`\nPages: medians of ${runs}; milliseconds where nothing else is said\n`)
    await measurePages(runs, console.log)
  }
  if (isWanted('gateway')) {
    console.log('\nPages of the gateway, one store of one tenant, 50 clients over HTTP\n')
    await withData((data) => measureGateway(data, console.log))
  }
  if (isWanted('orders')) {
    console.log('\nPlacing orders over HTTP at the commerce API, prepared guests, card payment\n')
    await withData((data) => measureOrders(data, console.log))
  }
} finally {
  await stop?.()
}
