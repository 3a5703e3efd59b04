import { and, asc, eq, getTableColumns, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { discountProducts } from '../discount/discount-products.table.ts'
import { discounts } from '../discount/discounts.table.ts'
import { hasRewards } from '../discount/rewards.sql.ts'
import { coupons } from '../discount/coupons.table.ts'
import type { Transaction } from '../database/database.ts'
import { prepared, value } from '../database/prepared.ts'
import { locations } from '../location/locations.table.ts'
import { products } from '../catalogue/products.table.ts'
import { shippingRates } from '../checkout/shipping-rates.table.ts'
import { stock } from '../catalogue/stock.table.ts'
import { taxRates } from '../checkout/tax-rates.table.ts'
import { tenantConfigurations } from '../tenant/tenant-configurations.table.ts'
import { type AskedCart, askedCart, askedCarts, columnsOfAsked } from './asked-carts.store.ts'
import { cartCoupons } from './cart-coupons.table.ts'
import { cartFulfillments } from './cart-fulfillments.table.ts'
import { cartGiftCards } from './cart-gift-cards.table.ts'
import { cartLines } from './cart-lines.table.ts'
import { carts } from './carts.table.ts'
import { savedLines } from './saved-lines.table.ts'

const { cartId } = askedCart
const isInCart = and(eq(cartLines.tenantId, value('tenantId')), eq(cartLines.cartId, cartId))
const isStore = and(eq(locations.tenantId, value('tenantId')), eq(locations.locationId, askedCart.locationId))

/** Stores that shipped goods wait in. */
const receivers = alias(locations, 'receivers')

const hasRow = (db: NodePgDatabase, table: typeof cartCoupons | typeof cartGiftCards) =>
  sql<boolean>`EXISTS (${db
    .select({ one: sql`1` })
    .from(table)
    .where(and(eq(table.tenantId, value('tenantId')), eq(table.cartId, cartId)))})`

const selectStores = prepared((db) =>
  db
    .select({
      cartId,
      business: tenantConfigurations.business,
      asksFullAddress: tenantConfigurations.askFullAddressForDelivery,
      location: locations,
      hasCoupon: hasRow(db, cartCoupons),
      hasGiftCards: hasRow(db, cartGiftCards),
      savedCount: sql<number>`(${db
        .select({ saved: sql`count(*)::int` })
        .from(savedLines)
        .innerJoin(carts, and(eq(carts.tenantId, savedLines.tenantId), eq(carts.subject, savedLines.subject)))
        .where(and(eq(carts.tenantId, value('tenantId')), eq(carts.cartId, cartId)))})`,
      receivingStoreName: sql<string | null>`(${db
        .select({ name: receivers.name })
        .from(carts)
        .innerJoin(
          receivers,
          and(eq(receivers.tenantId, carts.tenantId), eq(receivers.locationId, carts.shipToStoreLocationId)),
        )
        .where(and(eq(carts.tenantId, value('tenantId')), eq(carts.cartId, cartId)))})`,
      hasRates: sql<boolean>`EXISTS (${db
        .select({ one: sql`1` })
        .from(shippingRates)
        .where(eq(shippingRates.tenantId, value('tenantId')))})`,
    })
    .from(askedCarts)
    .innerJoin(tenantConfigurations, eq(tenantConfigurations.tenantId, value('tenantId')))
    .leftJoin(locations, isStore)
    .prepare('stores_of_carts'),
)

/** The stores, and which rare choices each cart has at all: what is not there is not asked for. */
export const readStores = (tx: Transaction, carts: readonly AskedCart[]) => selectStores(tx, columnsOfAsked(carts))

export async function readStore({ db, tenantId }: Transaction, locationId: string | null) {
  const [row] = await db
    .select({ mode: tenantConfigurations.mode, business: tenantConfigurations.business, location: locations })
    .from(tenantConfigurations)
    .leftJoin(
      locations,
      locationId
        ? and(eq(locations.tenantId, tenantId), eq(locations.locationId, locationId))
        : isNull(locations.tenantId),
    )
    .where(eq(tenantConfigurations.tenantId, tenantId))
  if (!row) throw new Error('the tenant has no configuration')
  return row
}

const lineProduct = {
  title: products.title,
  seoName: products.seoName,
  imageUrl: products.imageUrl,
  imageAlt: products.imageAlt,
  sizeText: products.sizeText,
  priceCents: products.priceCents,
  taxClass: products.taxClass,
  productFamily: products.productFamily,
  giftCardMinCents: products.giftCardMinCents,
  giftCardMaxCents: products.giftCardMaxCents,
  qtyLimit: products.qtyLimit,
  hasAgeRestriction: products.hasAgeRestriction,
  isActive: products.isActive,
  isAutoShip: products.isAutoShip,
  isBlacklisted: products.isBlacklisted,
  autoShipDiscountPercent: products.autoShipDiscountPercent,
  autoShipFrequencies: products.autoShipFrequencies,
  fulfillmentKinds: products.fulfillmentKinds,
  variantValueId: products.variantValueId,
  variantValues: products.variantValues,
}

const selectLines = prepared((db) =>
  db
    .select({ line: cartLines, product: lineProduct, onHand: stock.onHand })
    .from(askedCarts)
    .innerJoin(cartLines, isInCart)
    .innerJoin(products, and(eq(products.tenantId, cartLines.tenantId), eq(products.productId, cartLines.productId)))
    .leftJoin(
      stock,
      and(
        eq(stock.tenantId, cartLines.tenantId),
        eq(stock.productId, cartLines.productId),
        eq(stock.locationId, askedCart.locationId),
      ),
    )
    .orderBy(asc(cartLines.addedAt), asc(cartLines.lineId))
    .prepare('lines_of_carts'),
)

export const readLines = (tx: Transaction, carts: readonly AskedCart[]) => selectLines(tx, columnsOfAsked(carts))

const selectDiscounts = prepared((db) =>
  db
    .selectDistinct({
      cartId,
      productId: discountProducts.productId,
      discountId: discounts.discountId,
      kind: discounts.kind,
      value: discounts.value,
      minQty: discounts.minQty,
      productCents: discountProducts.priceCents,
      isTrigger: discountProducts.isTrigger,
      hasRewards: hasRewards(value('tenantId'), discounts.discountId),
    })
    .from(askedCarts)
    .innerJoin(cartLines, isInCart)
    .innerJoin(
      discountProducts,
      and(eq(discountProducts.tenantId, cartLines.tenantId), eq(discountProducts.productId, cartLines.productId)),
    )
    .innerJoin(
      discounts,
      and(eq(discounts.tenantId, discountProducts.tenantId), eq(discounts.discountId, discountProducts.discountId)),
    )
    .where(
      and(
        eq(discounts.isActive, true),
        isNull(discounts.couponCode),
        or(isNull(discounts.startsAt), lte(discounts.startsAt, askedCart.now)),
        or(isNull(discounts.endsAt), gt(discounts.endsAt, askedCart.now)),
      ),
    )
    .prepare('discounts_of_carts'),
)

/** Offers that hold now, for the products of each cart. One with a coupon code waits for its code. */
export const readDiscounts = (tx: Transaction, carts: readonly AskedCart[]) =>
  selectDiscounts(tx, columnsOfAsked(carts))

const selectTaxRates = prepared((db) =>
  db
    .select({ cartId, taxClass: taxRates.taxClass, name: taxRates.name, ratePercent: taxRates.ratePercent })
    .from(askedCarts)
    .innerJoin(taxRates, and(eq(taxRates.tenantId, value('tenantId')), eq(taxRates.locationId, askedCart.locationId)))
    .prepare('tax_rates_of_carts'),
)

export const readTaxRates = (tx: Transaction, carts: readonly AskedCart[]) => selectTaxRates(tx, columnsOfAsked(carts))

const selectChoices = prepared((db) =>
  db
    .select(getTableColumns(cartFulfillments))
    .from(askedCarts)
    .innerJoin(
      cartFulfillments,
      and(eq(cartFulfillments.tenantId, value('tenantId')), eq(cartFulfillments.cartId, cartId)),
    )
    .prepare('choices_of_carts'),
)

export const readChoices = (tx: Transaction, carts: readonly AskedCart[]) => selectChoices(tx, columnsOfAsked(carts))

export const readShippingRates = prepared((db) =>
  db
    .select()
    .from(shippingRates)
    .where(
      and(
        eq(shippingRates.tenantId, value('tenantId')),
        or(isNull(shippingRates.locationId), eq(shippingRates.locationId, value('locationId'))),
      ),
    )
    .orderBy(asc(shippingRates.position), asc(shippingRates.rateId))
    .prepare('shipping_rates_of_store'),
)

export async function readCoupon({ db, tenantId }: Transaction, of: Pick<AskedCart, 'cartId'>) {
  const [row] = await db
    .select({ coupon: coupons })
    .from(cartCoupons)
    .innerJoin(coupons, and(eq(coupons.tenantId, cartCoupons.tenantId), eq(coupons.couponId, cartCoupons.couponId)))
    .where(and(eq(cartCoupons.tenantId, tenantId), eq(cartCoupons.cartId, of.cartId)))
  return row?.coupon
}
