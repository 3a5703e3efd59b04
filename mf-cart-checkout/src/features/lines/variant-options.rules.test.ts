import { id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { variantOptions } from './variant-options.rules.ts'

const variant = (number: number, size: string, values = {}) => ({
  productVariantValueID: id(number),
  productID: id(number + 100),
  isDefaultSelected: false,
  isinstock: true,
  productVariantValues: [{ codeName: 'size', value: size }],
  price: number,
  ...values,
})

it('2§4 offers the variants with their prices, and the line’s own one as it is', () => {
  expect(variantOptions([variant(1, 'Small'), variant(2, 'Large')], id(102))).toEqual([
    { value: id(1), label: 'Small, $1.00', isCurrent: false, isDisabled: false },
    { value: id(2), label: 'Large, $2.00', isCurrent: true, isDisabled: false },
  ])
})

it('shows what has run out and lets nobody choose it, except that it stays what it is', () => {
  const gone = { isinstock: false, price: null }
  expect(variantOptions([variant(1, 'Small', gone), variant(2, 'Large', gone)], id(102))).toMatchObject([
    { label: 'Small (out of stock)', isDisabled: true },
    { label: 'Large (out of stock)', isDisabled: false },
  ])
})

it('has nothing to offer before they are known', () => {
  expect(variantOptions(undefined, id(1))).toEqual([])
})
