import type { CartDetail } from '@aisle/api/cart-detail'
import { charge } from './sound-cart.builder.ts'

/** Every figure that others are made of, changed by so many dollars. */
export const spoiled: Readonly<Record<string, (cart: CartDetail, by: number) => CartDetail>> = {
  subtotal: (cart, by) => withSums(cart, { subTotal: cart.orderSummary.subTotal + by }),
  'subtotal of the cart': (cart, by) => ({ ...cart, subTotalDisplay: cart.subTotalDisplay + by }),
  discount: (cart, by) => withSums(cart, { discountAmount: cart.orderSummary.discountAmount + by }),
  tax: (cart, by) => withSums(cart, { taxAmount: cart.orderSummary.taxAmount + by }),
  'one of the taxes': (cart, by) =>
    withSums(cart, { taxes: [...cart.orderSummary.taxes, { name: 'City', amount: by }] }),
  tip: (cart, by) => withSums(cart, { tipAmount: cart.orderSummary.tipAmount + by }),
  shipping: (cart, by) => withSums(cart, { shippingRate: cart.orderSummary.shippingRate + by }),
  charge: (cart, by) =>
    withSums(cart, { additionalCharges: [...cart.orderSummary.additionalCharges, charge(by * 100)] }),
  loyalty: (cart, by) => withSums(cart, { loyaltyDollars: (cart.orderSummary.loyaltyDollars ?? 0) + by }),
  'gift cards': (cart, by) => withSums(cart, { giftCardAmount: (cart.orderSummary.giftCardAmount ?? 0) + by }),
  'paid of the delivery': (cart, by) => {
    const { deliveryCharge = 0 } = cart.orderSummary
    return withSums(cart, { deliveryPaid: { loyaltyDollars: 0, giftCardAmount: deliveryCharge + Math.abs(by) } })
  },
  total: (cart, by) => withSums(cart, { finalPayAmount: cart.orderSummary.finalPayAmount + by }),
  'total of a way to get the goods': (cart, by) =>
    withGroup(cart, (one) => ({ ...one, totalAmount: one.totalAmount + by })),
  'total of a line': (cart, by) => withLine(cart, (item) => ({ ...item, totalPrice: item.totalPrice + by })),
  'price of a line': (cart, by) => withLine(cart, (item) => ({ ...item, price: item.price + by })),
  'quantity of a line': (cart) => withLine(cart, (item) => ({ ...item, qty: item.qty + 1, price: item.price + 0.01 })),
  'what came along': (cart, by) =>
    withLine(cart, (item) => ({
      ...item,
      linkedProducts: (item.linkedProducts ?? []).map((linked) => ({ ...linked, totalPrice: linked.totalPrice + by })),
    })),
}

export const withSums = (cart: CartDetail, sums: Partial<CartDetail['orderSummary']>): CartDetail => ({
  ...cart,
  orderSummary: { ...cart.orderSummary, ...sums },
})
type Fulfillment = CartDetail['fulfillments'][string]
export const withGroup = (cart: CartDetail, change: (one: Fulfillment) => Fulfillment): CartDetail => ({
  ...cart,
  fulfillments: Object.fromEntries(
    Object.entries(cart.fulfillments).map(([key, one], index) => [key, index === 0 ? change(one) : one]),
  ),
})
type Line = Fulfillment['shoppingCartItems'][string]
const withLine = (cart: CartDetail, change: (line: Line) => Line) =>
  withGroup(cart, (one) => ({
    ...one,
    shoppingCartItems: Object.fromEntries(
      Object.entries(one.shoppingCartItems).map(([key, item], index) => [key, index === 0 ? change(item) : item]),
    ),
  }))
