import type { ProductDiscount } from '@aisle/api/product-card'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Transaction } from '../database/database.ts'
import { prepared, value } from '../database/prepared.ts'
import { favorites } from '../favorite/favorites.table.ts'
import { categories } from './categories.table.ts'
import { offersOf } from './offers.sql.ts'
import { products } from './products.table.ts'

type CardScope = { readonly locationId: string | undefined; readonly now: Date }

/**
 * Of any number of ids PostgreSQL shall expect the same, so that one plan is for all: making one takes longer than
 * reading a card.
 */
const wanted = sql`ARRAY(SELECT unnest(${value('ids')}::uuid[]))`

const own = sql`entry.product_id = ANY (ARRAY(SELECT product_id FROM commerce.products
  WHERE tenant_id = ${value('tenantId')} AND (product_id = ANY (${wanted}) OR parent_product_id = ANY (${wanted}))))`

/** What a card shows: the rest of a product is mostly its description, several times as much. */
const shownOnCards = {
  productId: products.productId,
  parentProductId: products.parentProductId,
  title: products.title,
  seoName: products.seoName,
  shortDescription: products.shortDescription,
  brand: products.brand,
  sizeText: products.sizeText,
  priceCents: products.priceCents,
  unitPriceCents: products.unitPriceCents,
  unitPriceUnit: products.unitPriceUnit,
  imageUrl: products.imageUrl,
  imageAlt: products.imageAlt,
  ratingSum: products.ratingSum,
  ratingCount: products.ratingCount,
  productFamily: products.productFamily,
  hasAgeRestriction: products.hasAgeRestriction,
  isSponsored: products.isSponsored,
  isBlacklisted: products.isBlacklisted,
  isAutoShip: products.isAutoShip,
  qtyLimit: products.qtyLimit,
  fulfillmentKinds: products.fulfillmentKinds,
  variantValueId: products.variantValueId,
  variantValues: products.variantValues,
  isDefaultVariant: products.isDefaultVariant,
}

const selectCards = (db: NodePgDatabase, place?: SQL) =>
  db
    .select({
      product: shownOnCards,
      categorySeoName: categories.seoName,
      offerCents: sql<number | null>`offer.price_cents`,
      offerLabels: sql<readonly ProductDiscount[] | null>`offer.labels`,
      onHand: sql<number | null>`(SELECT max(shelf.on_hand) FROM commerce.stock shelf
        WHERE shelf.tenant_id = ${value('tenantId')} AND shelf.product_id = ${products.productId} ${place})`,
    })
    .from(products)
    .leftJoin(
      categories,
      and(eq(categories.tenantId, products.tenantId), eq(categories.categoryId, products.categoryId)),
    )
    .leftJoin(sql`(${offersOf(own)}) AS offer`, sql`offer.product_id = ${products.productId}`)
    .where(
      and(
        eq(products.tenantId, value('tenantId')),
        eq(products.isActive, true),
        sql`(${products.productId} = ANY (${wanted}) OR ${products.parentProductId} = ANY (${wanted}))`,
      ),
    )
    .orderBy(products.priceCents, products.productId)

const selectCardsHere = prepared((db) =>
  selectCards(db, sql`AND shelf.location_id = ${value('locationId')}`).prepare('cards_at_location'),
)
const selectCardsAnywhere = prepared((db) => selectCards(db).prepare('cards_anywhere'))

/** Products and their variants with price, offers and stock, as cards show them. */
export const readCardRows = (tx: Transaction, ids: readonly string[], { locationId, now }: CardScope) =>
  (locationId ? selectCardsHere : selectCardsAnywhere)(tx, { ids: [...ids], locationId, now: now.toISOString() })

export type CardRow = Awaited<ReturnType<typeof readCardRows>>[number]

/** Which of the products the customer favours. */
export async function readFavoriteIds({ db, tenantId }: Transaction, customerId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>()
  const rows = await db
    .select({ productId: favorites.productId })
    .from(favorites)
    .where(
      and(
        eq(favorites.tenantId, tenantId),
        eq(favorites.customerId, customerId),
        inArray(favorites.productId, [...ids]),
      ),
    )
  return new Set(rows.map((row) => row.productId))
}
