import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { coupons } from '../discount/coupons.table.ts'
import { discountProducts } from '../discount/discount-products.table.ts'
import { discounts } from '../discount/discounts.table.ts'
import { replaceOf, upsert } from './bulk.store.ts'
import { stableId } from './stable-id.ts'

export type DiscountSeed = {
  readonly discountId: string
  readonly name: string
  /** On the card: `20% off`. */
  readonly displayName: string
  readonly description?: string
  readonly imageUrl?: string
  readonly kind: 'percent' | 'amount' | 'price' | 'per-product'
  /** Hundredths of a percent, cents off, or cents to pay: by kind. `per-product` has prices of its own. */
  readonly value: number
  readonly minQty?: number
  readonly triggerText?: string
  readonly rewardText?: string
  readonly startsAt?: Date
  readonly endsAt?: Date
  readonly isActive?: boolean
  readonly products: readonly { productId: string; priceCents?: number; isTrigger?: boolean }[]
}

export type CouponSeed = {
  readonly couponId: string
  readonly code?: string
  /** Of whose wallet; absent: anybody who knows the code. */
  readonly customerId?: string
  readonly title: string
  readonly description?: string
  readonly kind: 'percent' | 'amount'
  readonly value: number
  readonly minSubtotalCents?: number
  readonly maxDiscountCents?: number
  readonly startsAt?: Date
  readonly expiresAt?: Date
  readonly usageLimit?: number
  readonly limitPerShopper?: number
}

export async function seedDiscounts(tx: Transaction, seeds: readonly DiscountSeed[], source = 'store') {
  const written = await upsert(
    tx,
    discounts,
    seeds.map((seed, position) => discountRow(seed, source, position)),
  )
  await replaceOf(
    tx,
    discountProducts,
    discountProducts.discountId,
    seeds.map((seed) => seed.discountId),
    seeds.flatMap(({ discountId, products }) =>
      products.map(({ productId, priceCents, isTrigger = true }, position) => ({
        discountId,
        productId,
        isTrigger,
        priceCents: priceCents ?? null,
        position,
      })),
    ),
  )
  return written
}

function discountRow(seed: DiscountSeed, source: string, position: number) {
  return {
    discountId: seed.discountId,
    source,
    name: seed.name,
    displayName: seed.displayName,
    description: seed.description ?? null,
    imageUrl: seed.imageUrl ?? null,
    kind: seed.kind,
    value: seed.value,
    minQty: seed.minQty ?? 1,
    triggerText: seed.triggerText ?? null,
    rewardText: seed.rewardText ?? null,
    startsAt: seed.startsAt ?? null,
    endsAt: seed.endsAt ?? null,
    isActive: seed.isActive ?? true,
    isListed: true,
    position,
  }
}

export type SalePrice = { readonly productId: string; readonly priceCents: number }

/** Makes `prices` the sale prices of these products, within the one sale of the source. */
export async function writeSalePrices(
  tx: Transaction,
  source: string,
  productIds: readonly string[],
  prices: readonly SalePrice[],
) {
  const discountId = stableId('sale', tx.tenantId, source)
  const sale: DiscountSeed = {
    discountId,
    name: 'On Sale',
    displayName: 'On sale',
    description: 'Everything that costs less right now.',
    kind: 'per-product',
    value: 0,
    products: [],
  }
  if (prices.length > 0) await upsert(tx, discounts, [discountRow(sale, source, 0)], { existing: 'keep' })
  const { db, tenantId } = tx
  const isOfSale = and(eq(discountProducts.tenantId, tenantId), eq(discountProducts.discountId, discountId))
  await db.delete(discountProducts).where(and(isOfSale, inArray(discountProducts.productId, [...productIds])))
  await upsert(
    tx,
    discountProducts,
    prices.map((price, position) => ({ discountId, ...price, isTrigger: true, position })),
  )
}

export const seedCoupons = (tx: Transaction, seeds: readonly CouponSeed[]) =>
  upsert(
    tx,
    coupons,
    seeds.map((seed) => ({
      couponId: seed.couponId,
      code: seed.code ?? null,
      customerId: seed.customerId ?? null,
      title: seed.title,
      description: seed.description ?? null,
      kind: seed.kind,
      value: seed.value,
      minSubtotalCents: seed.minSubtotalCents ?? 0,
      maxDiscountCents: seed.maxDiscountCents ?? null,
      startsAt: seed.startsAt ?? null,
      expiresAt: seed.expiresAt ?? null,
      usageLimit: seed.usageLimit ?? null,
      usedCount: 0,
      limitPerShopper: seed.limitPerShopper ?? null,
      isActive: true,
    })),
    { existing: 'keep' },
  )
