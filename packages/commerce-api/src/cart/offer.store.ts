import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { productLinks } from '../catalogue/product-links.table.ts'
import { products } from '../catalogue/products.table.ts'
import { stock } from '../catalogue/stock.table.ts'
import type { Transaction } from '../database/database.ts'

/** Products as they can be bought at one store. */
export async function readOffers({ db, tenantId }: Transaction, productIds: readonly string[], locationId: string) {
  const rows = await db
    .select({ product: products, onHand: stock.onHand })
    .from(products)
    .leftJoin(
      stock,
      and(
        eq(stock.tenantId, products.tenantId),
        eq(stock.productId, products.productId),
        eq(stock.locationId, locationId),
      ),
    )
    .where(and(eq(products.tenantId, tenantId), inArray(products.productId, [...productIds])))
  return new Map(rows.map((row) => [row.product.productId, row]))
}

export type Offer = Awaited<ReturnType<typeof readOffers>> extends ReadonlyMap<string, infer Row> ? Row : never

/** The product that a variant of another one is: `variantId` as product cards name it (`productVariantValueID`). */
export async function findVariant(
  { db, tenantId }: Transaction,
  productId: string,
  variantId: string,
): Promise<string | undefined> {
  const { productId: id, parentProductId: parent, variantValueId: value } = products
  const [own] = await db
    .select({ parent })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), eq(id, productId)))
  if (!own) return undefined
  const family = own.parent ?? productId
  const isNamed = or(eq(value, variantId), and(isNull(value), eq(id, variantId)))
  const [variant] = await db
    .select({ id })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), or(eq(id, family), eq(parent, family)), isNamed))
  return variant?.id
}

/** Deposits and whatever else always comes with a product. */
export const readLinkedProducts = ({ db, tenantId }: Transaction, productIds: readonly string[]) =>
  db
    .select({
      productId: productLinks.productId,
      linkedProductId: productLinks.linkedProductId,
      qty: productLinks.qty,
    })
    .from(productLinks)
    .where(
      and(
        eq(productLinks.tenantId, tenantId),
        eq(productLinks.kind, 'linked'),
        inArray(productLinks.productId, [...productIds]),
      ),
    )
    .orderBy(productLinks.position, productLinks.linkedProductId)

/** The rhythms that products can be sent in; products that are not sent again and again have none. */
export async function readAutoShipTerms({ db, tenantId }: Transaction, productIds: readonly string[]) {
  const rows = await db
    .select({ productId: products.productId, frequencies: products.autoShipFrequencies })
    .from(products)
    .where(
      and(eq(products.tenantId, tenantId), inArray(products.productId, [...productIds]), eq(products.isAutoShip, true)),
    )
  return new Map(rows.map(({ productId, frequencies }) => [productId, frequencies]))
}
