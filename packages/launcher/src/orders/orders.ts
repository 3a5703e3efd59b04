import { cancelForOwner, readHeld, readLines, releaseHeldOrder } from '@aisle/commerce-api/orders'
import { borrowDatabase } from '../import/borrow-database.ts'
import { readOptions } from '../start/options.ts'
import { describeCanceled, describeHeld, describeLines, describeReleased } from './describe-orders.ts'
import { type OrdersOptions, readOrdersOptions } from './orders-options.ts'

/** `npm run orders`: what whoever runs a store decides of orders, whether the store runs or not. */
export async function orders(args: readonly string[]): Promise<void> {
  const options = readOrdersOptions(args)
  await using database = await borrowDatabase(readOptions([], process.env))
  console.log(await answer(database.ownerUrl, options))
}

async function answer(databaseUrl: string, options: OrdersOptions): Promise<string> {
  const now = new Date()
  switch (options.action) {
    case 'held':
      return describeHeld(await readHeld({ databaseUrl, ...options }))
    case 'show':
      return describeLines(await readLines({ databaseUrl, ...options }))
    case 'release': {
      const heldFor = await releaseHeldOrder({ databaseUrl, now, ...options })
      return describeReleased(options.orderNumber, heldFor)
    }
    case 'cancel':
      return describeCanceled(options.orderNumber, await cancelForOwner({ databaseUrl, now, ...options }))
  }
}
