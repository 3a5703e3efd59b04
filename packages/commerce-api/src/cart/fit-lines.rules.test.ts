import { describe, expect, it } from 'vitest'
import { aLine } from './cart-line.builder.ts'
import { fitLines } from './fit-lines.rules.ts'

const milk = (change: Parameters<typeof aLine>[1] = {}, lineId = 'a') =>
  aLine(lineId, { qty: 4, fulfillmentMethodId: 'sp', onHand: 100, ...change })
const methods = new Map([['sp', { kind: 'pickup', qtyLimit: null, isOffered: true } as const]])

describe('how many of a line fit', () => {
  it.each([
    ['all that is asked for', milk(), 4],
    ['what is there', milk({ onHand: 3 }), 3],
    ['the limit of the product', milk({ product: { qtyLimit: 2 } }), 2],
    ['none that the store has never had', milk({ onHand: null }), 0],
    ['none that is not sold any more', milk({ product: { isActive: false } }), 0],
    ['none that is not received this way', milk({ product: { fulfillmentKinds: ['delivery'] } }), 0],
    ['none of a way that is not there', milk({ fulfillmentMethodId: 'scd' }), 0],
    ['digital gift cards without stock', milk({ onHand: null, product: { productFamily: 1 } }), 4],
  ])('is %s', (_, line, expected) => {
    expect(fitLines([line], methods).get('a')).toBe(expected)
  })

  it('is the limit of the method', () => {
    const limited = new Map([['sp', { kind: 'pickup', qtyLimit: 2, isOffered: true } as const]])
    expect(fitLines([milk()], limited).get('a')).toBe(2)
  })

  it('is none where the store does not offer the method', () => {
    const closed = new Map([['sp', { kind: 'pickup', qtyLimit: null, isOffered: false } as const]])
    expect(fitLines([milk()], closed).get('a')).toBe(0)
  })

  it('shares the stock of a product among its lines, first come first served', () => {
    const lines = [milk({ onHand: 5 }), milk({ onHand: 5 }, 'b'), milk({ onHand: 5 }, 'c')]
    expect([...fitLines(lines, methods).values()]).toEqual([4, 1, 0])
  })
})
