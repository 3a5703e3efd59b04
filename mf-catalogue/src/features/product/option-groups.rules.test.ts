import type { ProductVariant } from '@aisle/api/product-card'
import { id } from '@aisle/platform/testing'
import { describe, expect, it } from 'vitest'
import { optionGroups } from './option-groups.rules.ts'

const aVariant = (overrides: Partial<ProductVariant> = {}): ProductVariant => ({
  productVariantValueID: id(30),
  productID: id(31),
  isDefaultSelected: false,
  isinstock: true,
  productVariantValues: [{ value: 'Large', codeName: 'size' }],
  ...overrides,
})

describe('the options of a product that differs in several things', () => {
  const yogurt = (number: number, flavor: string, size: string, isinstock = true) =>
    aVariant({
      productVariantValueID: id(number),
      isinstock,
      productVariantValues: [
        { codeName: 'Flavor', value: flavor },
        { codeName: 'Size', value: size },
      ],
    })
  const blueberry = yogurt(1, 'Blueberry', '5 oz')
  const blueberries = yogurt(2, 'Blueberry', '4 × 5 oz')
  const peach = yogurt(3, 'Peach', '5 oz')
  const peaches = yogurt(4, 'Peach', '4 × 5 oz', false)
  const cherry = yogurt(5, 'Cherry', '5 oz')
  const variants = [blueberry, blueberries, peach, peaches, cherry]

  const shown = (chosen: ProductVariant) =>
    optionGroups(variants, chosen).map(({ codeName, values }) => [
      codeName,
      values.map(({ value, state, isChosen }) => `${isChosen ? '*' : ''}${value} ${state}`),
    ])

  it.each([
    {
      why: 'a single cup',
      chosen: blueberry,
      expected: [
        ['Flavor', ['*Blueberry in-stock', 'Peach in-stock', 'Cherry in-stock']],
        ['Size', ['*5 oz in-stock', '4 × 5 oz in-stock']],
      ],
    },
    {
      why: 'four of them, of which one flavor is out and one is not made',
      chosen: blueberries,
      expected: [
        ['Flavor', ['*Blueberry in-stock', 'Peach out-of-stock', 'Cherry otherwise']],
        ['Size', ['5 oz in-stock', '*4 × 5 oz in-stock']],
      ],
    },
    {
      why: 'what is out of stock itself',
      chosen: peaches,
      expected: [
        ['Flavor', ['Blueberry in-stock', '*Peach out-of-stock', 'Cherry otherwise']],
        ['Size', ['5 oz in-stock', '*4 × 5 oz out-of-stock']],
      ],
    },
  ])('are marked beside $why', ({ chosen, expected }) => {
    expect(shown(chosen)).toEqual(expected)
  })

  it.each([
    { why: 'keeps the other value', chosen: blueberries, value: 'Peach', leadsTo: peaches },
    {
      why: 'changes the other value where there is no such pair',
      chosen: blueberries,
      value: 'Cherry',
      leadsTo: cherry,
    },
    { why: 'stays where it is', chosen: peach, value: 'Peach', leadsTo: peach },
  ])('choosing $value $why', ({ chosen, value, leadsTo }) => {
    const values = optionGroups(variants, chosen).flatMap((group) => group.values)

    expect(values.find((option) => option.value === value)?.variant).toBe(leadsTo)
  })

  it('prefers what is in stock among what is equally near', () => {
    const pair = (number: number, a: string, b: string, c: string, isinstock: boolean) =>
      aVariant({
        productVariantValueID: id(number),
        isinstock,
        productVariantValues: [
          { codeName: 'a', value: a },
          { codeName: 'b', value: b },
          { codeName: 'c', value: c },
        ],
      })
    const chosen = pair(1, '1', '1', '1', true)
    const inStock = pair(3, '2', '1', '2', true)
    const groups = optionGroups([chosen, pair(2, '2', '2', '1', false), inStock], chosen)

    expect(groups[0]?.values[1]?.variant).toBe(inStock)
  })

  it.each([
    { why: 'they differ in one thing', given: [aVariant(), aVariant()] },
    { why: 'they do not name the same things', given: [blueberry, aVariant()] },
    { why: 'there are none', given: [] },
  ])('are none where $why', ({ given }) => {
    expect(optionGroups(given, given[0])).toEqual([])
  })
})
