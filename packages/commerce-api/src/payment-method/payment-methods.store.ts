import { and, asc, desc, eq } from 'drizzle-orm'
import { addresses } from '../address/addresses.table.ts'
import type { Transaction } from '../database/database.ts'
import { paymentMethods } from './payment-methods.table.ts'

export type Own = { readonly paymentMethodId: string; readonly customerId: string }

const isOf = (tenantId: string, customerId: string) =>
  and(eq(paymentMethods.tenantId, tenantId), eq(paymentMethods.customerId, customerId))

const isOwn = (tenantId: string, { paymentMethodId, customerId }: Own) =>
  and(isOf(tenantId, customerId), eq(paymentMethods.paymentMethodId, paymentMethodId))

export const readPaymentMethods = ({ db, tenantId }: Transaction, customerId: string) =>
  db
    .select({ method: paymentMethods, address: addresses })
    .from(paymentMethods)
    .leftJoin(
      addresses,
      and(eq(addresses.tenantId, paymentMethods.tenantId), eq(addresses.addressId, paymentMethods.addressId)),
    )
    .where(isOf(tenantId, customerId))
    .orderBy(desc(paymentMethods.isDefault), asc(paymentMethods.createdAt), asc(paymentMethods.paymentMethodId))

export type PaymentMethodRow = Awaited<ReturnType<typeof readPaymentMethods>>[number]

export async function findPaymentMethod({ db, tenantId }: Transaction, own: Own) {
  const [method] = await db.select().from(paymentMethods).where(isOwn(tenantId, own))
  return method
}

export async function removePaymentMethod({ db, tenantId }: Transaction, own: Own) {
  const removed = await db
    .delete(paymentMethods)
    .where(isOwn(tenantId, own))
    .returning({ id: paymentMethods.paymentMethodId })
  return removed.length > 0
}

/** Clears the default first: one per customer is an index. */
export async function makeDefault({ db, tenantId }: Transaction, own: Own) {
  await db
    .update(paymentMethods)
    .set({ isDefault: false })
    .where(and(isOf(tenantId, own.customerId), eq(paymentMethods.isDefault, true)))
  await db.update(paymentMethods).set({ isDefault: true }).where(isOwn(tenantId, own))
}

export async function setBillingAddress({ db, tenantId }: Transaction, own: Own, addressId: string) {
  await db.update(paymentMethods).set({ addressId, billingAddress: null }).where(isOwn(tenantId, own))
}
