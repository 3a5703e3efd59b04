import { expect, it } from 'vitest'
import { purchaseLimit } from './purchase-limit.rules.ts'

it.each([
  { why: 'nothing is known', product: {}, limit: 9999 },
  { why: 'all are null', product: { qtyLimit: null, qtyOnHand: null }, limit: 9999 },
  { why: 'only the stock is known', product: { qtyOnHand: 40 }, limit: 40 },
  { why: 'the limit is smaller', product: { qtyLimit: 12, qtyOnHand: 40 }, limit: 12 },
  { why: 'the stock is smaller', product: { qtyLimit: 12, qtyOnHand: 4 }, limit: 4 },
  {
    why: "the method's limit is smallest",
    product: { qtyOnHand: 9, fulFillments: [{ codeName: 'sp', qtyLimit: 6 }] },
    limit: 6,
  },
  {
    why: "another method's limit does not count",
    product: { qtyOnHand: 9, fulFillments: [{ codeName: 'sd', qtyLimit: 6 }] },
    limit: 9,
  },
  { why: 'the second spelling is read too', product: { fulfillments: [{ codeName: 'sp', qtyLimit: 6 }] }, limit: 6 },
])('allows $limit when $why', ({ product, limit }) => {
  expect(purchaseLimit(product, 'sp')).toBe(limit)
})
