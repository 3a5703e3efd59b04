import { describe, expect, it } from 'vitest'
import { parentShortages, shortagesOf } from './out-of-stock.rules.ts'
import { aLine } from './cart-line.builder.ts'

const found = (shortages: ReturnType<typeof shortagesOf>) =>
  shortages.map(({ line, inStockQty }) => [line.lineId, inStockQty])

describe('what there is less of than the cart asks for', () => {
  it.each([
    { why: 'there is enough', lines: [aLine('a', { qty: 5, onHand: 5 })], short: [] },
    { why: 'two of five are left', lines: [aLine('a', { qty: 5, onHand: 2 })], short: [['a', 2]] },
    { why: 'nothing is left', lines: [aLine('a', { qty: 1, onHand: 0 })], short: [['a', 0]] },
    { why: 'the store has never had it', lines: [aLine('a', { qty: 1, onHand: null })], short: [['a', 0]] },
    {
      why: 'it is sold no more',
      lines: [aLine('a', { qty: 1, onHand: 9, product: { isActive: false } })],
      short: [['a', 0]],
    },
    {
      why: 'a digital gift card never runs out',
      lines: [aLine('a', { qty: 5, onHand: 0, product: { productFamily: 1 } })],
      short: [],
    },
    {
      why: 'two lines share what there is, the first one first',
      lines: [aLine('a', { qty: 3, onHand: 4 }), aLine('b', { qty: 3, onHand: 4 })],
      short: [['b', 1]],
    },
    {
      why: 'lines of different products do not',
      lines: [aLine('a', { qty: 3, onHand: 4 }), aLine('b', { productId: 'other', qty: 3, onHand: 4 })],
      short: [],
    },
  ])('$why', ({ lines, short }) => {
    expect(found(shortagesOf(lines))).toEqual(short)
  })

  it.each([
    { why: 'as many as its deposits allow', qty: 4, deposits: 8, onHand: 5, short: [['a', 2]] },
    { why: 'none where one deposit is too few for one', qty: 2, deposits: 4, onHand: 1, short: [['a', 0]] },
    { why: 'all where there are deposits enough', qty: 2, deposits: 4, onHand: 4, short: [] },
  ])('a line that brings deposits has $why', ({ qty, deposits, onHand, short }) => {
    const lines = [
      aLine('a', { qty, onHand: 100 }),
      aLine('b', { productId: 'deposit', parentLineId: 'a', qty: deposits, onHand }),
    ]

    expect(found(parentShortages(lines))).toEqual(short)
  })
})
