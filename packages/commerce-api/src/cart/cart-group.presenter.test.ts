import { expect, it } from 'vitest'
import { minimumChargeCents } from '../pricing/minimum-order.rules.ts'
import { presentGroupSums } from './cart-group.presenter.ts'

const minimum = { minCheckoutCents: 3500, fixedChargeCents: 499 }
const priced = (totalCents: number, shippingCents = 0) => ({
  qty: 1,
  totalCents,
  shippingCents,
  minimumChargeCents: minimumChargeCents(minimum, totalCents + shippingCents),
})

it.each([
  { total: 3100, shipping: 0, missing: 4.01 },
  { total: 3000, shipping: 400, missing: 1.01 },
  { total: 3500, shipping: 0, missing: 0.01 },
  { total: 3501, shipping: 0, missing: null },
])('2§4 $missing more spare the charge of goods for $total cents', ({ total, shipping, missing }) => {
  const group = presentGroupSums(priced(total, shipping), minimum)
  expect(group.missingToDropCharge).toBe(missing)
  if (missing === null) return
  const more = total + Math.round(missing * 100)
  expect(priced(more, shipping).minimumChargeCents).toBe(0)
  expect(priced(more - 1, shipping).minimumChargeCents).toBe(499)
})

it('says nothing of a charge where there is none', () => {
  const group = { qty: 1, totalCents: 100, shippingCents: 500, minimumChargeCents: 0 }
  expect(presentGroupSums(group, { minCheckoutCents: null })).toEqual({ shippingAmount: 5, missingToDropCharge: null })
})
