import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  centsToAsk,
  type Paid,
  type RefundedLine,
  refundOf,
  splitRefund,
  sumsOfLines,
  taxesWithout,
} from './refund.rules.ts'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 1000)
const cents = (max: number) => fc.integer({ min: 0, max })

describe('where the money of a part goes', () => {
  const cards = [
    { giftCardId: 'b', cents: 300 },
    { giftCardId: 'a', cents: 200 },
  ]
  it.each<[number, Paid, Paid]>([
    [0, { giftCards: cards, loyaltyCents: 100, cardCents: 50 }, { giftCards: [], loyaltyCents: 0, cardCents: 0 }],
    [
      250,
      { giftCards: cards, loyaltyCents: 100, cardCents: 50 },
      {
        giftCards: [
          { giftCardId: 'a', cents: 200 },
          { giftCardId: 'b', cents: 50 },
        ],
        loyaltyCents: 0,
        cardCents: 0,
      },
    ],
    [
      620,
      { giftCards: cards, loyaltyCents: 100, cardCents: 50 },
      {
        giftCards: [
          { giftCardId: 'a', cents: 200 },
          { giftCardId: 'b', cents: 300 },
        ],
        loyaltyCents: 100,
        cardCents: 20,
      },
    ],
    [80, { giftCards: [], loyaltyCents: 0, cardCents: 500 }, { giftCards: [], loyaltyCents: 0, cardCents: 80 }],
  ])('%i cents', (part, paid, parts) => {
    expect(splitRefund(part, paid)).toEqual(parts)
  })

  it('G15 a refund is never more than was paid, and all of it as long as there is enough', () => {
    const paid = fc.record({
      giftCards: fc.tuple(cents(500), cents(500)),
      loyaltyCents: cents(500),
      cardCents: cents(500),
    })
    fc.assert(
      fc.property(cents(2500), paid, (part, { giftCards, ...others }) => {
        const before = {
          ...others,
          giftCards: giftCards.map((value, index) => ({ giftCardId: `${index}`, cents: value })),
        }
        const parts = splitRefund(part, before)
        const sum = (of: Paid) =>
          of.loyaltyCents + of.cardCents + of.giftCards.reduce((all, card) => all + card.cents, 0)
        expect(sum(parts)).toBe(Math.min(part, sum(before)))
        expect(parts.loyaltyCents).toBeLessThanOrEqual(before.loyaltyCents)
        expect(parts.cardCents).toBeLessThanOrEqual(before.cardCents)
        for (const card of parts.giftCards) {
          expect(card.cents).toBeLessThanOrEqual(before.giftCards[Number(card.giftCardId)]?.cents ?? 0)
        }
      }),
      { numRuns: RUNS },
    )
  })
})

describe('what is asked of the provider', () => {
  it.each([
    { why: 'all was taken', promised: 500, takenCents: 2500, refundedCents: 0, refundDueCents: 500, asked: 500 },
    { why: 'less was taken', promised: 500, takenCents: 2200, refundedCents: 0, refundDueCents: 500, asked: 200 },
    {
      why: 'just the rest was taken',
      promised: 500,
      takenCents: 2000,
      refundedCents: 0,
      refundDueCents: 500,
      asked: 0,
    },
    {
      why: 'another part is back',
      promised: 300,
      takenCents: 2500,
      refundedCents: 500,
      refundDueCents: 800,
      asked: 300,
    },
    {
      why: 'the first of two parts',
      promised: 500,
      takenCents: 2500,
      refundedCents: 0,
      refundDueCents: 800,
      asked: 500,
    },
    {
      why: 'somebody gave it back by hand',
      promised: 500,
      takenCents: 2500,
      refundedCents: 500,
      refundDueCents: 500,
      asked: 0,
    },
  ])('$asked cents where $why', ({ promised, asked, ...balance }) => {
    expect(centsToAsk(promised, { amountCents: 2500, ...balance })).toBe(asked)
  })
})

const line = (orderLineId: string, values: Partial<RefundedLine> = {}): RefundedLine => ({
  orderLineId,
  totalCents: 1000,
  taxCents: 80,
  taxClass: 'general',
  isGiftCard: false,
  ...values,
})

describe('what lines have cost', () => {
  it('is their goods without their part of the coupon, and their tax', () => {
    const lines = [
      line('a'),
      line('b', { totalCents: 3000, taxCents: 0 }),
      line('c', { isGiftCard: true, taxCents: 0 }),
    ]
    const sums = sumsOfLines(lines, new Set(['a']), 400)
    expect(sums).toEqual({ goodsCents: 1000, couponCents: 100, taxCents: 80 })
    expect(refundOf(sums)).toBe(980)
    expect(sumsOfLines(lines, new Set(['c']), 400)).toEqual({ goodsCents: 1000, couponCents: 0, taxCents: 0 })
  })

  it('leaves taxes that add up, each at nothing or more', () => {
    const rates = [
      { name: 'State', ratePercent: 4, taxClass: 'food' },
      { name: 'State', ratePercent: 4, taxClass: 'general' },
      { name: 'City', ratePercent: 4.875, taxClass: 'general' },
    ]
    const taxes = [
      { name: 'City', ratePercent: 4.875, amount: 49 },
      { name: 'State', ratePercent: 4, amount: 80 },
    ]
    const food = line('a', { taxClass: 'food', taxCents: 40 })
    expect(taxesWithout(taxes, [food], rates).map(({ amount }) => amount)).toEqual([49, 40])
    expect(taxesWithout(taxes, [line('b', { taxCents: 89 })], rates).map(({ amount }) => amount)).toEqual([0, 40])
    expect(taxesWithout(taxes, [food], []).map(({ amount }) => amount)).toEqual([34, 55])
    fc.assert(
      fc.property(cents(129), fc.constantFrom('food', 'general', 'other'), (taxCents, taxClass) => {
        const left = taxesWithout(taxes, [line('x', { taxCents, taxClass })], rates)
        expect(left.reduce((all, { amount }) => all + amount, 0)).toBe(129 - taxCents)
        expect(left.every(({ amount }) => amount >= 0)).toBe(true)
      }),
      { numRuns: RUNS },
    )
  })
})
