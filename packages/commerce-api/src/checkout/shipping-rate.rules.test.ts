import { describe, expect, it } from 'vitest'
import { deliveryCents } from '../cart/cart-pricing.rules.ts'
import { changedRates, shippingRateOf } from './shipping-rate.rules.ts'

const rate = (rateId: string, fulfillmentMethodId: string, isDefault = false) => ({
  tenantId: 't',
  rateId,
  locationId: null,
  fulfillmentMethodId,
  name: rateId,
  description: null,
  amountCents: 500,
  estimatedDays: null,
  isDefault,
  position: 0,
})
const slow = rate('slow', 'shipping')
const normal = rate('normal', 'shipping', true)
const fast = rate('fast', 'shipping')
const bike = rate('bike', 'scheduled')
const all = [slow, normal, fast, bike]

describe('2§4 the rate that goods are shipped with', () => {
  it.each([
    { why: 'the chosen one', rates: all, chosen: 'fast', used: 'fast' },
    { why: 'the default where none is chosen', rates: all, used: 'normal' },
    {
      why: 'the default where the chosen one is no longer offered',
      rates: [slow, normal],
      chosen: 'fast',
      used: 'normal',
    },
    { why: 'the first where there is no default', rates: [fast, slow], used: 'fast' },
    { why: 'never one of another way of receiving', rates: all, chosen: 'bike', used: 'normal' },
    { why: 'the one that is looked at, before it is chosen', rates: all, chosen: 'fast', seen: 'slow', used: 'slow' },
    {
      why: 'the chosen one where the one that is looked at is not offered',
      rates: all,
      chosen: 'fast',
      seen: 'x',
      used: 'fast',
    },
    { why: 'none where the store has none', rates: [bike], chosen: 'fast', used: undefined },
  ])('is $why', ({ rates, chosen = null, seen = null, used }) => {
    const choices = new Map([['shipping', { shippingRateId: chosen }]])
    const contents = { shippingRates: rates, choices, cart: { shippingRateId: seen } }
    expect(shippingRateOf(contents, { fulfillmentMethodId: 'shipping' })?.rateId).toBe(used)
  })
})

describe('2§4 the delivery charge', () => {
  it.each([
    { kind: 'delivery' as const, isWarehouse: false, cents: 599 },
    { kind: 'delivery' as const, isWarehouse: true, cents: 0 },
    { kind: 'scheduled' as const, isWarehouse: false, cents: 0 },
    { kind: 'pickup' as const, isWarehouse: false, cents: 0 },
    { kind: 'curbside' as const, isWarehouse: false, cents: 0 },
  ])('of $kind, from a warehouse: $isWarehouse, is $cents cents', ({ kind, isWarehouse, cents }) => {
    expect(deliveryCents({ location: { isWarehouse } }, { kind, deliveryChargeCents: 599 })).toBe(cents)
  })

  it('is asked for where no store is known', () => {
    expect(deliveryCents({ location: null }, { kind: 'delivery', deliveryChargeCents: 599 })).toBe(599)
  })
})

describe('2§4 the rates that are kept with a cart', () => {
  const ways = ['shipping', 'scheduled', 'pickup'] as const
  it.each([
    { why: 'both of a cart without any', kept: {}, written: { shipping: 'normal', scheduled: 'bike' } },
    {
      why: 'one that is offered no more',
      kept: { shipping: 'gone', scheduled: 'bike' },
      written: { shipping: 'normal' },
    },
    { why: 'none where nothing has changed', kept: { shipping: 'fast', scheduled: 'bike' }, written: {} },
  ])('are written together: $why', ({ kept, written }) => {
    const choices = new Map(Object.entries(kept).map(([way, shippingRateId]) => [way, { shippingRateId }]))
    const fulfillments = new Map(ways.map((fulfillmentMethodId) => [fulfillmentMethodId, { fulfillmentMethodId }]))
    const changed = changedRates({ shippingRates: all, choices, fulfillments, cart: { shippingRateId: null } })
    expect(Object.fromEntries(changed.map((one) => [one.fulfillmentMethodId, one.shippingRateId]))).toEqual(written)
  })
})
