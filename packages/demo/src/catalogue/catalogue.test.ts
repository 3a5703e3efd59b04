import { describe, expect, it } from 'vitest'
import { isProductKind } from '../drawings/kinds.ts'
import { checkDigitOf } from './barcode.ts'
import { cellarCatalogue } from './cellar-catalogue.ts'
import { freshCatalogue } from './fresh-catalogue.ts'
import { nutritionProfiles } from './nutrition/nutrition-profiles.ts'
import type { Catalogue, DemoProduct } from './product.types.ts'
import { stapleCatalogue, unknownStaples } from './staple-catalogue.ts'

const catalogues: [string, Catalogue][] = [
  ['Fresh Fields Market', freshCatalogue],
  ['Old Cellar', cellarCatalogue],
  ['Corner Pantry', stapleCatalogue('CP', ['elm-street'])],
]
const listed = ({ products }: Catalogue) => products.filter(({ isListed }) => isListed)
const offers = ({ products }: Catalogue) => products.flatMap((product) => [product, ...product.variants])
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const freshProduct = (name: string) => freshCatalogue.products.find(({ seoName }) => seoName === name)

describe.each(catalogues)('the catalogue of %s', (_, catalogue) => {
  const { products, categories } = catalogue
  const seoNames = new Set(products.map(({ seoName }) => seoName))

  it('names, numbers and barcodes nothing twice', () => {
    expect(repeated(products.map(({ seoName }) => seoName))).toEqual([])
    expect(repeated(offers(catalogue).map(({ sku }) => sku))).toEqual([])
    expect(repeated(offers(catalogue).map(({ ean }) => ean))).toEqual([])
    expect(
      repeated(categories.flatMap(({ seoName, children }) => [seoName, ...children.map((child) => child.seoName)])),
    ).toEqual([])
  })

  it('has kebab-case names and barcodes with the right check digit', () => {
    for (const { seoName } of products) expect(seoName).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    for (const { ean } of offers(catalogue)) expect(checkDigitOf(ean.slice(0, 12))).toBe(Number(ean[12]))
  })

  it('gives every product a category, a description and a drawing', () => {
    const known = new Set(categories.flatMap(({ children }) => children.map(({ seoName }) => seoName)))
    for (const { category } of listed(catalogue)) expect(known).toContain(category)
    for (const { description } of products) expect(description.length).toBeGreaterThan(12)
    for (const { picture } of products) expect(isProductKind(picture.kind)).toBe(true)
  })

  it('sells for more than nothing, and cheaper in a sale', () => {
    for (const { priceCents, salePriceCents } of offers(catalogue)) {
      expect(priceCents).toBeGreaterThan(0)
      expect(salePriceCents ?? 1).toBeGreaterThan(0)
      expect(salePriceCents ?? 0).toBeLessThan(priceCents)
    }
  })

  it('links only to products that it has', () => {
    const links = products.flatMap((product) => [
      ...product.linked,
      ...product.companions,
      ...product.substitutes,
      ...product.variants.flatMap(({ linked = [] }) => linked),
    ])
    expect(links.filter((seoName) => !seoNames.has(seoName))).toEqual([])
  })

  it('shows one variant first, at the price and size of the product', () => {
    for (const product of products.filter(({ variants }) => variants.length > 0)) {
      const first = product.variants.filter(({ isDefault }) => isDefault)
      expect(first, product.seoName).toMatchObject([{ priceCents: product.priceCents, sizeText: product.sizeText }])
    }
  })

  it('states nutrition facts that exist', () => {
    const keys = products.flatMap(({ nutrition }) => nutrition ?? [])
    expect(keys.filter((key) => !nutritionProfiles.has(key))).toEqual([])
  })
})

describe('Fresh Fields Market', () => {
  it('carries about 600 products in 12 departments of 3 to 6 shelves', () => {
    expect(listed(freshCatalogue).length).toBeGreaterThanOrEqual(590)
    expect(freshCatalogue.categories).toHaveLength(12)
    for (const { children } of freshCatalogue.categories) expect([3, 4, 5, 6]).toContain(children.length)
  })

  it('shows every state that a card has', () => {
    const count = (test: (product: DemoProduct) => boolean) => freshCatalogue.products.filter(test).length
    expect(freshProduct('whole-milk')?.variants.length).toBeGreaterThan(2)
    expect(count(({ stock }) => Object.values(stock).every((units) => units === 0))).toBeGreaterThanOrEqual(1)
    expect(
      count(({ variants }) => variants.some(({ stock }) => Object.values(stock).every((units) => units === 0))),
    ).toBeGreaterThan(5)
    expect(count(({ isSponsored }) => isSponsored)).toBeGreaterThan(10)
    expect(count(({ qtyLimit }) => qtyLimit !== undefined)).toBeGreaterThan(20)
    expect(count(({ salePriceCents }) => salePriceCents !== undefined)).toBeGreaterThan(50)
    // A bottle has the deposit of a bottle, whatever the case of it has.
    expect(freshProduct('classic-cola')?.variants.map(({ linked }) => linked)).toEqual([
      undefined,
      ['deposit-5'],
      ['deposit-5'],
    ])
    expect(count(({ linked }) => linked.length > 0)).toBeGreaterThan(20)
    expect(count(({ family }) => family !== 0)).toBe(2)
  })

  it('restricts alcohol, and nothing else, to adults', () => {
    for (const { taxClass, hasAgeRestriction } of freshCatalogue.products)
      expect(hasAgeRestriction).toBe(taxClass === 'alcohol')
  })
})

it('keeps every staple that the small shops name', () => {
  expect(unknownStaples).toEqual([])
  expect(listed(stapleCatalogue('X', ['here'])).length).toBeGreaterThanOrEqual(80)
})

it('restricts every bottle of Old Cellar to adults and states its region', () => {
  const bottles = cellarCatalogue.products.filter(({ family }) => family === 0)
  expect(bottles.length).toBeGreaterThanOrEqual(58)
  for (const { hasAgeRestriction, details } of bottles) {
    expect(hasAgeRestriction).toBe(true)
    expect(details.map(({ name }) => name)).toContain('Region')
  }
})
