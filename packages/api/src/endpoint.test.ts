import { expect, it } from 'vitest'
import { callKey, fillPath } from './endpoint.ts'
import { orderDetail } from './order.ts'

it('fills and encodes the parameters of a path', () => {
  expect(fillPath('/v1/A/:one/B/:two', { one: 'a b', two: '../c' })).toBe('/v1/A/a%20b/B/..%2Fc')
})

it.each([{}, { orderId: '' }, { orderId: null }])('refuses a path without its parameter: %o', (params) => {
  expect(() => fillPath('/v1/Order/:orderId', params)).toThrow('/v1/Order/:orderId needs the parameter orderId')
})

it('makes the same key for the same call', () => {
  const input = { params: { orderId: '1' }, query: { WithBifurcation: true } }

  expect(callKey(orderDetail, input)).toEqual(['GET', '/v1/Order/Detail/1', { WithBifurcation: true }])
})
