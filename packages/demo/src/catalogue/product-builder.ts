import { isMarkName, type MarkName } from '../drawings/marks.ts'
import { isPaletteName } from '../drawings/palette.ts'
import { isProductKind } from '../drawings/kinds.ts'
import { inStoreBarcode } from './barcode.ts'
import type { DemoProduct, DemoVariant, Picture, TaxClass } from './product.types.ts'
import type { ProductRow, RowOptions, Subcategory, VariantRow } from './product-table.ts'
import { seoNameOf } from './seo-name.ts'
import { unitBasisOf } from './size.ts'
import { stockOf } from './stock.ts'
import { substitutesOf } from './substitutes.ts'

const TAX_CLASSES = ['food', 'prepared', 'beverage', 'candy', 'general', 'medicine', 'alcohol', 'untaxed'] as const
const FAMILIES = { digital: 1, physical: 2 } as const
const DETAILS = {
  origin: 'Origin',
  alcohol: 'Alcohol by volume',
  region: 'Region',
  vintage: 'Vintage',
  grape: 'Grapes',
}

/** Where the numbers of a tenant's products come from, and where its goods lie. */
export type Shelf = { skuPrefix: string; firstNumber: number; locations: readonly string[] }

/** The products of one subcategory in the order of its price list. */
export function buildProducts(subcategory: Subcategory, shelf: Shelf): DemoProduct[] {
  const products = subcategory.rows.map((row, index) =>
    buildProduct(row, subcategory, shelf, shelf.firstNumber + index * 10),
  )
  return products.map((product) => ({ ...product, substitutes: substitutesOf(product, products) }))
}

function buildProduct(row: ProductRow, subcategory: Subcategory, shelf: Shelf, number: number): DemoProduct {
  const { options } = row
  const sku = `${shelf.skuPrefix}-${number}`
  const sale = options.get('sale')
  const deposit = options.get('deposit')
  const variants = row.variants.map((variant, index) => buildVariant(variant, row, shelf, number, index))
  return {
    title: row.title,
    seoName: options.get('as') ?? seoNameOf(row.title),
    brand: row.brand,
    description: row.description,
    sizeText: row.size,
    unit: unitBasisOf(row.size),
    priceCents: centsOf(row.price),
    salePriceCents: sale === undefined ? undefined : centsOf(sale),
    category: seoNameOf(subcategory.name),
    nutrition: options.get('facts') ?? subcategory.facts,
    details: detailsOf(options),
    taxClass: taxClassOf(options.get('tax') ?? subcategory.tax ?? 'food'),
    hasAgeRestriction: subcategory.age ?? false,
    allowsAutoShip: options.has('ship') || (subcategory.ship ?? false),
    isSponsored: options.has('sponsored'),
    qtyLimit: options.has('limit') ? Number(options.get('limit')) : undefined,
    family: options.get('family') === 'digital' ? FAMILIES.digital : options.has('family') ? FAMILIES.physical : 0,
    giftCardAmounts: (options.get('amounts') ?? '').split(' ').filter(Boolean).map(centsOf),
    isListed: !options.has('unlisted'),
    sku,
    ean: inStoreBarcode(number),
    // What has variants is counted by them; on its own it stands for the one chosen first.
    stock: variants.find(({ isDefault }) => isDefault)?.stock ?? stockOf(sku, options, shelf.locations),
    variants,
    linked: depositOf(deposit),
    companions: (options.get('with') ?? '')
      .split('+')
      .map((name) => name.trim())
      .filter(Boolean),
    substitutes: [],
    picture: pictureOf(row.picture),
  }
}

function buildVariant(variant: VariantRow, row: ProductRow, shelf: Shelf, number: number, index: number): DemoVariant {
  const sku = `${shelf.skuPrefix}-${number}-${index + 1}`
  const isDefault = variant.flags.has('default')
  const size = variant.options.find(({ name }) => name === 'Size')?.value
  const basis = size === undefined ? undefined : unitBasisOf(size)
  const sale = row.options.get('sale')
  const deposit = variant.flags.get('deposit')
  return {
    options: variant.options,
    sku,
    // Room for nine variants behind each product's own number.
    ean: inStoreBarcode(number + index + 1),
    sizeText: basis && size !== undefined ? size : row.size,
    unit: basis ?? unitBasisOf(row.size),
    priceCents: centsOf(variant.price),
    salePriceCents: isDefault && sale !== undefined ? centsOf(sale) : undefined,
    stock: stockOf(sku, variant.flags, shelf.locations),
    isDefault,
    ...(deposit === undefined ? {} : { linked: depositOf(deposit) }),
  }
}

const depositOf = (cents: string | undefined) => (cents === undefined ? [] : [`deposit-${cents}`])

function centsOf(text: string): number {
  const cents = Math.round(Number(text) * 100)
  if (!Number.isSafeInteger(cents)) throw new Error(`Not a price: "${text}"`)
  return cents
}

function detailsOf(options: RowOptions): DemoProduct['details'] {
  return Object.entries(DETAILS).flatMap(([option, name]) => {
    const value = options.get(option)
    return value === undefined
      ? []
      : [{ name, value: option === 'alcohol' ? `${value}%` : value.replaceAll(' + ', ', ') }]
  })
}

function taxClassOf(text: string): TaxClass {
  const taxClass = TAX_CLASSES.find((known) => known === text)
  if (!taxClass) throw new Error(`Not a tax class: "${text}"`)
  return taxClass
}

/** `apple:red`, `can:red:tomato` */
function pictureOf(text: string): Picture {
  const [kind = '', palette = '', mark] = text.split(':')
  if (!isProductKind(kind)) throw new Error(`No drawing of a "${kind}"`)
  if (!isPaletteName(palette)) throw new Error(`No palette "${palette}"`)
  return { kind, palette, mark: markOf(mark) }
}

function markOf(text: string | undefined): MarkName | undefined {
  if (text === undefined) return undefined
  if (!isMarkName(text)) throw new Error(`No mark "${text}"`)
  return text
}
