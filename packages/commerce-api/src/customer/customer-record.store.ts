import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { itemsOf } from '../database/items.ts'
import { prepared, value } from '../database/prepared.ts'
import { type CustomerRecord, customers } from './customers.table.ts'

export async function findCustomer({ db, tenantId }: Transaction, customerId: string) {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.tenantId, tenantId), eq(customers.customerId, customerId)))
  return customer
}

const selectCustomers = prepared((db) =>
  db
    .select(getTableColumns(customers))
    .from(itemsOf({ customerId: 'uuid' }))
    .innerJoin(
      customers,
      and(eq(customers.tenantId, value('tenantId')), eq(customers.customerId, sql`item."customerId"`)),
    )
    .prepare('find_customers'),
)

/** Those of them who are there. */
export const findCustomers = (tx: Transaction, customerIds: readonly string[]): Promise<CustomerRecord[]> =>
  selectCustomers(tx, { customerId: customerIds })
