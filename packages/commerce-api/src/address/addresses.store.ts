import type { AddressInput, AddressType } from '@aisle/api/address'
import { and, asc, desc, eq } from 'drizzle-orm'
import { autoShipOrders } from '../auto-ship/auto-ship-orders.table.ts'
import { cartFulfillments } from '../cart/cart-fulfillments.table.ts'
import type { Transaction } from '../database/database.ts'
import { customers } from '../customer/customers.table.ts'
import { paymentMethods } from '../payment-method/payment-methods.table.ts'
import { addresses } from './addresses.table.ts'

export type Own = { readonly addressId: string; readonly customerId: string }

const isOf = (tenantId: string, customerId: string) =>
  and(eq(addresses.tenantId, tenantId), eq(addresses.customerId, customerId))

const isOwn = (tenantId: string, { addressId, customerId }: Own) =>
  and(isOf(tenantId, customerId), eq(addresses.addressId, addressId))

export const readAddresses = ({ db, tenantId }: Transaction, customerId: string, type: AddressType | undefined) =>
  db
    .select()
    .from(addresses)
    .where(and(isOf(tenantId, customerId), type === undefined ? undefined : eq(addresses.type, type)))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.addressId))

export async function findAddress({ db, tenantId }: Transaction, own: Own) {
  const [address] = await db.select().from(addresses).where(isOwn(tenantId, own))
  return address
}

/** Locks the customer: two calls cannot both make a default, nor one delete what the other is choosing. */
export async function lockCustomer({ db, tenantId }: Transaction, customerId: string) {
  await db
    .select({ id: customers.customerId })
    .from(customers)
    .where(and(eq(customers.tenantId, tenantId), eq(customers.customerId, customerId)))
    .for('update')
}

export async function clearDefault({ db, tenantId }: Transaction, customerId: string, type: number) {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(isOf(tenantId, customerId), eq(addresses.type, type), eq(addresses.isDefault, true)))
}

type Row = AddressInput & { readonly type: AddressType; readonly isDefault: boolean }

export async function insertAddress({ db, tenantId }: Transaction, customerId: string, row: Row, createdAt: Date) {
  const [address] = await db
    .insert(addresses)
    .values({ tenantId, customerId, ...row, createdAt })
    .returning()
  return address
}

export async function changeAddress({ db, tenantId }: Transaction, own: Own, row: Row) {
  const cleared = { firstName: null, lastName: null, phone: null, email: null, line2: null, country: null }
  const [address] = await db
    .update(addresses)
    .set({ ...cleared, ...row })
    .where(isOwn(tenantId, own))
    .returning()
  return address
}

export async function markDefault({ db, tenantId }: Transaction, own: Own) {
  await db.update(addresses).set({ isDefault: true }).where(isOwn(tenantId, own))
}

/** @returns whether there was one */
export async function removeAddress({ db, tenantId }: Transaction, own: Own) {
  const removed = await db.delete(addresses).where(isOwn(tenantId, own)).returning({ id: addresses.addressId })
  return removed.length > 0
}

/** Removes an address; carts, cards and auto-ship orders that named it name the other one. */
export async function replaceAddress(tx: Transaction, own: Own, addressId: string) {
  const { db, tenantId } = tx
  for (const table of [cartFulfillments, paymentMethods, autoShipOrders]) {
    await db
      .update(table)
      .set({ addressId })
      .where(and(eq(table.tenantId, tenantId), eq(table.addressId, own.addressId)))
  }
  await removeAddress(tx, own)
}
