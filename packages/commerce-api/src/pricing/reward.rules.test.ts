import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aLine, aPricing } from './pricing.builder.ts'
import { priceOrder } from './pricing.rules.ts'
import type { PricingLine } from './pricing.types.ts'
import type { DealPart } from './reward.rules.ts'

const buys = (perReward: number, dealId = 'deal'): DealPart => ({ dealId, role: 'trigger', perReward })
const gets = (value: number, kind: 'percent' | 'amount' | 'price' = 'percent', dealId = 'deal'): DealPart => ({
  dealId,
  role: 'reward',
  reduction: { kind, value },
})

const pasta = (qty: number, perReward = 1, change: Partial<PricingLine> = {}) =>
  aLine({ lineId: 'pasta', qty, regularCents: 300, deals: [buys(perReward)], ...change })
const sauce = (qty: number, change: Partial<PricingLine> = {}) =>
  aLine({ lineId: 'sauce', qty, regularCents: 400, deals: [gets(5000)], ...change })
const pesto = (qty: number) => sauce(qty, { lineId: 'pesto', regularCents: 600 })
const half = (qty: number) => [{ qty, unitCents: 200 }]

type Case = {
  readonly why: string
  readonly lines: readonly PricingLine[]
  readonly sauce: { readonly unitCents: number; readonly rewarded: unknown; readonly totalCents: number }
}

describe('a deal with triggers of its own', () => {
  it.each<Case>([
    { why: 'nothing without its trigger', lines: [sauce(2)], sauce: { unitCents: 400, rewarded: [], totalCents: 800 } },
    { why: 'one for one', lines: [pasta(1), sauce(1)], sauce: { unitCents: 200, rewarded: [], totalCents: 200 } },
    {
      why: 'no more pieces than were earned',
      lines: [pasta(1), sauce(3)],
      sauce: { unitCents: 400, rewarded: half(1), totalCents: 1000 },
    },
    {
      why: 'no more pieces than there are',
      lines: [pasta(9), sauce(2)],
      sauce: { unitCents: 200, rewarded: [], totalCents: 400 },
    },
    {
      why: 'nothing for one of two that are needed',
      lines: [pasta(1, 2), sauce(1)],
      sauce: { unitCents: 400, rewarded: [], totalCents: 400 },
    },
    {
      why: 'one for three of which two are needed',
      lines: [pasta(3, 2), sauce(2)],
      sauce: { unitCents: 400, rewarded: half(1), totalCents: 600 },
    },
    {
      why: 'one for two different triggers of one each',
      lines: [pasta(1, 2), pasta(1, 2, { lineId: 'penne' }), sauce(1)],
      sauce: { unitCents: 200, rewarded: [], totalCents: 200 },
    },
    {
      why: 'the dearer piece first',
      lines: [pasta(2), sauce(2), pesto(1)],
      sauce: { unitCents: 400, rewarded: half(1), totalCents: 600 },
    },
    {
      why: 'nothing where the line costs less anyway',
      lines: [pasta(1), sauce(1, { rules: [{ kind: 'price', value: 150, minQty: 1 }] })],
      sauce: { unitCents: 150, rewarded: [], totalCents: 150 },
    },
    {
      why: 'its price instead of the own offer of the line, not on top of it',
      lines: [pasta(1), sauce(2, { rules: [{ kind: 'percent', value: 2500, minQty: 2 }] })],
      sauce: { unitCents: 300, rewarded: half(1), totalCents: 500 },
    },
    {
      why: 'two deals for two pieces of one line, one each',
      lines: [
        pasta(1, 1, { deals: [buys(1), buys(1, 'other')] }),
        sauce(3, { deals: [gets(5000), gets(300, 'price', 'other')] }),
      ],
      sauce: {
        unitCents: 400,
        rewarded: [
          { qty: 1, unitCents: 200 },
          { qty: 1, unitCents: 300 },
        ],
        totalCents: 900,
      },
    },
    {
      why: 'for one deal what another deal’s trigger does not earn',
      lines: [pasta(1, 1, { deals: [buys(1, 'other')] }), sauce(1)],
      sauce: { unitCents: 400, rewarded: [], totalCents: 400 },
    },
    {
      why: 'nothing for gift cards, which are money',
      lines: [pasta(1, 1, { isGiftCard: true }), sauce(1)],
      sauce: { unitCents: 400, rewarded: [], totalCents: 400 },
    },
    {
      why: 'something free',
      lines: [pasta(1), sauce(1, { deals: [gets(10_000)] })],
      sauce: { unitCents: 0, rewarded: [], totalCents: 0 },
    },
  ])('gives $why', ({ lines, sauce: expected }) => {
    const priced = priceOrder(aPricing({ lines }))

    expect(priced.lines.get('sauce')).toMatchObject(expected)
  })

  it('leaves its trigger at its price', () => {
    const priced = priceOrder(aPricing({ lines: [pasta(2), sauce(2)] }))

    expect(priced.lines.get('pasta')).toMatchObject({ unitCents: 300, rewarded: [], totalCents: 600, savedCents: 0 })
    expect(priced.subtotalCents).toBe(1000)
  })
})

