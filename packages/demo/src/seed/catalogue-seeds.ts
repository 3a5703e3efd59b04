import type { CategorySeed, ProductSeed, UnitPriceSeed, VariantSeed } from '@aisle/commerce-api/seeding'
import { nutritionLabelOf } from '../catalogue/nutrition/nutrition-label.ts'
import { nutritionProfiles } from '../catalogue/nutrition/nutrition-profiles.ts'
import type {
  Catalogue,
  DemoCategory,
  DemoProduct,
  DemoVariant,
  StockByLocation,
  UnitBasis,
} from '../catalogue/product.types.ts'

import { unitPriceOf } from '../catalogue/size.ts'
import { categoryIdOf, locationIdOf, productIdOf, variantProductIdOf } from '../demo-ids.ts'
import { productImagePath } from '../drawings.ts'

/** Departments with their shelves, parents first. */
export const categorySeeds = ({ categories }: Catalogue, tenant: string): readonly CategorySeed[] =>
  categories.flatMap((department) => [
    categorySeed(department, tenant),
    ...department.children.map((shelf) => ({
      ...categorySeed(shelf, tenant),
      parentId: categoryIdOf(tenant, department.seoName),
    })),
  ])

const categorySeed = ({ name, seoName, description }: DemoCategory, tenant: string): CategorySeed => ({
  categoryId: categoryIdOf(tenant, seoName),
  name,
  seoName,
  imageUrl: `/images/departments/${seoName}.svg`,
  ...(description ? { description } : {}),
})

export const productSeeds = ({ products }: Catalogue, tenant: string): readonly ProductSeed[] =>
  products.map((product, rank) => productSeed(product, rank, tenant))

function productSeed(product: DemoProduct, rank: number, tenant: string): ProductSeed {
  const facts = product.nutrition === undefined ? undefined : nutritionProfiles.get(product.nutrition)
  const productOf = (seoName: string) => productIdOf(tenant, seoName)
  const own = product.variants.find(({ isDefault }) => isDefault)
  return {
    productId: productIdOf(tenant, product.seoName),
    seoName: product.seoName,
    title: product.title,
    shortDescription: product.description,
    descriptionText: product.description,
    brand: product.brand,
    sizeText: product.sizeText,
    unitPrice: unitPrice(product.priceCents, product.unit),
    priceCents: product.priceCents,
    salePriceCents: product.salePriceCents,
    sku: product.sku,
    barcode: product.ean,
    categoryId: categoryIdOf(tenant, product.category),
    family: product.family,
    giftCardAmountsCents: product.giftCardAmounts,
    hasAgeRestriction: product.hasAgeRestriction,
    isSponsored: product.isSponsored,
    isListed: product.isListed,
    taxClass: product.taxClass,
    qtyLimit: product.qtyLimit,
    autoShip: product.allowsAutoShip ? { frequencies: ['P1W', 'P2W', 'P4W', 'P8W'], discountPercent: 5 } : undefined,
    images: [{ url: productImagePath(product), alt: product.title, width: 400, height: 400 }],
    facts: product.details,
    nutrition: facts && nutritionLabelOf(facts, product.unit),
    featuredRank: rank,
    stock: stockOf(product.stock, tenant),
    ...(own ? { variantValueId: variantProductIdOf(tenant, own.sku), variantValues: valuesOf(own) } : {}),
    variants: product.variants.map((variant) => variantSeed(product, variant, tenant)),
    substituteIds: product.substitutes.map(productOf),
    companionIds: product.companions.map(productOf),
    linkedIds: product.linked.map(productOf),
  }
}

function variantSeed(product: DemoProduct, variant: DemoVariant, tenant: string): VariantSeed {
  const suffix = variant.options.map(({ value }) => value.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')).join('-')
  return {
    productId: variant.isDefault ? productIdOf(tenant, product.seoName) : variantProductIdOf(tenant, variant.sku),
    variantValueId: variantProductIdOf(tenant, variant.sku),
    seoName: variant.isDefault ? product.seoName : `${product.seoName}-${suffix}`,
    values: valuesOf(variant),
    priceCents: variant.priceCents,
    salePriceCents: variant.salePriceCents,
    sizeText: variant.sizeText,
    unitPrice: unitPrice(variant.priceCents, variant.unit),
    sku: variant.sku,
    barcode: variant.ean,
    stock: stockOf(variant.stock, tenant),
    ...(variant.linked ? { linkedIds: variant.linked.map((seoName) => productIdOf(tenant, seoName)) } : {}),
  }
}

const valuesOf = ({ options }: DemoVariant) => options.map(({ name, value }) => ({ codeName: name, value }))

const unitPrice = (cents: number, basis: UnitBasis | undefined): UnitPriceSeed | undefined =>
  basis && { cents: unitPriceOf(cents, basis), unit: basis.unit }

const stockOf = (stock: StockByLocation, tenant: string) =>
  Object.fromEntries(Object.entries(stock).map(([key, units]) => [locationIdOf(tenant, key), units]))
