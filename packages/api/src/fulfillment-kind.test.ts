import { expect, it } from 'vitest'
import { fulfillmentKind, isPickedUp } from './fulfillment-kind.ts'

it.each([
  ['sp', 'pickup', true],
  ['is', 'pickup', true],
  ['cs', 'curbside', true],
  ['sd', 'delivery', false],
  ['scd', 'scheduled', false],
  ['SCD', 'scheduled', false],
  ['drone', undefined, false],
])('%s is %s', (code, kind, comesToTheStore) => {
  expect(fulfillmentKind(code)).toBe(kind)
  expect(isPickedUp(code)).toBe(comesToTheStore)
})
