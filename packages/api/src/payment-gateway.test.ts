import { expect, it } from 'vitest'
import { paymentGatewayOf } from './payment-gateway.ts'

it.each([
  [{}, 'DATACAP'],
  [{ currentPaymentGateway: 'USAEPAY' }, 'USAEPAY'],
  [{ currentPaymentGateway: null }, undefined],
  [{ currentPaymentGateway: '' }, undefined],
])('decision 23: a store that says %o is charged by %s', (business, gateway) => {
  expect(paymentGatewayOf(business)).toBe(gateway)
})
