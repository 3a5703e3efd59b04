import { giftCardNumberSchema } from '@aisle/api/gift-card-number'
import { orderStatusSchema } from '@aisle/api/order-detail'
import { hasCheckDigit } from '@aisle/api/card-number'
import { paymentTokenSchema } from '@aisle/api/payment-token'
import { describe, expect, it } from 'vitest'
import { freshCatalogue } from '../catalogue/fresh-catalogue.ts'
import { productIdOf } from '../demo-ids.ts'
import { addressIdOf, cardIdOf, CUSTOMER, giftCards, pastOrders, shoppersOf, subscriptions } from '../shoppers.ts'

const now = new Date('2026-11-20T12:00:00Z')
const shoppers = shoppersOf('fresh', now)
const customer = shoppers.find(({ email }) => email === CUSTOMER)?.customer
const products = new Map(freshCatalogue.products.map((product) => [product.seoName, product]))
const addressIds = customer?.addresses?.map(({ addressId }) => addressId) ?? []
const cardIds = customer?.paymentMethods?.map(({ paymentMethodId }) => paymentMethodId) ?? []

describe('the shoppers', () => {
  it('are a customer, a newcomer, and a visitor without a record', () => {
    expect(shoppers.map(({ email, customer: record }) => [email, record !== undefined])).toEqual([
      ['customer@example.com', true],
      ['newcomer@example.com', true],
      ['visitor@example.com', false],
    ])
  })

  it('keep cards as tokens that the payment provider could have given', () => {
    for (const { token } of customer?.paymentMethods ?? [])
      expect(paymentTokenSchema.safeParse(token).success).toBe(true)
  })

  it('like and wish for products of the store', () => {
    const ids = new Set([...products.keys()].map((seoName) => productIdOf('fresh', seoName)))
    const wanted = [
      ...(customer?.favoriteProductIds ?? []),
      ...(customer?.wishlists ?? []).flatMap((list) => list.productIds),
    ]
    expect(wanted.length).toBeGreaterThan(10)
    expect(wanted.filter((id) => !ids.has(id))).toEqual([])
  })
})

describe('past orders', () => {
  it('are eight, in every state and way', () => {
    expect(pastOrders).toHaveLength(8)
    expect(new Set(pastOrders.map(({ codeName }) => codeName))).toEqual(new Set(['sp', 'sd', 'scd']))
    const states = new Set(pastOrders.map(({ status }) => status))
    expect(orderStatusSchema.options.filter((status) => !states.has(status))).toEqual(['preparing'])
  })

  it('hold goods, cards and addresses that exist', () => {
    const seoNames = [
      ...pastOrders.flatMap(({ lines }) =>
        lines.flatMap(({ seoName, substitutedBy = seoName }) => [seoName, substitutedBy]),
      ),
      ...subscriptions.map(({ seoName }) => seoName),
    ]
    expect(seoNames.filter((seoName) => !products.has(seoName))).toEqual([])
    const made = [...pastOrders, ...subscriptions]
    const usedAddresses = made.flatMap(({ addressKey }) => (addressKey ? [addressIdOf(addressKey)] : []))
    expect(usedAddresses.filter((id) => !addressIds.includes(id))).toEqual([])
    expect(made.filter(({ cardKey }) => !cardIds.includes(cardIdOf(cardKey)))).toEqual([])
  })

  it('went to a place when they were brought, and had a slot unless they were parcels', () => {
    for (const { codeName, slot, addressKey } of pastOrders) {
      expect(slot === undefined).toBe(codeName === 'sd')
      expect(addressKey === undefined).toBe(codeName === 'sp')
    }
  })
})

it('gives gift cards numbers of sixteen digits and never more than they were worth', () => {
  for (const { number, balanceCents, initialCents } of giftCards) {
    expect(giftCardNumberSchema.safeParse(number).success).toBe(true)
    expect(number).toMatch(/^9/)
    expect(hasCheckDigit(number)).toBe(false)
    expect(balanceCents).toBeLessThanOrEqual(initialCents)
  }
})

it('sends again and again only what may be', () => {
  for (const { seoName } of subscriptions) expect(products.get(seoName)?.allowsAutoShip).toBe(true)
})
