import { applyDiscountCoupon, applyLoyaltyDollars } from '@aisle/api/cart-discount'
import { setOrderPayments, setTip } from '@aisle/api/checkout'
import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../server/testing.ts'
import * as builder from '../../testing/checkout-store.builder.ts'
import { shopperOf } from '../../testing/shopper.ts'

const TAXES = [
  ['food', 'State', 4],
  ['general', 'State', 4],
  ['general', 'City', 4.875],
] as const
const PRICES = [399, 1250, 875]
/** Pieces of all products that a store begins with. */
export const PIECES = 100 * PRICES.length
/** What a customer has beside the card, in cents. */
export const BALANCES = { loyalty_cents: 200, gift_card_cents: 300 }

export type Given = {
  readonly gateway?: string
  /** A coupon, loyalty dollars and a gift card take their part of the sum. */
  readonly withBalances?: boolean
  readonly withTip?: boolean
}

/** A customer's cart at the last step: lines of one, two and three pieces, picked up. */
export async function readyCart(test: TestApp, { gateway = 'DATACAP', withBalances, withTip }: Given) {
  const store = await storeWithTaxes(test, gateway)
  const { subject, customerId } = await builder.insertCustomer(test.query, store.tenant, {
    loyalty_cents: BALANCES.loyalty_cents,
  })
  const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
  let cart
  for (const [index, price_cents] of PRICES.entries()) {
    const product = { price_cents, tax_class: index === 0 ? 'food' : 'general' }
    cart = await shopper.fill(await builder.insertProduct(test.query, store, product), index + 1)
  }
  if (withBalances) cart = await useBalances(test, { tenant: store.tenant, customerId, token: shopper.token })
  await shopper.namePickupPerson()
  if (withTip) cart = (await test.call(setTip, { body: { tipAmount: 2.5 } }, shopper.token)).data
  if (!cart) throw new Error('there is no cart')
  return { store, shopper, cart }
}

async function storeWithTaxes(test: TestApp, gateway: string) {
  const business = { currentPaymentGateway: gateway, lnsSubscriptionType: 2, tipFulfillments: ['sp'] }
  const store = await builder.insertStore(test.query, { business })
  for (const [tax_class, name, rate_percent] of TAXES) {
    const rate = { tenant_id: store.tenant, location_id: store.locationId, tax_class, name, rate_percent }
    await builder.insertRow(test.query, 'tax_rates', rate)
  }
  return store
}

type Owner = { readonly tenant: string; readonly customerId: string; readonly token: string }

async function useBalances(test: TestApp, { tenant, customerId, token }: Owner) {
  const coupon = { tenant_id: tenant, code: 'SAVE', title: 'Save', kind: 'percent', value: 1000 }
  await builder.insertRow(test.query, 'coupons', coupon)
  await test.call(applyDiscountCoupon, { body: { DiscountCouponCode: 'SAVE' } }, token)
  await test.call(applyLoyaltyDollars, { body: { dollars: BALANCES.loyalty_cents / 100 } }, token)
  const gift_card_id = randomUUID()
  const balance = { initial_cents: BALANCES.gift_card_cents, balance_cents: BALANCES.gift_card_cents }
  const card = { gift_card_id, number: '9000000000000001', family: 1, status: 1, ...balance }
  await builder.insertRow(test.query, 'gift_cards', { tenant_id: tenant, owner_customer_id: customerId, ...card })
  const giftCards = [{ giftCardID: gift_card_id, redeemAmount: BALANCES.gift_card_cents / 100 }]
  return (await test.call(setOrderPayments, { body: { giftCards } }, token)).data
}
