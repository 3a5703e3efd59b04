import { and, eq, ne } from 'drizzle-orm'
import { autoShipOrders } from '../auto-ship/auto-ship-orders.table.ts'
import { products } from '../catalogue/products.table.ts'
import type { Transaction } from '../database/database.ts'
import { cartLines } from './cart-lines.table.ts'
import { carts } from './carts.table.ts'

/** Products of the cart that the customer gets regularly already. */
export const listSubscribedProducts = ({ db, tenantId }: Transaction, subject: string, customerId: string) =>
  db
    .selectDistinct({
      productID: products.productId,
      subscriptionID: autoShipOrders.subscriptionId,
      title: products.title,
    })
    .from(carts)
    .innerJoin(cartLines, and(eq(cartLines.tenantId, carts.tenantId), eq(cartLines.cartId, carts.cartId)))
    .innerJoin(
      autoShipOrders,
      and(
        eq(autoShipOrders.tenantId, carts.tenantId),
        eq(autoShipOrders.productId, cartLines.productId),
        eq(autoShipOrders.customerId, customerId),
        ne(autoShipOrders.status, 'cancelled'),
      ),
    )
    .innerJoin(products, and(eq(products.tenantId, carts.tenantId), eq(products.productId, cartLines.productId)))
    .where(and(eq(carts.tenantId, tenantId), eq(carts.subject, subject), eq(carts.state, 'open')))
