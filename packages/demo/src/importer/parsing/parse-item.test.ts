import { expect, it } from 'vitest'
import { parseItem } from './parse-item.ts'

const raw = (overrides: Readonly<Record<string, string>> = {}) => ({
  line: 7,
  values: new Map(
    Object.entries({
      id: 'BB31',
      title: 'Fruit Power',
      product_type: 'Beverages > Juices',
      price: '0.80 USD',
      availability: 'in_stock',
      ...overrides,
    }),
  ),
})

it('understands an entry', () => {
  expect(
    parseItem(
      raw({ sale_price: '0.77 USD', brand: 'Real', unit_pricing_measure: '200ml', unit_pricing_base_measure: '100ml' }),
    ),
  ).toEqual({
    item: {
      line: 7,
      id: 'BB31',
      title: 'Fruit Power',
      group: undefined,
      options: [],
      description: undefined,
      categories: ['Beverages', 'Juices'],
      brand: 'Real',
      priceCents: 80,
      salePriceCents: 77,
      stock: 100,
      imageUrl: undefined,
      barcode: undefined,
      unitPrice: { cents: 40, unit: '100ml' },
    },
  })
})

it.each([
  [{ id: '' }, { column: 'id', reason: 'is missing' }],
  [{ title: '' }, { column: 'title', reason: 'is missing' }],
  [{ price: '' }, { column: 'price', reason: 'is missing' }],
  [{ price: 'cheap' }, { column: 'price', reason: 'is no price', value: 'cheap' }],
  [{ price: '3 INR' }, { column: 'price', reason: 'is in INR, the store sells in USD', value: '3 INR' }],
  [{ size: 'x'.repeat(61) }, { column: 'size', reason: 'is longer than 60 characters', value: 'x'.repeat(61) }],
  [{ sale_price: '?' }, { column: 'sale_price', reason: 'is no price', value: '?' }],
  [
    { image_link: 'javascript:alert(1)' },
    { column: 'image_link', reason: 'is no web address', value: 'javascript:alert(1)' },
  ],
])('says what is wrong with %j', (overrides, problem) => {
  expect(parseItem(raw(overrides))).toEqual({ problems: [{ line: 7, ...problem }] })
})

it('reads what a variant is chosen by', () => {
  const shirt = { item_group_id: 'G1', color: 'Moss', size: 'XL', age_group: 'adult' }
  expect(parseItem(raw(shirt))).toMatchObject({
    item: {
      group: 'G1',
      options: [
        { name: 'Size', value: 'XL' },
        { name: 'Color', value: 'Moss' },
        { name: 'Age group', value: 'adult' },
      ],
    },
  })
  const numbered = { option1_name: 'Roast', option1_value: 'Dark', option2_value: 'Ground' }
  expect(parseItem(raw(numbered))).toMatchObject({
    item: {
      options: [
        { name: 'Roast', value: 'Dark' },
        { name: 'Option 2', value: 'Ground' },
      ],
    },
  })
})

it.each(['', ' ', '-', '—', 'N/A', 'n/a', 'null', 'undefined', 'None', 'Unbranded'])(
  'takes the brand %j for none',
  (brand) => {
    expect(parseItem(raw({ brand }))).toMatchObject({ item: { brand: undefined } })
  },
)

it('takes a size that says nothing for none', () => {
  expect(parseItem(raw({ size: '-', color: 'N/A', scent: 'None' }))).toMatchObject({
    item: { options: [{ name: 'Scent', value: 'None' }] },
  })
})

it('takes a sale price that is no lower for none', () => {
  expect(parseItem(raw({ sale_price: '0.80 USD' }))).toMatchObject({ item: { salePriceCents: undefined } })
})

it('T31 keeps text of a description and no markup', () => {
  expect(
    parseItem(raw({ description: '<p onclick="x()">Cold &amp; sweet<script>steal()</script></p>' })),
  ).toMatchObject({
    item: { description: 'Cold & sweet' },
  })
})

it.each([
  [{ availability: 'out_of_stock' }, 0],
  [{ availability: 'preorder' }, 0],
  [{ availability: 'in stock' }, 100],
  [{ quantity: '12', availability: 'in_stock' }, 12],
])('reads the stock of %j', (overrides, stock) => {
  expect(parseItem(raw(overrides))).toMatchObject({ item: { stock } })
})
