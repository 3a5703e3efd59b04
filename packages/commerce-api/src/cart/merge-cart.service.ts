import type { cartDetail } from '@aisle/api/cart'
import type { CartNotice } from '@aisle/api/cart-notice'
import { recordAudit } from '../audit/audit.store.ts'
import type { Transaction } from '../database/database.ts'
import { findVerifiedGuest } from '../guest/guest-customer.store.ts'
import type { Caller, Shopper } from '../server/caller.ts'
import type { FlowCall } from '../server/serve.ts'
import { lockAllOwnHolds, moveHolds, releaseBookings } from '../slot/slot-booking.store.ts'
import { takeAbandonment } from './abandon.store.ts'
import { cartBeingOrdered } from './cart.errors.ts'
import { cartNoticeMessages as text } from './cart-notice.messages.ts'
import { changeCart, lockCartByNumber, openCart } from './cart.store.ts'
import type { CartRecord } from './carts.table.ts'
import { mergeChoices } from './merge-choices.service.ts'
import { mergeLines } from './merge-lines.service.ts'
import { mayMerge } from './merge-cart.rules.ts'
import { adoptSaved } from './saved-lines.service.ts'

type MergeCall = Pick<FlowCall<typeof cartDetail>, 'shopper' | 'query' | 'origin' | 'transaction'> & {
  readonly readToken: (authorization: string) => Promise<Caller>
  readonly now: () => Date
}

/**
 * Takes the guest cart of somebody who has just signed in, and what the guest saved for later, which is there without a
 * cart, too. The proof is the guest's own token: a number proves nothing. Doing it again changes nothing.
 * @returns whether the number was the guest's, so that the own cart is read without it
 */
export async function mergeGuestCart(call: MergeCall): Promise<boolean> {
  const { shopper, query, origin, transaction, readToken, now } = call
  const { orderNumber } = query
  if (shopper.role === 'guest' || !origin.guestToken) return false
  const guest = await readToken(`Bearer ${origin.guestToken}`)
  if (guest.role !== 'guest' || guest.tenantId !== shopper.tenantId) return false
  return await transaction(async (tx) => {
    await adoptSaved(tx, shopper, guest.subject)
    const source = orderNumber ? await lockCartByNumber(tx, guest.subject, orderNumber) : undefined
    if (!source) return false
    if (source.state === 'abandoned') await tellAbandoned(tx, shopper, source)
    if (source.state === 'open') await merge(tx, { shopper, source, requestId: origin.requestId, now: now() })
    return true
  })
}

type Merge = {
  readonly shopper: Shopper
  readonly source: CartRecord
  readonly requestId: string
  readonly now: Date
}

async function merge(tx: Transaction, { shopper, source, requestId, now }: Merge) {
  // What a guest has proven outlives the cart that they proved it for: it counts for the next ones, too.
  const guest = await findVerifiedGuest(tx, source.subject)
  const target = await openCart(tx, shopper)
  if (!mayMerge({ guestEmail: guest?.email, customerEmail: shopper.email })) return await tellOnce(tx, target, OTHERS)
  if (target.state === 'ordering') throw cartBeingOrdered()

  const place = { locationId: source.locationId ?? target.locationId, zipCode: source.zipCode ?? target.zipCode }
  const told = await mergeLines(tx, source, { ...target, ...place }, now)
  const { notices, ...choices } = await mergeChoices(tx, shopper, { source, target, now })
  await moveHolds(tx, source.subject, shopper.subject)
  await releaseBookings(tx, await lockAllOwnHolds(tx, source.subject))
  await changeCart(tx, source.cartId, { state: 'merged', mergedIntoCartId: target.cartId })
  await changeCart(tx, target.cartId, { ...place, ...choices, notices: [...target.notices, ...told, ...notices] })
  await recordAudit(tx, { action: 'cart.merged', subject: shopper.subject, objectId: target.cartId, requestId })
}

/** A guest who has not heard of it yet hears of it as the customer they are now, once (F28). */
async function tellAbandoned(tx: Transaction, shopper: Shopper, source: CartRecord) {
  if (await takeAbandonment(tx, source.subject)) await tellOnce(tx, await openCart(tx, shopper), ABANDONED)
}

const ABANDONED: CartNotice = { code: 'abandoned', text: text.merged.abandoned, lines: [] }
const OTHERS: CartNotice = { code: 'other-owner', text: text.merged.otherOwner, lines: [] }

async function tellOnce(tx: Transaction, { cartId, notices }: CartRecord, notice: CartNotice) {
  if (notices.some(({ code }) => code === notice.code)) return
  await changeCart(tx, cartId, { notices: [...notices, notice] })
}
