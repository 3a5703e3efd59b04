import { formatMoney, toAmount } from '@aisle/api/money'
import { readContents } from '../cart/cart-contents.service.ts'
import { priceContents } from '../cart/cart-pricing.rules.ts'
import type { CartRecord } from '../cart/carts.table.ts'
import type { Transaction } from '../database/database.ts'
import type { CouponRecord } from '../discount/coupons.table.ts'
import { AppError } from '../server/app-error.ts'
import type { Shopper } from '../server/caller.ts'
import { couponMessages as text } from './coupon.messages.ts'
import { couponRefusal } from './coupon.rules.ts'
import { countUsesOf } from './coupon-use.store.ts'
import { findCoupon, findCouponByCode, findCartCouponIds, insertCartCoupon } from './coupons.store.ts'

/** Uses a coupon that the customer holds. @throws AppError that says why not */
export async function addCoupon(tx: Transaction, shopper: Shopper, cart: CartRecord, couponId: string, now: Date) {
  const refusal = await tryCoupon(tx, shopper, cart, await findCoupon(tx, couponId), now)
  if (refusal) throw new AppError(409, 'CRT_COUPON', refusal)
}

/** Uses a code. @returns why it was not taken, if it was not: that is an answer, not a failure (spec 2 §7) */
export async function applyCode(tx: Transaction, shopper: Shopper, cart: CartRecord, code: string, now: Date) {
  return await tryCoupon(tx, shopper, cart, await findCouponByCode(tx, code), now)
}

async function tryCoupon(
  tx: Transaction,
  shopper: Shopper,
  cart: CartRecord,
  coupon: CouponRecord | undefined,
  now: Date,
): Promise<string | undefined> {
  if (!coupon) return text.unknown
  const refusal = couponRefusal(coupon, shopper.customerId, now)
  if (refusal) return refusal
  const applied = await findCartCouponIds(tx, cart.cartId)
  if (applied.includes(coupon.couponId)) return undefined
  if (applied.length > 0) return text.onlyOne
  const uses = coupon.limitPerShopper === null ? 0 : await countUsesOf(tx, coupon.couponId, shopper.subject)
  if (coupon.limitPerShopper !== null && uses >= coupon.limitPerShopper) return text.alreadyUsed
  const { subtotalCents } = priceContents(await readContents(tx, cart, now), now)
  if (subtotalCents < coupon.minSubtotalCents) return text.tooSmall(formatMoney(toAmount(coupon.minSubtotalCents)))
  await insertCartCoupon(tx, cart.cartId, coupon.couponId)
  return undefined
}
