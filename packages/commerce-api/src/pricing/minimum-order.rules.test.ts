import { describe, expect, it } from 'vitest'
import { isBelowMinimum, minimumChargeCents } from './minimum-order.rules.ts'

const minimum = { minCheckoutCents: 2500, fixedChargeCents: null }
const counted = { totalCents: 2000, tipCents: 300, chargesCents: 199 }

describe('the minimum of a checkout', () => {
  it.each([
    { why: 'one cent is missing', minimum, counted, below: true },
    { why: 'it is met exactly', minimum, counted: { ...counted, chargesCents: 200 }, below: false },
    { why: 'a fixed charge makes up for it', minimum: { ...minimum, fixedChargeCents: 499 }, counted, below: false },
    { why: 'there is none', minimum: { ...minimum, minCheckoutCents: null }, counted, below: false },
  ])('says below=$below when $why', ({ minimum: given, counted: cents, below }) => {
    expect(isBelowMinimum(given, cents)).toBe(below)
  })

  it('drops the fixed charge only when it is exceeded', () => {
    const charged = { minCheckoutCents: 2500, fixedChargeCents: 499 }
    expect([2499, 2500, 2501].map((cents) => minimumChargeCents(charged, cents))).toEqual([499, 499, 0])
  })

  it('charges nothing where there is no minimum', () => {
    expect(minimumChargeCents({ minCheckoutCents: null, fixedChargeCents: 499 }, 100)).toBe(0)
  })
})
