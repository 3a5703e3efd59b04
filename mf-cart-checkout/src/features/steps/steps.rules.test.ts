import { aCart } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { currentStep, stepsOf } from './steps.rules.ts'

const group = (codeName: string, isSlotBookingRequired: boolean) => ({
  fulfillmentMethodID: codeName,
  codeName,
  isSlotBookingRequired,
  shoppingCartItems: {},
  totalQTY: 1,
  totalAmount: 10,
})

const { orderSummary } = aCart()

const titles = (...groups: readonly ReturnType<typeof group>[]) =>
  stepsOf({ orderSummary, fulfillments: Object.fromEntries(groups.map((each) => [each.codeName, each])) }).map(
    ({ title }) => title,
  )

it('asks for the pickup person and a time slot where slots are booked', () => {
  expect(titles(group('sp', true))).toEqual(['Contact', 'Pickup', 'Time slot', 'Payment', 'Review'])
})

it('asks for the address only where there are no slots', () => {
  expect(titles(group('sd', false))).toEqual(['Contact', 'Delivery', 'Payment', 'Review'])
})

it('asks for each way that the goods take', () => {
  expect(titles(group('sd', false), group('is', true))).toEqual([
    'Contact',
    'Delivery',
    'Pickup',
    'Time slot',
    'Payment',
    'Review',
  ])
})

it('stands at the first step that is not done', () => {
  const steps = stepsOf({ orderSummary, fulfillments: { sp: group('sp', true) } })

  expect(currentStep(steps, new Set(['contact', 'details:sp']))?.title).toBe('Time slot')
  expect(currentStep(steps, new Set(['details:sp']))?.title).toBe('Contact')
})

it.each([
  { why: 'gift cards have paid for all of it', totals: { giftCardAmount: 10, finalPayAmount: 0 }, asks: false },
  { why: 'the delivery is still to be paid', totals: { finalPayAmount: 0, deliveryCharge: 5 }, asks: true },
  { why: 'a cent is left', totals: { finalPayAmount: 0.01 }, asks: true },
])('asks for a payment ($asks) when $why', ({ totals, asks }) => {
  const cart = { orderSummary: { ...orderSummary, ...totals }, fulfillments: { sp: group('sp', false) } }

  expect(stepsOf(cart).some(({ id }) => id === 'payment')).toBe(asks)
})
