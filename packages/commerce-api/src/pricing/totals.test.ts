import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orders } from './orders.builder.ts'
import { priceOrder } from './pricing.rules.ts'

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0)
const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 1000) }
const LONG = { timeout: 60_000 + RUNS.numRuns * 5 }

describe('G15 totals', LONG, () => {
  it('add up', () => {
    fc.assert(
      fc.property(orders, (input) => {
        const priced = priceOrder(input)
        const lines = [...priced.lines.values()]
        expect(sum(lines.map(({ totalCents }) => totalCents))).toBe(priced.subtotalCents)
        expect(priced.lines.size).toBe(input.lines.length)
        for (const { lineId, qty, regularCents } of input.lines) {
          const { unitCents = 0, rewarded = [], totalCents = -1, savedCents = 0 } = priced.lines.get(lineId) ?? {}
          const rest = qty - sum(rewarded.map((portion) => portion.qty))
          expect(rest).toBeGreaterThanOrEqual(0)
          expect(rest * unitCents + sum(rewarded.map((one) => one.qty * one.unitCents))).toBe(totalCents)
          expect(totalCents + savedCents).toBe(regularCents * qty)
        }
        expect(sum(lines.map((one) => one.couponCents))).toBe(priced.couponCents)
        expect(sum(lines.map((one) => one.taxCents))).toBe(priced.taxCents)
        expect(sum(priced.taxes.map((tax) => tax.cents))).toBe(priced.taxCents)
        expect(sum(priced.giftCards.values())).toBe(priced.giftCardCents)
        const { deliveryPaid } = priced
        expect(sum(deliveryPaid.giftCards.values())).toBe(deliveryPaid.giftCardCents)
        const paidOfDelivery = deliveryPaid.loyaltyCents + deliveryPaid.giftCardCents
        // Nothing is paid of the delivery while something of the goods is not.
        expect(paidOfDelivery === 0 || priced.finalPayCents === 0).toBe(true)
        expect(priced.finalPayCents).toBe(
          priced.subtotalCents -
            priced.couponCents +
            priced.taxCents +
            priced.tipCents +
            priced.shippingCents +
            priced.chargesCents -
            priced.loyaltyCents -
            priced.giftCardCents +
            paidOfDelivery,
        )
        expect(priced.totalCents).toBe(priced.finalPayCents + priced.deliveryCents - paidOfDelivery)
      }),
      RUNS,
    )
  })

  it('do not depend on the order of anything', () => {
    fc.assert(
      fc.property(orders, (input) => {
        const turned = {
          ...input,
          lines: input.lines.toReversed(),
          fulfillments: input.fulfillments.toReversed(),
          taxRates: input.taxRates.toReversed(),
          giftCards: input.giftCards.toReversed(),
        }
        const sorted = (priced: ReturnType<typeof priceOrder>) => ({
          ...priced,
          lines: Object.fromEntries(priced.lines),
          fulfillments: Object.fromEntries(priced.fulfillments),
          giftCards: Object.fromEntries(priced.giftCards),
          deliveryPaid: { ...priced.deliveryPaid, giftCards: Object.fromEntries(priced.deliveryPaid.giftCards) },
        })
        expect(sorted(priceOrder(turned))).toEqual(sorted(priceOrder(input)))
      }),
      RUNS,
    )
  })

  it('are whole cents and never negative', () => {
    fc.assert(
      fc.property(orders, (input) => {
        const { lines, fulfillments, taxes, giftCards, deliveryPaid, ...sums } = priceOrder(input)
        const all = [
          ...Object.values(sums),
          ...[...lines.values()].flatMap(({ rewarded, ...one }) => [
            ...Object.values(one),
            ...rewarded.flatMap((portion) => Object.values(portion)),
          ]),
          ...[...fulfillments.values()].flatMap((one) => Object.values(one)),
          ...taxes.map((tax) => tax.cents),
          ...giftCards.values(),
          ...deliveryPaid.giftCards.values(),
          deliveryPaid.loyaltyCents,
          deliveryPaid.giftCardCents,
        ]
        expect(all.every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true)
      }),
      RUNS,
    )
  })
})
