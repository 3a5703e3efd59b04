import { aCart, aCartItem, id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { isReviewable, openStep, stepNames } from './step-address.rules.ts'
import { stepsOf } from './steps.rules.ts'

const twoPickups = () => {
  const cart = aCart([aCartItem(), aCartItem({ orderLineItemID: id(21), fulfillmentMethodID: id(3), codeName: 'is' })])
  const fulfillments = Object.entries(cart.fulfillments).map(([method, group]) => [
    method,
    { ...group, isSlotBookingRequired: true },
  ])
  return stepsOf({ ...cart, fulfillments: Object.fromEntries(fulfillments) })
}
const steps = stepsOf(aCart([aCartItem()]))
const pickup = `details:${id(2)}`

it('names every step once, and no id of a method', () => {
  expect([...stepNames(twoPickups()).values()]).toEqual([
    'contact',
    'pickup',
    'time-slot',
    'pickup-2',
    'time-slot-2',
    'payment',
    'review',
  ])
})

it.each([
  { asked: null, done: [], opens: 'Contact' },
  { asked: null, done: ['contact'], opens: 'Pickup' },
  { asked: 'contact', done: ['contact', pickup], opens: 'Contact' },
  { asked: 'payment', done: ['contact', pickup], opens: 'Payment' },
  { asked: 'payment', done: ['contact'], opens: 'Pickup' },
  { asked: 'review', done: ['contact', pickup], opens: 'Payment' },
  { asked: 'review', done: ['contact', pickup, 'payment'], opens: 'Review' },
  { asked: 'contact', done: ['contact', pickup, 'payment'], opens: 'Contact' },
  { asked: 'review', done: ['payment'], opens: 'Contact' },
  { asked: 'nonsense', done: ['contact'], opens: 'Pickup' },
  { asked: 'time-slot', done: ['contact', pickup], opens: 'Payment' },
])('opens $opens when $asked is asked for with $done done', ({ asked, done, opens }) => {
  expect(openStep(steps, new Set(done), asked)?.title).toBe(opens)
})

it.each([
  { done: ['contact', pickup, 'payment'], may: true },
  { done: ['contact', pickup], may: false },
])('may be reviewed with $done done: $may', ({ done, may }) => {
  expect(isReviewable(steps, new Set(done))).toBe(may)
})
