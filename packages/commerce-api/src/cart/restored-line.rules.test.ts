import { ProductFamily } from '@aisle/api/product-kind'
import { expect, it } from 'vitest'
import { restoredQty } from './restored-line.rules.ts'

const room = { title: 'Milk', productFamily: ProductFamily.Normal, qtyLimit: null }

it.each([
  { why: 'all of it is there', wanted: 3, onHand: 10, elsewhere: 0, qtyLimit: null, methodLimit: null, qty: 3 },
  { why: 'stock is short', wanted: 3, onHand: 2, elsewhere: 0, qtyLimit: null, methodLimit: null, qty: 2 },
  { why: 'other lines have the rest', wanted: 3, onHand: 4, elsewhere: 3, qtyLimit: null, methodLimit: null, qty: 1 },
  {
    why: 'other lines have more than all',
    wanted: 3,
    onHand: 2,
    elsewhere: 5,
    qtyLimit: null,
    methodLimit: null,
    qty: 0,
  },
  { why: 'the product is limited', wanted: 3, onHand: 10, elsewhere: 0, qtyLimit: 2, methodLimit: null, qty: 2 },
  { why: 'the method is limited', wanted: 3, onHand: 10, elsewhere: 0, qtyLimit: 2, methodLimit: 1, qty: 1 },
  { why: 'the store never had it', wanted: 3, onHand: null, elsewhere: 0, qtyLimit: null, methodLimit: null, qty: 0 },
])('brings back $qty where $why', ({ qtyLimit, qty, ...rest }) => {
  expect(restoredQty({ product: { ...room, qtyLimit }, ...rest })).toBe(qty)
})

it('knows no stock of digital gift cards', () => {
  const product = { ...room, productFamily: ProductFamily.DigitalGiftCard }
  expect(restoredQty({ product, wanted: 3, onHand: null, elsewhere: 0, methodLimit: null })).toBe(3)
})
