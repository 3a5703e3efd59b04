import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { wishlistProducts } from './wishlist-products.table.ts'
import { wishlists } from './wishlists.table.ts'

export type Own = { readonly wishlistId: string; readonly customerId: string; readonly maySeeRestricted: boolean }

type Image = { readonly url: string; readonly alt: string }
export type WishlistRow = {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly images: readonly Image[]
  readonly is_wished: boolean
}

type Whose = Pick<Own, 'customerId' | 'maySeeRestricted'>

const isOwn = (tenantId: string, { wishlistId, customerId }: Own) =>
  and(eq(wishlists.tenantId, tenantId), eq(wishlists.customerId, customerId), eq(wishlists.wishlistId, wishlistId))

/** The customer's lists with their size and first pictures; `is_wished` where a list holds the product asked about. */
export async function readWishlists(
  { db, tenantId }: Transaction,
  { customerId, maySeeRestricted }: Whose,
  productId: string | undefined,
) {
  const { rows } = await db.execute<WishlistRow>(sql`
    SELECT list.wishlist_id AS id, list.name, count(product.product_id)::int AS count,
      coalesce((jsonb_agg(jsonb_build_object('url', product.image_url, 'alt', coalesce(product.image_alt, product.title))
        ORDER BY entry.added_at DESC) FILTER (WHERE product.image_url IS NOT NULL)), '[]') AS images,
      coalesce(bool_or(product.product_id = ${productId ?? null}::uuid), false) AS is_wished
    FROM commerce.wishlists list
    LEFT JOIN commerce.wishlist_products entry
      ON entry.tenant_id = list.tenant_id AND entry.wishlist_id = list.wishlist_id
    LEFT JOIN commerce.products product
      ON product.tenant_id = entry.tenant_id AND product.product_id = entry.product_id AND product.is_active
        ${maySeeRestricted ? sql`` : sql`AND NOT product.has_age_restriction`}
    WHERE list.tenant_id = ${tenantId} AND list.customer_id = ${customerId}
    GROUP BY list.wishlist_id, list.name, list.created_at ORDER BY list.created_at, list.name`)
  return rows
}

export async function findWishlist({ db, tenantId }: Transaction, own: Own) {
  const [list] = await db.select().from(wishlists).where(isOwn(tenantId, own))
  return list
}

/** Locks the list: what is put in or taken out waits for whoever deletes it, and the other way round. */
export async function lockWishlist({ db, tenantId }: Transaction, own: Own) {
  const [list] = await db.select().from(wishlists).where(isOwn(tenantId, own)).for('update')
  return list
}

export const countWishlists = ({ db, tenantId }: Transaction, customerId: string) =>
  db.$count(wishlists, and(eq(wishlists.tenantId, tenantId), eq(wishlists.customerId, customerId)))

/** `undefined` when the customer has a list of this name. */
export async function insertWishlist({ db, tenantId }: Transaction, customerId: string, name: string) {
  const [list] = await db.insert(wishlists).values({ tenantId, customerId, name }).onConflictDoNothing().returning()
  return list
}

export async function isNameFree({ db, tenantId }: Transaction, own: Own, name: string) {
  const sameName = and(
    eq(wishlists.tenantId, tenantId),
    eq(wishlists.customerId, own.customerId),
    sql`lower(${wishlists.name}) = lower(${name})`,
    sql`${wishlists.wishlistId} <> ${own.wishlistId}`,
  )
  return (await db.$count(wishlists, sameName)) === 0
}

export async function renameWishlist({ db, tenantId }: Transaction, own: Own, name: string) {
  const [list] = await db.update(wishlists).set({ name }).where(isOwn(tenantId, own)).returning()
  return list
}

/** @returns whether there was one */
export async function removeWishlist({ db, tenantId }: Transaction, own: Own) {
  const removed = await db.delete(wishlists).where(isOwn(tenantId, own)).returning({ id: wishlists.wishlistId })
  return removed.length > 0
}

export async function addProducts({ db, tenantId }: Transaction, wishlistId: string, productIds: readonly string[]) {
  if (productIds.length === 0) return
  await db
    .insert(wishlistProducts)
    .values(productIds.map((productId) => ({ tenantId, wishlistId, productId })))
    .onConflictDoNothing()
}

export async function removeProducts({ db, tenantId }: Transaction, wishlistId: string, productIds: readonly string[]) {
  if (productIds.length === 0) return
  await db
    .delete(wishlistProducts)
    .where(
      and(
        eq(wishlistProducts.tenantId, tenantId),
        eq(wishlistProducts.wishlistId, wishlistId),
        inArray(wishlistProducts.productId, [...productIds]),
      ),
    )
}

/** How many products of a list its owner may see: those that {@link readWishlists} counts. */
export const countProducts = ({ db, tenantId }: Transaction, { wishlistId, maySeeRestricted }: Own) =>
  db.$count(
    wishlistProducts,
    and(
      eq(wishlistProducts.tenantId, tenantId),
      eq(wishlistProducts.wishlistId, wishlistId),
      sql`EXISTS (SELECT FROM commerce.products product WHERE product.tenant_id = ${tenantId}
        AND product.product_id = ${wishlistProducts.productId} AND product.is_active
        ${maySeeRestricted ? sql`` : sql`AND NOT product.has_age_restriction`})`,
    ),
  )