const dealIds = ['a', 'b', 'c'] as const
const part = fc.oneof(
  fc.constant('trigger' as const),
  fc.record({ kind: fc.constantFrom('percent', 'amount', 'price'), value: fc.integer({ min: 0, max: 10_000 }) }),
  fc.constant(undefined),
)
const carts = fc.record({
  perReward: fc.tuple(...dealIds.map(() => fc.integer({ min: 1, max: 4 }))),
  lines: fc.array(
    fc.record({
      qty: fc.integer({ min: 1, max: 20 }),
      regularCents: fc.integer({ min: 0, max: 3000 }),
      parts: fc.tuple(part, part, part),
    }),
    { maxLength: 8 },
  ),
})

const linesOf = ({ perReward, lines }: typeof carts extends fc.Arbitrary<infer Value> ? Value : never) =>
  lines.map(({ qty, regularCents, parts }, index) =>
    aLine({
      lineId: `line-${index}`,
      qty,
      regularCents,
      deals: dealIds.flatMap((dealId, deal): DealPart[] => {
        const given = parts[deal]
        if (!given) return []
        if (given === 'trigger') return [{ dealId, role: 'trigger', perReward: perReward[deal] ?? 1 }]
        return [{ dealId, role: 'reward', reduction: given }]
      }),
    }),
  )

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const piecesOf = (lines: readonly PricingLine[], dealId: string, role: DealPart['role']) =>
  sum(
    lines.filter(({ deals }) => deals.some((one) => one.dealId === dealId && one.role === role)).map((one) => one.qty),
  )
const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 1000) }

describe('the owner’s money', () => {
  it('pays for no reward without its trigger, and for no more rewards than the triggers earn', () => {
    fc.assert(
      fc.property(carts, (given) => {
        const lines = linesOf(given)
        const priced = priceOrder(aPricing({ lines }))
        const cheaper = lines.filter(({ lineId }) => (priced.lines.get(lineId)?.savedCents ?? 0) > 0)
        const pieces = sum(
          cheaper.map(({ lineId, qty }) => {
            const { rewarded = [] } = priced.lines.get(lineId) ?? {}
            return rewarded.length > 0 ? sum(rewarded.map((one) => one.qty)) : qty
          }),
        )
        const earned = dealIds.map((id, deal) => {
          const bought = Math.floor(piecesOf(lines, id, 'trigger') / (given.perReward[deal] ?? 1))
          return Math.min(bought, piecesOf(lines, id, 'reward'))
        })
        expect(pieces).toBeLessThanOrEqual(sum(earned))
        const open = new Set(dealIds.filter((_, deal) => (earned[deal] ?? 0) > 0))
        for (const { deals } of cheaper) {
          expect(
            deals.some(({ dealId, role }) => role === 'reward' && dealIds.some((id) => id === dealId && open.has(id))),
          ).toBe(true)
        }
      }),
      RUNS,
    )
  })

  it('of a single deal is spent on the dearest pieces, to the cent', () => {
    fc.assert(
      fc.property(carts, (given) => {
        const lines = linesOf(given).map((line) => ({
          ...line,
          deals: line.deals.slice(0, 1).filter((one) => one.dealId === 'a'),
        }))
        const earned = Math.floor(piecesOf(lines, 'a', 'trigger') / (given.perReward[0] ?? 1))
        const savings = lines.flatMap(({ qty, regularCents, deals: [one] }) => {
          if (one?.role !== 'reward') return []
          const { kind, value } = one.reduction
          const off = {
            percent: Math.round((regularCents * value) / 10_000),
            amount: value,
            price: regularCents - value,
          }
          return Array.from({ length: qty }, () => Math.max(0, Math.min(regularCents, off[kind])))
        })
        const best = sum(savings.toSorted((a, b) => b - a).slice(0, earned))
        const regular = sum(lines.map(({ qty, regularCents }) => qty * regularCents))
        expect(priceOrder(aPricing({ lines })).subtotalCents).toBe(regular - best)
      }),
      RUNS,
    )
  })
})
