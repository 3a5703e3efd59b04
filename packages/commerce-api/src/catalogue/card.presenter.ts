import { toAmount } from '@aisle/api/money'
import type { ProductCard, ProductFulfillment, ProductVariant } from '@aisle/api/product-card'
import { productFamilySchema } from '@aisle/api/product-kind'
import * as z from 'zod/mini'
import type { OfferedFulfillment } from '../tenant/fulfillments.store.ts'
import type { CardRow } from './cards.store.ts'
import { inOrderOfChoice } from './variant-order.rules.ts'

type Surroundings = {
  readonly variants: readonly CardRow[]
  readonly fulfillments: readonly OfferedFulfillment[]
  /** `undefined` for guests. */
  readonly isFavorite: boolean | undefined
}

/** A product as the contract's card. */
export function presentCard(row: CardRow, { variants, fulfillments, isFavorite }: Surroundings): ProductCard {
  const { product } = row
  const choices = variants.length > 0 ? [row, ...variants].toSorted(byPrice).map(presentVariant) : []
  return {
    productID: product.productId,
    title: product.title,
    seoName: product.seoName,
    shortDescription: product.shortDescription,
    ...prices(row),
    unitPrice: unitPrice(row),
    profileImage: product.imageUrl,
    imageAlt: product.imageAlt,
    brand: product.brand,
    sizeText: product.sizeText,
    ratingAverage: product.ratingCount > 0 ? Math.round((product.ratingSum / product.ratingCount) * 10) / 10 : null,
    ratingCount: product.ratingCount,
    categorySeoName: row.categorySeoName,
    qtyLimit: product.qtyLimit,
    qtyOnHand: row.onHand ?? 0,
    isinstock: [row, ...variants].some(({ onHand }) => (onHand ?? 0) > 0),
    ...(isFavorite === undefined ? {} : { isFavorite }),
    isSponsored: product.isSponsored,
    isProductBlacklisted: product.isBlacklisted,
    hasAgeRestriction: product.hasAgeRestriction,
    hasDiscount: (row.offerLabels ?? []).length > 0,
    discounts: [...(row.offerLabels ?? [])],
    productFamily: z.parse(productFamilySchema, product.productFamily),
    variants: choices,
    fulFillments: fulfillmentsOf(row, fulfillments),
    isSubscribeForAutoShip: product.isAutoShip,
  }
}

const priceCents = ({ product, offerCents }: CardRow) => offerCents ?? product.priceCents
const byPrice = (left: CardRow, right: CardRow) =>
  priceCents(left) - priceCents(right) || inOrderOfChoice(left.product.variantValues, right.product.variantValues)

function prices(row: CardRow) {
  const cents = priceCents(row)
  const { priceCents: regular } = row.product
  return { price: toAmount(cents), regularPrice: cents < regular ? toAmount(regular) : null }
}

/** The unit price follows the reduction. */
function unitPrice(row: CardRow) {
  const { unitPriceCents, unitPriceUnit, priceCents: regular } = row.product
  if (unitPriceCents === null || unitPriceUnit === null) return null
  const factor = regular > 0 ? priceCents(row) / regular : 1
  return { amount: toAmount(Math.round(unitPriceCents * factor)), unit: unitPriceUnit }
}

function presentVariant(row: CardRow): ProductVariant {
  const { product } = row
  return {
    productVariantValueID: product.variantValueId ?? product.productId,
    productID: product.productId,
    isDefaultSelected: product.isDefaultVariant,
    isinstock: (row.onHand ?? 0) > 0,
    productVariantValues: product.variantValues.map(({ value, codeName }) => ({ value, codeName })),
    price: toAmount(priceCents(row)),
    qtyOnHand: row.onHand ?? 0,
    profileImage: product.imageUrl,
    unitPrice: unitPrice(row),
    sizeText: product.sizeText,
  }
}

function fulfillmentsOf({ product }: CardRow, offered: readonly OfferedFulfillment[]): ProductFulfillment[] {
  return offered
    .filter(({ kind }) => product.fulfillmentKinds === null || product.fulfillmentKinds.includes(kind))
    .map(({ codeName, fulfillmentMethodId, qtyLimit, allowPayAtStore }) => ({
      codeName,
      fulfillmentMethodID: fulfillmentMethodId,
      qtyLimit: smallest(qtyLimit, product.qtyLimit),
      isPayAtStore: allowPayAtStore,
    }))
}

const smallest = (left: number | null, right: number | null) =>
  left === null ? right : right === null ? left : Math.min(left, right)
