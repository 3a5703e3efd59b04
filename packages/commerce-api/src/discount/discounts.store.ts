import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { discounts } from './discounts.table.ts'

export async function findListedDiscount({ db, tenantId }: Transaction, discountId: string) {
  const [discount] = await db
    .select()
    .from(discounts)
    .where(and(eq(discounts.tenantId, tenantId), eq(discounts.discountId, discountId), eq(discounts.isListed, true)))
  return discount
}

/** Offers that count now, in the store’s order. */
export const readDiscounts = ({ db, tenantId }: Transaction, now: Date, limit: number, offset: number) =>
  db
    .select()
    .from(discounts)
    .where(isCurrent(tenantId, now))
    .orderBy(asc(discounts.position), asc(discounts.name), asc(discounts.discountId))
    .limit(limit)
    .offset(offset)

export const countDiscounts = ({ db, tenantId }: Transaction, now: Date) =>
  db.$count(discounts, isCurrent(tenantId, now))

const isCurrent = (tenantId: string, now: Date) =>
  and(
    eq(discounts.tenantId, tenantId),
    eq(discounts.isActive, true),
    eq(discounts.isListed, true),
    or(isNull(discounts.startsAt), lte(discounts.startsAt, now)),
    or(isNull(discounts.endsAt), gt(discounts.endsAt, now)),
    sql`EXISTS (SELECT FROM commerce.discount_products entry
      WHERE entry.tenant_id = ${discounts.tenantId} AND entry.discount_id = ${discounts.discountId})`,
  )
