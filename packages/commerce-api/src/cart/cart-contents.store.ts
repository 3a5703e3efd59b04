import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { discountProducts } from '../discount/discount-products.table.ts'
import { discounts } from '../discount/discounts.table.ts'
import { coupons } from '../discount/coupons.table.ts'
import type { Transaction } from '../database/database.ts'
import { giftCards } from '../gift-card/gift-cards.table.ts'
import { locations } from '../location/locations.table.ts'
import { products } from '../catalogue/products.table.ts'
import { shippingRates } from '../checkout/shipping-rates.table.ts'
import { stock } from '../catalogue/stock.table.ts'
import { taxRates } from '../checkout/tax-rates.table.ts'
import { tenantConfigurations } from '../tenant/tenant-configurations.table.ts'
import { cartCoupons } from './cart-coupons.table.ts'
import { cartFulfillments } from './cart-fulfillments.table.ts'
import { cartGiftCards } from './cart-gift-cards.table.ts'
import { cartLines } from './cart-lines.table.ts'
import type { CartRecord } from './carts.table.ts'

/** Parts of a cart's contents; `locationId` is the store to look at. */
type At = { readonly cart: CartRecord; readonly locationId: string | null; readonly now: Date }

/** The store, and which kinds of choices a cart has at all: most have few, and what is not there is not asked for. */
export async function readStoreOfCart({ db, tenantId }: Transaction, { cart, locationId }: At) {
  const hasRow = (table: typeof cartFulfillments | typeof cartCoupons | typeof cartGiftCards) =>
    sql<boolean>`EXISTS (${db
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.tenantId, tenantId), eq(table.cartId, cart.cartId)))})`
  const [row] = await db
    .select({
      business: tenantConfigurations.business,
      location: locations,
      hasChoices: hasRow(cartFulfillments),
      hasCoupon: hasRow(cartCoupons),
      hasGiftCards: hasRow(cartGiftCards),
      hasRates: sql<boolean>`EXISTS (${db
        .select({ one: sql`1` })
        .from(shippingRates)
        .where(eq(shippingRates.tenantId, tenantId))})`,
    })
    .from(tenantConfigurations)
    .leftJoin(locations, locationId ? isLocation(tenantId, locationId) : isNull(locations.tenantId))
    .where(eq(tenantConfigurations.tenantId, tenantId))
    .prepare(`store_of_cart${locationId ? '' : '_nowhere'}`)
    .execute()
  if (!row) throw new Error('the tenant has no configuration')
  return row
}

export async function readStore({ db, tenantId }: Transaction, locationId: string | null) {
  const [row] = await db
    .select({ business: tenantConfigurations.business, location: locations })
    .from(tenantConfigurations)
    .leftJoin(locations, locationId ? isLocation(tenantId, locationId) : isNull(locations.tenantId))
    .where(eq(tenantConfigurations.tenantId, tenantId))
  if (!row) throw new Error('the tenant has no configuration')
  return row
}

const isLocation = (tenantId: string, locationId: string) =>
  and(eq(locations.tenantId, tenantId), eq(locations.locationId, locationId))

const lineProduct = {
  title: products.title,
  seoName: products.seoName,
  imageUrl: products.imageUrl,
  imageAlt: products.imageAlt,
  sizeText: products.sizeText,
  priceCents: products.priceCents,
  taxClass: products.taxClass,
  productFamily: products.productFamily,
  qtyLimit: products.qtyLimit,
  hasAgeRestriction: products.hasAgeRestriction,
  isActive: products.isActive,
  isAutoShip: products.isAutoShip,
  autoShipDiscountPercent: products.autoShipDiscountPercent,
  fulfillmentKinds: products.fulfillmentKinds,
  variantValueId: products.variantValueId,
  variantValues: products.variantValues,
}

