import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { customers } from './customers.table.ts'

export async function findCustomer({ db, tenantId }: Transaction, customerId: string) {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.tenantId, tenantId), eq(customers.customerId, customerId)))
  return customer
}
