import { describe, expect, it } from 'vitest'
import { aStore, id } from '../testing/testing.tsx'
import { preferredOf, preferredOnLoad, preferredStore } from './preferred-store.rules.ts'

const own = { locationId: id(7), fulfillmentMethodId: id(8) }
const there = aStore({ locationId: id(7), fulfillmentId: id(8) })
const facts = { store: aStore(), preferred: own, isOwnChoice: false, hasCart: false }

describe('1§4 preferred location', () => {
  it.each([
    { why: 'is applied where a guest shopped elsewhere', given: {}, becomes: 'applied' },
    { why: 'is applied where nothing was chosen', given: { store: null }, becomes: 'applied' },
    {
      why: 'is applied where nothing was chosen, whatever the cart',
      given: { store: null, hasCart: true },
      becomes: 'applied',
    },
    { why: 'changes nothing at the own store', given: { store: there }, becomes: 'left' },
    {
      why: 'is applied for another way at the own store',
      given: { store: { ...there, fulfillmentId: id(9) } },
      becomes: 'applied',
    },
    { why: 'leaves what the customer chose', given: { isOwnChoice: true }, becomes: 'left' },
    {
      why: 'is left at the own store where no way is kept',
      given: { store: there, preferred: { ...own, fulfillmentMethodId: '' } },
      becomes: 'left',
    },
    { why: 'leaves a cart where it is, and offers that store', given: { hasCart: true }, becomes: 'offered' },
    { why: 'is not offered again to who chose another', given: { hasCart: true, isOwnChoice: true }, becomes: 'left' },
    { why: 'is nothing where the customer has none', given: { preferred: null }, becomes: 'left' },
  ])('$why', ({ given, becomes }) => {
    expect(preferredOnLoad({ ...facts, ...given })).toBe(becomes)
  })

  const method = (number: number, overrides = {}) => ({
    codeName: 'sp',
    fulfillmentId: id(number),
    fulfillmentMethodID: id(number),
    fulfillmentName: 'Store pickup',
    available: true,
    configuration: {},
    ...overrides,
  })
  const location = (methods: ReturnType<typeof method>[]) => ({
    locationId: id(7),
    name: 'Oak Avenue',
    address: { zip: '62701-1234' },
    fulFillments: methods,
  })

  it('is shopped at in the preferred way, with the customer’s zip code', () => {
    const chosen = preferredStore(location([method(1), method(8, { codeName: 'sd' })]), own, '60614-0001')

    expect(chosen).toMatchObject({ locationId: id(7), fulfillmentId: id(8), codeName: 'sd', zipCode: '60614' })
  })

  it('is shopped at in another way where the preferred one is not offered', () => {
    const methods = [method(8, { available: false }), method(9, { configuration: { isComingSoon: true } }), method(1)]

    expect(preferredStore(location(methods), own, null)).toMatchObject({ fulfillmentId: id(1), zipCode: '62701' })
    expect(preferredStore(location([]), own, null)).toBeUndefined()
  })

  it('is nothing for a customer without one', () => {
    expect(preferredOf({ preferredLocationID: null, preferredFulfillmentMethodID: id(1) })).toBeNull()
  })
})
