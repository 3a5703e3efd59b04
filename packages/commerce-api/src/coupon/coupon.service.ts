import { recordAudit } from '../audit/audit.store.ts'
import { readContents } from '../cart/cart-contents.service.ts'
import { priceContents } from '../cart/cart-pricing.rules.ts'
import type { CartRecord } from '../cart/carts.table.ts'
import type { Transaction } from '../database/database.ts'
import type { CouponRecord } from '../discount/coupons.table.ts'
import { AppError } from '../server/app-error.ts'
import type { Shopper } from '../server/caller.ts'
import { couponMessages as text } from './coupon.messages.ts'
import { couponRefusal, noUseReason } from './coupon.rules.ts'
import { isUsedUp } from './coupon-use.service.ts'
import { dropCoupon, findCoupon, findCouponByCode, findCartCouponIds, insertCartCoupon } from './coupons.store.ts'

type Wish = {
  readonly shopper: Shopper
  readonly cart: CartRecord
  /** Takes the place of the coupon that is used already. */
  readonly isReplacing: boolean | undefined
  readonly requestId: string
  readonly now: Date
}

/** Why a coupon was not taken. */
export type CouponRefusal = { readonly code: 'CRT_COUPON' | 'CRT_COUPON_MULTIPLE'; readonly text: string }

/** Uses a coupon that the customer holds. @throws AppError that says why not */
export async function addCoupon(tx: Transaction, wish: Wish, couponId: string) {
  const refusal = await tryCoupon(tx, wish, await findCoupon(tx, couponId))
  if (refusal) throw new AppError(409, refusal.code, refusal.text)
}

/** Uses a code. @returns why it was not taken, if it was not: that is an answer, not a failure (spec 2 §7) */
export async function applyCode(tx: Transaction, wish: Wish, code: string): Promise<CouponRefusal | undefined> {
  return await tryCoupon(tx, wish, await findCouponByCode(tx, code))
}

/** Takes a coupon off a cart; one that is not there is gone already. */
export async function takeOff(tx: Transaction, { subject, cartId }: CartRecord, couponId: string, requestId: string) {
  if (!(await dropCoupon(tx, cartId, couponId))) return
  await recordAudit(tx, { action: 'coupon.removed', subject, objectId: couponId, requestId, details: { cartId } })
}

async function tryCoupon(
  tx: Transaction,
  wish: Wish,
  coupon: CouponRecord | undefined,
): Promise<CouponRefusal | undefined> {
  const { shopper, cart, requestId, now } = wish
  if (!coupon) return refused(text.unknown)
  const refusal = couponRefusal(coupon, shopper.customerId, now)
  if (refusal) return refused(refusal)
  const { couponId } = coupon
  const applied = await findCartCouponIds(tx, cart.cartId)
  const others = applied.filter((id) => id !== couponId)
  const pricing = priceContents(await readContents(tx, cart, now), now)
  // One that takes nothing off any more makes room; one that does is given up for another only where that was said.
  if (others.length > 0 && pricing.couponCents > 0 && !wish.isReplacing) {
    return { code: 'CRT_COUPON_MULTIPLE', text: text.onlyOne }
  }
  const isNew = !applied.includes(couponId)
  if (isNew && (await isUsedUp(tx, coupon, shopper))) return refused(text.alreadyUsed)
  const noUse = noUseReason(coupon, pricing)
  if (noUse) return refused(noUse)
  for (const other of others) await takeOff(tx, cart, other, requestId)
  if (!isNew) return undefined
  await insertCartCoupon(tx, cart.cartId, couponId)
  const { subject, cartId } = cart
  await recordAudit(tx, { action: 'coupon.applied', subject, objectId: couponId, requestId, details: { cartId } })
  return undefined
}

const refused = (why: string): CouponRefusal => ({ code: 'CRT_COUPON', text: why })
