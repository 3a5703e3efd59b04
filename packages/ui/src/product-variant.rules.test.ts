import type { ProductVariant } from '@aisle/api/product-card'
import { aProduct, id } from '@aisle/platform/testing'
import { describe, expect, it } from 'vitest'
import { chooseVariant, defaultVariant, variantLabel } from './product-variant.rules.ts'

const aVariant = (overrides: Partial<ProductVariant> = {}): ProductVariant => ({
  productVariantValueID: id(30),
  productID: id(31),
  isDefaultSelected: false,
  isinstock: true,
  productVariantValues: [{ value: 'Large', codeName: 'size' }],
  ...overrides,
})

describe('the variant a product starts with', () => {
  const first = aVariant({ productID: id(1), isinstock: false })
  const second = aVariant({ productID: id(2) })
  const marked = aVariant({ productID: id(3), isDefaultSelected: true })

  it.each([
    { why: 'one is marked', variants: [first, second, marked], expected: marked },
    { why: 'the first is out of stock', variants: [first, second], expected: second },
    { why: 'all are out of stock', variants: [first], expected: first },
    { why: 'there is none', variants: [], expected: undefined },
  ])('when $why', ({ variants, expected }) => {
    expect(defaultVariant(variants)).toBe(expected)
  })
})

it('buys and shows the variant: its own id, price, stock and image', () => {
  const product = aProduct({ price: 3, regularPrice: 4, qtyOnHand: 9 })
  const variant = aVariant({ price: 5, isinstock: false, qtyOnHand: 0, profileImage: '/large.jpg' })

  expect(chooseVariant(product, variant)).toMatchObject({
    productID: id(31),
    price: 5,
    regularPrice: null,
    isinstock: false,
    qtyOnHand: 0,
    profileImage: '/large.jpg',
  })
})

it('keeps what the variant does not say', () => {
  const product = aProduct({ price: 3, regularPrice: 4, profileImage: '/milk.jpg' })

  expect(chooseVariant(product, aVariant())).toMatchObject({ price: 3, regularPrice: 4, profileImage: '/milk.jpg' })
})

it('has its own unit price and size, and never the unit price of another price', () => {
  const product = aProduct({ price: 3, unitPrice: { amount: 0.3, unit: 'oz' }, sizeText: '10 oz' })
  const larger = aVariant({ price: 5, unitPrice: { amount: 0.25, unit: 'oz' }, sizeText: '20 oz' })

  expect(chooseVariant(product, larger)).toMatchObject({ unitPrice: { amount: 0.25 }, sizeText: '20 oz' })
  expect(chooseVariant(product, aVariant({ price: 5 })).unitPrice).toBeNull()
  expect(chooseVariant(product, aVariant()).unitPrice).toEqual({ amount: 0.3, unit: 'oz' })
})

it('is labelled by its values', () => {
  const productVariantValues = [
    { value: 'Large', codeName: 'size' },
    { value: 'Red', codeName: 'colour' },
  ]

  expect(variantLabel({ productVariantValues })).toBe('Large, Red')
})
