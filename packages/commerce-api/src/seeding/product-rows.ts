import { createHash } from 'node:crypto'
import type { ProductSeed, UnitPriceSeed, VariantSeed } from './products.seed.types.ts'

/** Rows of `products` for one seed: the product first, then its other variants. */
export function productRows(seed: ProductSeed, source: string) {
  const own = productRow(seed, source)
  const others = (seed.variants ?? []).filter((variant) => variant.productId !== seed.productId)
  return [own, ...others.map((variant) => variantRow(own, seed, variant))]
}

function productRow(seed: ProductSeed, source: string) {
  const own = seed.variants?.find((variant) => variant.productId === seed.productId)
  const [image] = seed.images
  return {
    productId: seed.productId,
    source,
    externalId: seed.externalId ?? null,
    contentHash: hashOf(seed),
    parentProductId: null as string | null, // oxlint-disable-line typescript/consistent-type-assertions -- widens for variants
    seoName: seed.seoName,
    title: seed.title,
    shortDescription: seed.shortDescription ?? null,
    descriptionHtml: seed.descriptionHtml ?? null,
    descriptionText: seed.descriptionText ?? null,
    brand: seed.brand ?? null,
    sizeText: own?.sizeText ?? seed.sizeText ?? null,
    ...unitPriceRow(own?.unitPrice ?? seed.unitPrice),
    priceCents: seed.priceCents,
    sku: own?.sku ?? seed.sku ?? null,
    barcode: own?.barcode ?? seed.barcode ?? null,
    categoryId: seed.categoryId ?? null,
    productFamily: seed.family ?? 0,
    giftCardAmounts: [...(seed.giftCardAmountsCents ?? [])],
    giftCardMinCents: minOf(seed.giftCardAmountsCents),
    giftCardMaxCents: maxOf(seed.giftCardAmountsCents),
    hasAgeRestriction: seed.hasAgeRestriction ?? false,
    isSponsored: seed.isSponsored ?? false,
    isBlacklisted: seed.isBlacklisted ?? false,
    isAutoShip: seed.autoShip !== undefined,
    autoShipFrequencies: [...(seed.autoShip?.frequencies ?? [])],
    autoShipDiscountPercent: seed.autoShip?.discountPercent ?? null,
    taxClass: seed.taxClass ?? 'standard',
    qtyLimit: seed.qtyLimit ?? null,
    fulfillmentKinds: seed.fulfillmentKinds ? [...seed.fulfillmentKinds] : null,
    variantValueId: own?.variantValueId ?? seed.variantValueId ?? null,
    variantValues: own?.values ?? seed.variantValues ?? [],
    isDefaultVariant: (seed.variants?.length ?? 0) > 0,
    imageUrl: image?.url ?? null,
    imageAlt: image?.alt ?? null,
    facts: seed.facts ?? [],
    nutrition: seed.nutrition ?? null,
    warning: seed.warning ?? null,
    attributes: seed.attributes ?? {},
    salesCount: seed.salesCount ?? 0,
    featuredRank: seed.featuredRank ?? 1_000_000,
    isListed: seed.isListed ?? true,
    isActive: true,
  }
}

type ProductRow = ReturnType<typeof productRow>

function variantRow(own: ProductRow, seed: ProductSeed, variant: VariantSeed): ProductRow {
  return {
    ...own,
    productId: variant.productId,
    externalId: seed.externalId ? `${seed.externalId}/${variant.sku ?? variant.productId}` : null,
    parentProductId: seed.productId,
    seoName: variant.seoName,
    sizeText: variant.sizeText ?? own.sizeText,
    ...unitPriceRow(variant.unitPrice),
    priceCents: variant.priceCents,
    sku: variant.sku ?? null,
    barcode: variant.barcode ?? null,
    variantValueId: variant.variantValueId,
    variantValues: variant.values,
    isDefaultVariant: false,
    imageUrl: variant.imageUrl ?? own.imageUrl,
    isListed: false,
  }
}

const unitPriceRow = (price: UnitPriceSeed | undefined) => ({
  unitPriceCents: price?.cents ?? null,
  unitPriceUnit: price?.unit ?? null,
})

const minOf = (values: readonly number[] = []) => (values.length > 0 ? Math.min(...values) : null)
const maxOf = (values: readonly number[] = []) => (values.length > 0 ? Math.max(...values) : null)

/** Tells a product that changed from one that did not. Stock lives apart. */
function hashOf(seed: ProductSeed) {
  const { stock: _, variants = [], ...content } = seed
  const choices = variants.map(({ stock: __, ...variant }) => variant)
  return createHash('sha256')
    .update(JSON.stringify([content, choices]))
    .digest('base64url')
}
