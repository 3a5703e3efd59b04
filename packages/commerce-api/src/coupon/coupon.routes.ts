import { applyCoupon, applyDiscountCoupon, removeCoupon, removeDiscountCoupon } from '@aisle/api/cart-discount'
import { customerCoupons } from '@aisle/api/customer'
import { cartToChange, showChanged } from '../cart/cart.service.ts'
import { customerIdOf } from '../server/customer.ts'
import type { Domain } from '../server/domain.ts'
import { withMessage } from '../server/reply.ts'
import { couponMessages } from './coupon.messages.ts'
import { addCoupon, applyCode } from './coupon.service.ts'
import { dropCoupon, listCoupons } from './coupons.store.ts'

export const couponRoutes: Domain = ({ serve, now }) => {
  serve(applyCoupon, async ({ tx, shopper, body }) => {
    const cart = await cartToChange(tx, shopper)
    await addCoupon(tx, shopper, cart, body.couponID, now())
    return withMessage(await showChanged(tx, cart, now()), couponMessages.applied)
  })

  serve(removeCoupon, async ({ tx, shopper, params }) => {
    const cart = await cartToChange(tx, shopper)
    await dropCoupon(tx, cart.cartId, params.id)
    return await showChanged(tx, cart, now())
  })

  serve(applyDiscountCoupon, async ({ tx, shopper, body }) => {
    const cart = await cartToChange(tx, shopper, body.OrderNumber)
    const errorMessage = await applyCode(tx, shopper, cart, body.DiscountCouponCode, now())
    if (errorMessage) return { cart: null, errorMessage }
    return withMessage({ cart: await showChanged(tx, cart, now()), errorMessage: null }, couponMessages.applied)
  })

  serve(removeDiscountCoupon, async ({ tx, shopper, params }) => {
    const cart = await cartToChange(tx, shopper, params.orderNumber)
    await dropCoupon(tx, cart.cartId, params.couponID)
    return await showChanged(tx, cart, now())
  })

  serve(customerCoupons, async ({ tx, shopper }) => ({
    items: await listCoupons(tx, customerIdOf(shopper), shopper.subject, now()),
  }))
}