export const readLines = ({ db, tenantId }: Transaction, { cart, locationId }: At) =>
  db
    .select({ line: cartLines, product: lineProduct, onHand: stock.onHand })
    .from(cartLines)
    .innerJoin(products, and(eq(products.tenantId, cartLines.tenantId), eq(products.productId, cartLines.productId)))
    .leftJoin(
      stock,
      and(
        eq(stock.tenantId, cartLines.tenantId),
        eq(stock.productId, cartLines.productId),
        locationId ? eq(stock.locationId, locationId) : isNull(stock.tenantId),
      ),
    )
    .where(and(eq(cartLines.tenantId, tenantId), eq(cartLines.cartId, cart.cartId)))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.lineId))
    .prepare(`cart_contents${locationId ? '' : '_nowhere'}`)
    .execute()

/** Offers that hold now, for the products of the cart. One with a coupon code waits for its code. */
export const readDiscounts = ({ db, tenantId }: Transaction, { cart, now }: At) =>
  db
    .selectDistinct({
      productId: discountProducts.productId,
      kind: discounts.kind,
      value: discounts.value,
      minQty: discounts.minQty,
      productCents: discountProducts.priceCents,
    })
    .from(cartLines)
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
        eq(cartLines.tenantId, tenantId),
        eq(cartLines.cartId, cart.cartId),
        eq(discounts.isActive, true),
        isNull(discounts.couponCode),
        holdsAt(now, discounts.startsAt, discounts.endsAt),
      ),
    )
    .prepare('cart_discounts')
    .execute()

function holdsAt(now: Date, starts: typeof discounts.startsAt, ends: typeof discounts.endsAt): SQL | undefined {
  return and(or(isNull(starts), lte(starts, now)), or(isNull(ends), gt(ends, now)))
}

export const readTaxRates = async ({ db, tenantId }: Transaction, { locationId }: At) =>
  locationId
    ? await db
        .select({ taxClass: taxRates.taxClass, name: taxRates.name, ratePercent: taxRates.ratePercent })
        .from(taxRates)
        .where(and(eq(taxRates.tenantId, tenantId), eq(taxRates.locationId, locationId)))
        .prepare('tax_rates')
        .execute()
    : []

export const readChoices = ({ db, tenantId }: Transaction, { cart }: At) =>
  db
    .select()
    .from(cartFulfillments)
    .where(and(eq(cartFulfillments.tenantId, tenantId), eq(cartFulfillments.cartId, cart.cartId)))
    .prepare('cart_choices')
    .execute()

export const readShippingRates = async ({ db, tenantId }: Transaction, { locationId }: At) =>
  locationId
    ? await db
        .select()
        .from(shippingRates)
        .where(
          and(
            eq(shippingRates.tenantId, tenantId),
            or(isNull(shippingRates.locationId), eq(shippingRates.locationId, locationId)),
          ),
        )
        .orderBy(asc(shippingRates.position), asc(shippingRates.rateId))
    : []

export async function readCoupon({ db, tenantId }: Transaction, { cart }: At) {
  const [row] = await db
    .select({ coupon: coupons })
    .from(cartCoupons)
    .innerJoin(coupons, and(eq(coupons.tenantId, cartCoupons.tenantId), eq(coupons.couponId, cartCoupons.couponId)))
    .where(and(eq(cartCoupons.tenantId, tenantId), eq(cartCoupons.cartId, cart.cartId)))
  return row?.coupon
}

export const readGiftCards = ({ db, tenantId }: Transaction, { cart }: At) =>
  db
    .select({
      giftCardId: giftCards.giftCardId,
      redeemCents: cartGiftCards.redeemCents,
      balanceCents: giftCards.balanceCents,
      status: giftCards.status,
      expiresAt: giftCards.expiresAt,
    })
    .from(cartGiftCards)
    .innerJoin(
      giftCards,
      and(eq(giftCards.tenantId, cartGiftCards.tenantId), eq(giftCards.giftCardId, cartGiftCards.giftCardId)),
    )
    .where(and(eq(cartGiftCards.tenantId, tenantId), eq(cartGiftCards.cartId, cart.cartId)))
