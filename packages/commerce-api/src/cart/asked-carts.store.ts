import { sql } from 'drizzle-orm'
import { columnsOf, itemsOf } from '../database/items.ts'

/** A cart of which parts are read, at this store and moment; without a store nothing is found there. */
export type AskedCart = { readonly cartId: string; readonly locationId: string | null; readonly now: Date }

/** For FROM: parts of many carts' contents are read in one statement, each looked up by its own key. */
export const askedCarts = itemsOf({ cartId: 'uuid', locationId: 'uuid', now: 'timestamptz' })

/** Their columns. */
export const askedCart = {
  cartId: sql<string>`item."cartId"`,
  locationId: sql<string | null>`item."locationId"`,
  now: sql<Date>`item.now`,
}

/** The values of their columns. */
export const columnsOfAsked = (carts: readonly AskedCart[]) => columnsOf(carts, ['cartId', 'locationId', 'now'])
