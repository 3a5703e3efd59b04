import { describe, expect, it } from 'vitest'
import { fitLines } from './fit-lines.rules.ts'

const product = {
  title: 'Milk',
  seoName: 'milk',
  imageUrl: null,
  imageAlt: null,
  sizeText: null,
  priceCents: 399,
  taxClass: 'food',
  productFamily: 0,
  qtyLimit: null,
  hasAgeRestriction: false,
  isActive: true,
  isAutoShip: false,
  autoShipDiscountPercent: null,
  autoShipFrequencies: [],
  fulfillmentKinds: null,
  variantValueId: null,
  variantValues: [],
}
const aLine = (change: object = {}) => ({
  lineId: 'a',
  productId: 'milk',
  qty: 4,
  fulfillmentMethodId: 'sp',
  product,
  onHand: 100,
  ...change,
})
const methods = new Map([['sp', { kind: 'pickup', qtyLimit: null, isOffered: true } as const]])

describe('how many of a line fit', () => {
  it.each([
    ['all that is asked for', aLine(), 4],
    ['what is there', aLine({ onHand: 3 }), 3],
    ['the limit of the product', aLine({ product: { ...product, qtyLimit: 2 } }), 2],
    ['none that the store has never had', aLine({ onHand: null }), 0],
    ['none that is not sold any more', aLine({ product: { ...product, isActive: false } }), 0],
    ['none that is not received this way', aLine({ product: { ...product, fulfillmentKinds: ['delivery'] } }), 0],
    ['none of a way that is not there', aLine({ fulfillmentMethodId: 'scd' }), 0],
    ['digital gift cards without stock', aLine({ onHand: null, product: { ...product, productFamily: 1 } }), 4],
  ])('is %s', (_, line, expected) => {
    expect(fitLines([line], methods).get('a')).toBe(expected)
  })

  it('is the limit of the method', () => {
    const limited = new Map([['sp', { kind: 'pickup', qtyLimit: 2, isOffered: true } as const]])
    expect(fitLines([aLine()], limited).get('a')).toBe(2)
  })

  it('is none where the store does not offer the method', () => {
    const closed = new Map([['sp', { kind: 'pickup', qtyLimit: null, isOffered: false } as const]])
    expect(fitLines([aLine()], closed).get('a')).toBe(0)
  })

  it('shares the stock of a product among its lines, first come first served', () => {
    const lines = [aLine({ onHand: 5 }), aLine({ lineId: 'b', onHand: 5 }), aLine({ lineId: 'c', onHand: 5 })]
    expect([...fitLines(lines, methods).values()]).toEqual([4, 1, 0])
  })
})
