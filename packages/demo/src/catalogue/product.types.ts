import type { ProductFamily } from '@aisle/api/product-kind'
import type { PaletteName } from '../drawings/palette.ts'
import type { ProductKind } from '../drawings/kinds.ts'
import type { MarkName } from '../drawings/marks.ts'

/** Rates per class are in the tenant's `taxes`. */
export type TaxClass =
  | 'food'
  | 'prepared'
  | 'beverage'
  | 'candy'
  | 'general'
  | 'medicine'
  | 'alcohol'
  /** Gift cards and deposits. */
  | 'untaxed'

/** What a price is compared by: `3 lb` is 3 of `lb`. */
export type UnitBasis = { quantity: number; unit: 'lb' | 'oz' | 'fl oz' | 'ct' | 'sq ft' | 'yd' }

export type Picture = { kind: ProductKind; palette: PaletteName; mark?: MarkName }

/** Units on hand by location key. */
export type StockByLocation = Readonly<Record<string, number>>

export type DemoVariant = {
  /** `Size` → `1 qt`; one entry per option. */
  options: readonly { name: string; value: string }[]
  sku: string
  ean: string
  sizeText: string
  unit: UnitBasis | undefined
  priceCents: number
  salePriceCents: number | undefined
  stock: StockByLocation
  isDefault: boolean
  /** Deposits of its own, seoNames; absent: those of the product. */
  linked?: readonly string[]
}

export type DemoProduct = {
  title: string
  seoName: string
  brand: string
  description: string
  sizeText: string
  unit: UnitBasis | undefined
  priceCents: number
  salePriceCents: number | undefined
  /** seoName of the subcategory */
  category: string
  /** Key of `nutritionProfiles`. */
  nutrition: string | undefined
  /** `Origin` → `Oregon`. */
  details: readonly { name: string; value: string }[]
  taxClass: TaxClass
  hasAgeRestriction: boolean
  allowsAutoShip: boolean
  isSponsored: boolean
  qtyLimit: number | undefined
  family: ProductFamily
  /** Cents that a gift card can be bought for. */
  giftCardAmounts: readonly number[]
  /** False for what is never listed alone: deposits. */
  isListed: boolean
  sku: string
  ean: string
  stock: StockByLocation
  variants: readonly DemoVariant[]
  /** seoNames */
  linked: readonly string[]
  companions: readonly string[]
  substitutes: readonly string[]
  picture: Picture
}

export type DemoCategory = {
  name: string
  seoName: string
  description: string
  children: readonly DemoCategory[]
}

export type Catalogue = { categories: readonly DemoCategory[]; products: readonly DemoProduct[] }
