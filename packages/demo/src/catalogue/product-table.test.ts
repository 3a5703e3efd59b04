import { describe, expect, it } from 'vitest'
import { readTable } from './product-table.ts'

describe('a price list', () => {
  it('reads a product with options, description and variants', () => {
    const [row] = readTable(`
Oat Milk | Alder & Oat | half gal | 4.79 | milk-carton:tan:wheat | sale 3.99, out at ballard, sponsored
  Oats, water
  and salt.
  + Flavor Original; Size half gal | 4.79 | default
  + Flavor Extra Creamy; Size 1 qt | 2.99 | out
`)
    expect(row).toMatchObject({ title: 'Oat Milk', price: '4.79', description: 'Oats, water and salt.' })
    expect(Object.fromEntries(row?.options ?? [])).toEqual({ sale: '3.99', out: 'at ballard', sponsored: '' })
    expect(row?.variants[1]?.options).toEqual([
      { name: 'Flavor', value: 'Extra Creamy' },
      { name: 'Size', value: '1 qt' },
    ])
  })

  it.each([
    ['a product without a price', 'Oat Milk | Alder & Oat | half gal'],
    ['a cell too many', 'a | b | c | 1 | can:red | sale 1 | more'],
    ['a description without a product', '  Oats.'],
    ['a variant without a price', 'a | b | c | 1 | can:red\n  + Size 1 qt'],
  ])('is refused with %s', (_, table) => {
    expect(() => readTable(table)).toThrow()
  })
})
