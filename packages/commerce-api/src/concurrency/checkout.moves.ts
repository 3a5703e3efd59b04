import * as cartDiscount from '@aisle/api/cart-discount'
import * as checkout from '@aisle/api/checkout'
import * as slot from '@aisle/api/slot'
import { fill } from './cart.moves.ts'
import { move, type Moves, type Preparations } from './move.ts'

export const checkoutMoves = {
  setPickupInfo: move(checkout.setPickupInfo, ({ ids }) => ({
    body: { fulfillmentMethodID: ids.pickup, primaryUserFirstName: 'Grace', primaryUserLastName: 'Hopper' },
  })),
  setOrderAddress: move(checkout.setOrderAddress, ({ store, ids }) => ({
    body: { fulfillmentMethodID: store.scheduled, customerAddressesID: ids.office },
  })),
  setOrderPayments: move(checkout.setOrderPayments, ({ ids }) => ({
    body: { giftCards: [{ giftCardID: ids.giftCard, redeemAmount: 3 }] },
  })),
  setTip: move(checkout.setTip, () => ({ body: { tipAmount: 2 } })),
  applyLoyaltyDollars: move(cartDiscount.applyLoyaltyDollars, () => ({ body: { dollars: 4 } })),
  applyCoupon: move(cartDiscount.applyCoupon, ({ ids }) => ({ body: { couponID: ids.ownCoupon } })),
  removeCoupon: move(cartDiscount.removeCoupon, ({ ids }) => ({ params: { id: ids.ownCoupon } })),
  applyDiscountCoupon: move(cartDiscount.applyDiscountCoupon, () => ({ body: { DiscountCouponCode: 'SAVE' } })),
  removeDiscountCoupon: move(cartDiscount.removeDiscountCoupon, ({ ids, cartNumber }) => ({
    params: { couponID: ids.coupon, orderNumber: cartNumber },
  })),
  bookSlot: move(slot.bookSlot, ({ ids, morning }) => ({
    body: { ...morning, locationID: ids.downtown, fulfillmentCodeName: 'sp' },
  })),
  rebookSlot: move(slot.rebookSlot, ({ ids, noon, holdId }) => ({
    params: { slotBookingId: holdId },
    body: { ...noon, locationID: ids.downtown, fulfillmentCodeName: 'sp' },
  })),
} satisfies Moves

export const checkoutPreparations: Preparations = {
  removeCoupon: checkoutMoves.applyCoupon,
  removeDiscountCoupon: checkoutMoves.applyDiscountCoupon,
  setOrderAddress: fill(({ store }) => store.scheduled),
}
