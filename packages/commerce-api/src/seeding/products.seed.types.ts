import type { ProductFamily } from '@aisle/api/product-kind'
import type { Nutrition, ProductFact, VariantValue } from '../catalogue/product-json.ts'
import type { FulfillmentKind } from '../tenant/fulfillment-kind.rules.ts'

export type ImageSeed = {
  readonly url: string
  readonly alt: string
  readonly width?: number
  readonly height?: number
}

/** Units on hand by location id. A location that is left out does not carry the product. */
export type StockSeed = Readonly<Record<string, number>>

/** Of the regular price: a reduced product's unit price follows its reduction by itself. */
export type UnitPriceSeed = { readonly cents: number; readonly unit: string }

/** A choice of a product. The default one is the product itself and shares its id. */
export type VariantSeed = {
  readonly productId: string
  readonly variantValueId: string
  readonly seoName: string
  readonly values: readonly VariantValue[]
  readonly priceCents: number
  readonly salePriceCents?: number
  readonly sizeText?: string
  readonly unitPrice?: UnitPriceSeed
  readonly sku?: string
  readonly barcode?: string
  readonly imageUrl?: string
  readonly stock: StockSeed
  /** Deposits of its own; absent: those of the product. */
  readonly linkedIds?: readonly string[]
}

export type ProductSeed = {
  readonly productId: string
  /** Its id in the feed that it came from. */
  readonly externalId?: string
  readonly seoName: string
  readonly title: string
  readonly shortDescription?: string
  /** HTML as it was written: what shows it reads it (ADR 16). */
  readonly descriptionHtml?: string
  readonly descriptionText?: string
  readonly brand?: string
  readonly sizeText?: string
  readonly unitPrice?: UnitPriceSeed
  readonly priceCents: number
  /** Becomes part of the source's sale (`OffersSeed`). */
  readonly salePriceCents?: number
  readonly sku?: string
  readonly barcode?: string
  /** Its own category; it also shows in those above. */
  readonly categoryId?: string
  readonly family?: ProductFamily
  readonly giftCardAmountsCents?: readonly number[]
  readonly hasAgeRestriction?: boolean
  readonly isSponsored?: boolean
  readonly isBlacklisted?: boolean
  /** Frequencies as in ISO 8601: `P2W`, `P1M`. */
  readonly autoShip?: { readonly frequencies: readonly string[]; readonly discountPercent?: number }
  /** Names a row of the location's taxes. */
  readonly taxClass?: string
  readonly qtyLimit?: number
  /** Absent: every way that the location offers. */
  readonly fulfillmentKinds?: readonly FulfillmentKind[]
  readonly variants?: readonly VariantSeed[]
  /** Which values the product itself stands for, when it has variants. */
  readonly variantValues?: readonly VariantValue[]
  readonly variantValueId?: string
  readonly images: readonly ImageSeed[]
  readonly facts?: readonly ProductFact[]
  readonly nutrition?: Nutrition
  readonly warning?: string
  /** For filters: `diet` → `vegan`. */
  readonly attributes?: Readonly<Record<string, string>>
  readonly salesCount?: number
  /** Small numbers come first in the order "Featured". */
  readonly featuredRank?: number
  /** False for what is never listed alone: deposits. */
  readonly isListed?: boolean
  readonly stock: StockSeed
  readonly substituteIds?: readonly string[]
  readonly companionIds?: readonly string[]
  /** Added to the cart with the product: deposits. */
  readonly linkedIds?: readonly string[]
}
