import { aCart, aCartItem, id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { billingStart, deliveryAddressOf } from './billing-address.rules.ts'

const address = { firstName: 'Robin', lastName: 'Miller', line1: '1 Main St', city: 'Troy', state: 'NY', zip: '12180' }

it.each([
  { why: 'all of it is fetched', addresses: [undefined, null], found: undefined },
  { why: 'some of it is brought', addresses: [null, address], found: address },
  { why: 'it is shipped to a store', addresses: [null, address], shipToStoreLocationID: id(60), found: undefined },
  {
    why: 'some is shipped to a store and some is brought',
    addresses: [{ ...address, line1: '9 Uptown St' }, address],
    codes: ['sd', 'scd'],
    shipToStoreLocationID: id(60),
    found: address,
  },
])('finds where a cart goes when $why', ({ addresses, codes = ['sp', 'sd'], shipToStoreLocationID, found }) => {
  const cart = aCart([aCartItem(), aCartItem({ orderLineItemID: id(21), fulfillmentMethodID: id(3) })])
  const groups = Object.entries(cart.fulfillments).map(([method, group], index) => [
    method,
    { ...group, codeName: codes[index] ?? '', address: addresses[index] },
  ])
  const fulfillments = Object.fromEntries(groups)
  expect(
    deliveryAddressOf({ ...cart, fulfillments, ...(shipToStoreLocationID ? { shipToStoreLocationID } : {}) }),
  ).toEqual(found)
})

it('begins another address with the name alone', () => {
  expect(billingStart(address)).toEqual({ firstName: 'Robin', lastName: 'Miller' })
  expect(billingStart(undefined)).toEqual({ firstName: null, lastName: null })
})
