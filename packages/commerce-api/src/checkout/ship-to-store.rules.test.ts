import { expect, it } from 'vitest'
import { receivingStores } from './ship-to-store.rules.ts'

const uptown = { locationId: 'uptown', isWarehouse: false }
const offer = (codeName = 'sp', values = {}, isActive = true) => ({
  method: { codeName, isActive },
  offer: { locationId: 'uptown', isAvailable: true, isComingSoon: false, ...values },
})

it.each([
  { why: 'it hands goods out', offers: [offer('sp')], receives: true },
  { why: 'it brings them to cars', offers: [offer('cs')], receives: true },
  { why: 'it delivers alone', offers: [offer('sd'), offer('scd')], receives: false },
  { why: 'it will hand out some day', offers: [offer('sp', { isComingSoon: true })], receives: false },
  { why: 'it does not hand out now', offers: [offer('sp', { isAvailable: false })], receives: false },
  { why: 'the tenant has ended that', offers: [offer('sp', {}, false)], receives: false },
  { why: 'another store hands out', offers: [offer('sp', { locationId: 'downtown' })], receives: false },
  { why: 'nothing is offered', offers: [], receives: false },
])('a store receives shipped goods where $why: $receives', ({ offers, receives }) => {
  expect(receivingStores([uptown], offers, 'downtown')).toEqual(receives ? [uptown] : [])
})

it('goods wait neither in a warehouse nor where they come from', () => {
  expect(receivingStores([{ ...uptown, isWarehouse: true }], [offer()], 'downtown')).toEqual([])
  expect(receivingStores([uptown], [offer()], 'uptown')).toEqual([])
})
