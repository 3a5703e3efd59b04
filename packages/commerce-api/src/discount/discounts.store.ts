import { and, asc, eq, getTableColumns, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { type DiscountRecord, discounts } from './discounts.table.ts'
import { hasRewards } from './rewards.sql.ts'

export type ListedDiscount = DiscountRecord & { readonly hasRewards: boolean }

const listed = {
  ...getTableColumns(discounts),
  hasRewards: hasRewards(sql`${discounts.tenantId}`, discounts.discountId),
}

/** An offer on restricted products alone is there for those only who may see them. */
export async function findListedDiscount({ db, tenantId }: Transaction, discountId: string, maySeeRestricted: boolean) {
  const [discount] = await db
    .select(listed)
    .from(discounts)
    .where(
      and(
        eq(discounts.tenantId, tenantId),
        eq(discounts.discountId, discountId),
        eq(discounts.isListed, true),
        maySeeRestricted ? undefined : or(sql`NOT ${hasProduct(true)}`, hasProduct(false)),
      ),
    )
  return discount
}

/** Offers that count now, in the store’s order. */
type Audience = { readonly now: Date; readonly maySeeRestricted: boolean }

export const readDiscounts = ({ db, tenantId }: Transaction, audience: Audience, limit: number, offset: number) =>
  db
    .select(listed)
    .from(discounts)
    .where(isCurrent(tenantId, audience))
    .orderBy(asc(discounts.position), asc(discounts.name), asc(discounts.discountId))
    .limit(limit)
    .offset(offset)

export const countDiscounts = ({ db, tenantId }: Transaction, audience: Audience) =>
  db.$count(discounts, isCurrent(tenantId, audience))

const isCurrent = (tenantId: string, { now, maySeeRestricted }: Audience) =>
  and(
    eq(discounts.tenantId, tenantId),
    eq(discounts.isActive, true),
    eq(discounts.isListed, true),
    or(isNull(discounts.startsAt), lte(discounts.startsAt, now)),
    or(isNull(discounts.endsAt), gt(discounts.endsAt, now)),
    hasProduct(maySeeRestricted),
  )

/** One that it makes cheaper: triggers alone tell of nothing to gain. */
const hasProduct = (maySeeRestricted: boolean) => sql`EXISTS (
  SELECT FROM commerce.discount_products entry
  ${
    maySeeRestricted
      ? sql``
      : sql`JOIN commerce.products product ON product.tenant_id = entry.tenant_id
          AND product.product_id = entry.product_id AND NOT product.has_age_restriction`
  }
  WHERE entry.tenant_id = ${discounts.tenantId} AND entry.discount_id = ${discounts.discountId}
    AND NOT (entry.is_trigger AND ${hasRewards(sql`${discounts.tenantId}`, discounts.discountId)}))`
