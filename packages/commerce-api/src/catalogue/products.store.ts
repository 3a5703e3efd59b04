import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { prepared, value } from '../database/prepared.ts'
import { productImages } from './product-images.table.ts'
import { productLinks } from './product-links.table.ts'
import { products } from './products.table.ts'

const isTenants = eq(products.tenantId, value('tenantId'))

const selectByAddress = prepared((db) =>
  db
    .select()
    .from(products)
    .where(and(isTenants, eq(products.seoName, value('seoName')), eq(products.isActive, true)))
    .prepare('product_by_address'),
)
const selectById = prepared((db) =>
  db
    .select()
    .from(products)
    .where(and(isTenants, eq(products.productId, value('productId'))))
    .prepare('product_by_id'),
)

/** The product that an address names; for a variant's address the product that it is a variant of. */
export async function findProduct(tx: Transaction, seoName: string) {
  const [found] = await selectByAddress(tx, { seoName })
  if (!found?.parentProductId) return found
  const [parent] = await selectById(tx, { productId: found.parentProductId })
  return parent
}

const selectImages = prepared((db) =>
  db
    .select()
    .from(productImages)
    .where(and(eq(productImages.tenantId, value('tenantId')), eq(productImages.productId, value('productId'))))
    .orderBy(asc(productImages.position))
    .prepare('images_of_product'),
)

export const readImages = (tx: Transaction, productId: string) => selectImages(tx, { productId })

export async function readLinkedIds(
  { db, tenantId }: Transaction,
  productId: string,
  kind: 'substitute' | 'companion',
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: productLinks.linkedProductId })
    .from(productLinks)
    .where(and(eq(productLinks.tenantId, tenantId), eq(productLinks.productId, productId), eq(productLinks.kind, kind)))
    .orderBy(asc(productLinks.position))
  return rows.map((row) => row.id)
}

const selectLinked = prepared((db) =>
  db
    .select({ id: productLinks.linkedProductId, qty: productLinks.qty })
    .from(productLinks)
    .where(
      and(
        eq(productLinks.tenantId, value('tenantId')),
        eq(productLinks.productId, value('productId')),
        eq(productLinks.kind, 'linked'),
      ),
    )
    .orderBy(asc(productLinks.position), asc(productLinks.linkedProductId))
    .prepare('linked_products'),
)

/** What always comes with a product (deposits), and how many of it with each one. */
export const readLinked = (tx: Transaction, productId: string) => selectLinked(tx, { productId })

/** Products of the same category that cost about the same, nearest first. */
export async function readSimilarIds(
  { db, tenantId }: Transaction,
  { productId, categoryId, priceCents }: { productId: string; categoryId: string | null; priceCents: number },
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: products.productId })
    .from(products)
    .where(
      and(
        eq(products.tenantId, tenantId),
        sql`${products.categoryId} = ${categoryId}`,
        sql`${products.productId} <> ${productId}`,
        eq(products.isActive, true),
        eq(products.isListed, true),
      ),
    )
    .orderBy(sql`abs(${products.priceCents} - ${priceCents})`, products.productId)
    .limit(limit)
  return rows.map((row) => row.id)
}

/** What each location has of a product. A variant is a product of its own, and so is the one a product begins with. */
export async function readStockByLocation({ db, tenantId }: Transaction, productId: string) {
  const { rows } = await db.execute<{ location_id: string; on_hand: number }>(sql`
    SELECT shelf.location_id, shelf.on_hand
    FROM commerce.stock shelf
    JOIN commerce.products product
      ON product.tenant_id = shelf.tenant_id AND product.product_id = shelf.product_id AND product.is_active
    WHERE shelf.tenant_id = ${tenantId} AND product.product_id = ${productId}`)
  return new Map(rows.map((row) => [row.location_id, row.on_hand]))
}

/** Title and brand of each product. */
export async function namesOf({ db, tenantId }: Transaction, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT concat_ws(' ', title, brand) AS name FROM commerce.products
    WHERE tenant_id = ${tenantId} AND product_id = ANY (${sql.param([...ids])}::uuid[])`)
  return rows.map(({ name }) => name)
}

/** Whether one of the ids is of an age-restricted product, or of a variant of one. */
export async function hasRestricted({ db, tenantId }: Transaction, ids: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute<{ is_restricted: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM commerce.products product
      LEFT JOIN commerce.products parent
        ON parent.tenant_id = product.tenant_id AND parent.product_id = product.parent_product_id
      WHERE product.tenant_id = ${tenantId} AND product.product_id = ANY (${sql.param([...ids])}::uuid[])
        AND (product.has_age_restriction OR parent.has_age_restriction)) AS is_restricted`)
  return rows[0]?.is_restricted ?? false
}

/**
 * The products that lists show for these ids, by id: a variant is shown as the product that it is a variant of. Ids of
 * nothing that the shopper may see are left out.
 */
export async function listedIds(
  { db, tenantId }: Transaction,
  ids: readonly string[],
  maySeeRestricted: boolean,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; listed_id: string }>(sql`
    SELECT product.product_id AS id, listed.product_id AS listed_id
    FROM commerce.products product
    JOIN commerce.products listed ON listed.tenant_id = product.tenant_id AND listed.is_active
      AND listed.product_id = coalesce(product.parent_product_id, product.product_id)
    WHERE product.tenant_id = ${tenantId} AND product.product_id = ANY (${sql.param([...ids])}::uuid[])
      AND product.is_active ${maySeeRestricted ? sql`` : sql`AND NOT listed.has_age_restriction`}`)
  return new Map(rows.map((row) => [row.id, row.listed_id]))
}
