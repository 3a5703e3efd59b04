import { applyCoupon, applyDiscountCoupon, removeCoupon, removeDiscountCoupon } from '@aisle/api/cart-discount'
import { customerCoupons } from '@aisle/api/customer'
import { cartToChange, showChanged } from '../cart/cart.service.ts'
import { customerIdOf } from '../server/customer.ts'
import type { Domain } from '../server/domain.ts'
import { withMessage } from '../server/reply.ts'
import { couponMessages } from './coupon.messages.ts'
import { addCoupon, applyCode, takeOff } from './coupon.service.ts'
import { listCoupons } from './coupons.store.ts'

export const couponRoutes: Domain = ({ serve, now }) => {
  serve(applyCoupon, async ({ tx, shopper, body: { couponID, isReplacing }, origin: { requestId } }) => {
    const cart = await cartToChange(tx, shopper)
    await addCoupon(tx, { shopper, cart, isReplacing, requestId, now: now() }, couponID)
    return withMessage(await showChanged(tx, cart, now()), couponMessages.applied)
  })

  serve(removeCoupon, async ({ tx, shopper, params, origin }) => {
    const cart = await cartToChange(tx, shopper)
    await takeOff(tx, cart, params.id, origin.requestId)
    return await showChanged(tx, cart, now())
  })

  serve(applyDiscountCoupon, async ({ tx, shopper, body, origin: { requestId } }) => {
    const { DiscountCouponCode: code, OrderNumber: orderNumber, isReplacing } = body
    const cart = await cartToChange(tx, shopper, orderNumber)
    const refusal = await applyCode(tx, { shopper, cart, isReplacing, requestId, now: now() }, code)
    if (refusal) return { cart: null, errorMessage: refusal.text, errorCode: refusal.code }
    return withMessage({ cart: await showChanged(tx, cart, now()), errorMessage: null }, couponMessages.applied)
  })

  serve(removeDiscountCoupon, async ({ tx, shopper, params, origin }) => {
    const cart = await cartToChange(tx, shopper, params.orderNumber)
    await takeOff(tx, cart, params.couponID, origin.requestId)
    return await showChanged(tx, cart, now())
  })

  serve(customerCoupons, async ({ tx, shopper }) => ({
    items: await listCoupons(tx, customerIdOf(shopper), shopper.subject, now()),
  }))
}
