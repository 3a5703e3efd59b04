import { id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { adjustmentsText } from './cart-adjustments.rules.ts'

it.each([
  { adjustments: undefined, text: '' },
  { adjustments: [{ title: 'Eggs', wantedQty: 5, qty: 3 }], text: 'Only 3 of 5 Eggs are left.' },
  {
    adjustments: [
      { title: 'Eggs', wantedQty: 5, qty: 0 },
      { title: 'Milk', wantedQty: 2, qty: 1 },
    ],
    text: 'Eggs could not be brought back: it is no longer to be had. Only 1 of 2 Milk are left.',
  },
])('says "$text"', ({ adjustments, text }) => {
  expect(adjustmentsText(adjustments?.map((one) => ({ productId: id(1), ...one })))).toBe(text)
})
