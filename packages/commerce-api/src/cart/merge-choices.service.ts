import type { CartNotice } from '@aisle/api/cart-notice'
import { couponMessages } from '../coupon/coupon.messages.ts'
import { couponRefusal } from '../coupon/coupon.rules.ts'
import { findCartCouponIds, findCoupon, insertCartCoupon } from '../coupon/coupons.store.ts'
import { isUsedUp } from '../coupon/coupon-use.service.ts'
import type { Transaction } from '../database/database.ts'
import type { CouponRecord } from '../discount/coupons.table.ts'
import type { Shopper } from '../server/caller.ts'
import { copyReceiving } from './cart-lines.store.ts'
import { cartNoticeMessages as text } from './cart-notice.messages.ts'
import type { CartRecord } from './carts.table.ts'

type Carts = { readonly source: CartRecord; readonly target: CartRecord; readonly now: Date }

/**
 * What the guest chose besides products: it comes along where the customer has chosen nothing of the kind. Who receives
 * the goods and what pays does not, and is told of.
 */
export async function mergeChoices(tx: Transaction, shopper: Shopper, { source, target, now }: Carts) {
  const isLeftBehind = await copyReceiving(tx, source.cartId, target.cartId)
  const coupon = await mergeCoupon(tx, shopper, { source, target, now })
  return {
    tipCents: target.tipCents > 0 ? target.tipCents : source.tipCents,
    notices: isLeftBehind ? [...coupon, LEFT_BEHIND] : coupon,
  }
}

const LEFT_BEHIND: CartNotice = { code: 'receiver', text: text.merged.receiver, lines: [] }

async function mergeCoupon(tx: Transaction, shopper: Shopper, { source, target, now }: Carts): Promise<CartNotice[]> {
  const own = await findCartCouponIds(tx, target.cartId)
  const notices: CartNotice[] = []
  for (const couponId of await findCartCouponIds(tx, source.cartId)) {
    const coupon = own.includes(couponId) ? undefined : await findCoupon(tx, couponId)
    if (!coupon) continue
    const reason = own.length > 0 ? couponMessages.onlyOne : await refusalFor(tx, shopper, coupon, now)
    if (reason) notices.push({ code: 'coupon', text: text.merged.coupon(coupon.title, reason), lines: [] })
    else await insertCartCoupon(tx, target.cartId, couponId)
  }
  return notices
}

async function refusalFor(tx: Transaction, shopper: Shopper, coupon: CouponRecord, now: Date) {
  const refusal = couponRefusal(coupon, shopper.customerId, now)
  if (refusal) return refusal
  return (await isUsedUp(tx, coupon, shopper)) ? couponMessages.alreadyUsed : undefined
}
