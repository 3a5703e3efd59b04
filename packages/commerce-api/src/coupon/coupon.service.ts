import { readContents } from '../cart/cart-contents.service.ts'
import { priceContents } from '../cart/cart-pricing.rules.ts'
import type { CartRecord } from '../cart/carts.table.ts'
import type { Transaction } from '../database/database.ts'
import type { CouponRecord } from '../discount/coupons.table.ts'
import { AppError } from '../server/app-error.ts'
import type { Shopper } from '../server/caller.ts'
import { couponMessages as text } from './coupon.messages.ts'
import { couponRefusal, minimumRefusal } from './coupon.rules.ts'
import { countUsesOf } from './coupon-use.store.ts'
import { dropCoupon, findCoupon, findCouponByCode, findCartCouponIds, insertCartCoupon } from './coupons.store.ts'

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
  const others = applied.filter((couponId) => couponId !== coupon.couponId)
  const { subtotalCents, couponCents } = priceContents(await readContents(tx, cart, now), now)
  // One that takes nothing off any more makes room; one that does is not given up for another.
  if (others.length > 0 && couponCents > 0) return text.onlyOne
  const isNew = !applied.includes(coupon.couponId)
  const uses = coupon.limitPerShopper === null || !isNew ? 0 : await countUsesOf(tx, coupon.couponId, shopper.subject)
  if (coupon.limitPerShopper !== null && uses >= coupon.limitPerShopper) return text.alreadyUsed
  const tooSmall = minimumRefusal(coupon, subtotalCents)
  if (tooSmall) return tooSmall
  for (const idle of others) await dropCoupon(tx, cart.cartId, idle)
  if (isNew) await insertCartCoupon(tx, cart.cartId, coupon.couponId)
  return undefined
}
