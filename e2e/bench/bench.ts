import { parseArgs } from 'node:util'
import startStore from '../store/start-store.ts'
import { measureOrders } from './orders/measure-orders.ts'
import { measurePages } from './pages/measure-pages.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const runs = Math.max(1, Number.parseInt(values.runs, 10) || 5)

const stop = await startStore()
try {
  if (values.only !== 'orders') {
    console.log(`\nPages: medians of ${runs}; milliseconds where nothing else is said\n`)
    await measurePages(runs, console.log)
  }
  const data = process.env['STORE_DATA']
  if (values.only !== 'pages') {
    console.log('\nPlacing orders over HTTP at the commerce API, prepared guests, card payment\n')
    if (data) await measureOrders(data, console.log)
    else console.log('Left out: STORE_DATA does not say where the data of the store at STORE_PORT is.')
  }
} finally {
  await stop?.()
}
