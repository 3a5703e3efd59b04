import { and, eq, isNull, notInArray } from 'drizzle-orm'
import { carts } from '../../cart/carts.table.ts'
import type { Transaction } from '../../database/database.ts'
import { orders } from '../../order/orders.table.ts'
import { customers } from '../customers.table.ts'

/** Nobody orders from a locked cart, and nothing is given to a locked customer: what is under way waits, or goes first. */
export async function lockAccount({ db, tenantId }: Transaction, subject: string, customerId: string) {
  await db
    .select({ cartId: carts.cartId })
    .from(carts)
    .where(and(eq(carts.tenantId, tenantId), eq(carts.subject, subject)))
    .orderBy(carts.cartId)
    .for('update')
  const [customer] = await db
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.tenantId, tenantId),
        eq(customers.customerId, customerId),
        eq(customers.subject, subject),
        isNull(customers.closedAt),
      ),
    )
    .for('update')
  return customer
}

const FINISHED = ['completed', 'canceled', 'failed']

/** Orders that are paid, packed or on their way: somebody has still to be reached about them. */
export const countOpenOrders = ({ db, tenantId }: Transaction, customerId: string) =>
  db.$count(
    orders,
    and(eq(orders.tenantId, tenantId), eq(orders.customerId, customerId), notInArray(orders.state, FINISHED)),
  )
