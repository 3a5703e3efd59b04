import { orderTotal } from '@aisle/api/order-totals'
import { aCart, aCartItem, id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { addsDelivery, beforeDelivery } from './before-delivery.rules.ts'

function aDelivery(paid = { loyaltyDollars: 0, giftCardAmount: 0 }) {
  const cart = aCart([aCartItem({ price: 20 })])
  const { loyaltyDollars, giftCardAmount } = paid
  return {
    ...cart,
    loyalty: { asked: 30, used: loyaltyDollars, usedForDelivery: loyaltyDollars, redeemable: 30 },
    giftCards: [
      {
        giftCardID: id(70),
        last4: '0070',
        balance: 50,
        used: 20 + giftCardAmount,
        usedForDelivery: giftCardAmount,
        isOwn: true,
      },
    ],
    orderSummary: {
      ...cart.orderSummary,
      deliveryCharge: 5.99,
      deliveryPaid: paid,
      loyaltyDollars,
      giftCardAmount: 20 + giftCardAmount,
      finalPayAmount: 0,
    },
  }
}

it.each([
  { paid: { loyaltyDollars: 0, giftCardAmount: 0 }, atCheckout: 5.99 },
  { paid: { loyaltyDollars: 1.99, giftCardAmount: 0 }, atCheckout: 4 },
  { paid: { loyaltyDollars: 1.99, giftCardAmount: 4 }, atCheckout: 0 },
])('2§4 leaves the delivery charge and what pays it to the checkout: $atCheckout there', ({ paid, atCheckout }) => {
  const detail = aDelivery(paid)
  expect(orderTotal(detail.orderSummary)).toBe(atCheckout)

  const before = beforeDelivery(detail)
  expect(orderTotal(before.orderSummary)).toBe(0)
  expect(before.orderSummary).toMatchObject({ loyaltyDollars: 0, giftCardAmount: 20 })
  expect(before.orderSummary.deliveryCharge).toBeUndefined()
  expect(before.giftCards).toMatchObject([{ used: 20, balance: 50 }])
  expect(before.loyalty).toMatchObject({ used: 0, asked: 30 })
})

it('says where checkout adds something', () => {
  expect(addsDelivery(aDelivery())).toBe(true)
  expect(addsDelivery(aCart())).toBe(false)
  const cart = aCart()
  expect(beforeDelivery(cart).orderSummary.finalPayAmount).toBe(cart.orderSummary.finalPayAmount)
})
