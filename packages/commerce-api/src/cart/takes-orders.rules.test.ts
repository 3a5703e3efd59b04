import { StoreMode } from '@aisle/api/store-mode'
import { expect, it } from 'vitest'
import { takesOrders } from './takes-orders.rules.ts'

const none = { mode: StoreMode.Normal, hasGateway: false, isPaidAtStore: false, hasGiftCards: false }

it.each([
  { ways: {}, expected: false },
  { ways: { hasGateway: true }, expected: true },
  { ways: { isPaidAtStore: true }, expected: true },
  { ways: { hasGiftCards: true }, expected: true },
  { ways: { mode: StoreMode.Test }, expected: false },
  { ways: { mode: StoreMode.Test, isPaidAtStore: true, hasGiftCards: true }, expected: false },
  { ways: { mode: StoreMode.Test, hasGateway: true }, expected: true },
  { ways: { mode: StoreMode.Beta, isPaidAtStore: true }, expected: true },
])('1§8 a store with $ways takes orders: $expected', ({ ways, expected }) => {
  expect(takesOrders({ ...none, ...ways })).toBe(expected)
})
