import { recordAudit } from '../audit/audit.store.ts'
import type { Transaction } from '../database/database.ts'
import { findVerifiedGuest } from '../guest/guest-customer.store.ts'
import type { Caller, Shopper } from '../server/caller.ts'
import type { FlowCall } from '../server/serve.ts'
import { moveHolds } from '../slot/slot-booking.store.ts'
import type { cartDetail } from '@aisle/api/cart'
import { changeCart, lockCartByNumber, openCart } from './cart.store.ts'
import { deleteLines, insertLine, listLines, updateLine } from './cart-lines.store.ts'
import type { CartLineRecord } from './cart-lines.table.ts'
import { lineLimit } from './line-limit.rules.ts'
import { isSameLine } from './line-wish.rules.ts'
import { alignLinkedLines } from './linked-lines.service.ts'
import { mayMerge, mergedQty } from './merge-cart.rules.ts'
import { readOffers, type Offer } from './offer.store.ts'
import { adoptSaved } from './saved-lines.service.ts'

type MergeCall = Pick<FlowCall<typeof cartDetail>, 'shopper' | 'query' | 'origin' | 'transaction'> & {
  readonly readToken: (authorization: string) => Promise<Caller>
}

/**
 * Takes the guest cart of somebody who has just signed in. The proof is the guest's own token: a number proves
 * nothing. Doing it again changes nothing.
 * @returns whether the number was the guest's, so that the own cart is read without it
 */
export async function mergeGuestCart({ shopper, query, origin, transaction, readToken }: MergeCall): Promise<boolean> {
  const { orderNumber } = query
  if (shopper.role === 'guest' || !orderNumber || !origin.guestToken) return false
  const guest = await readToken(`Bearer ${origin.guestToken}`)
  if (guest.role !== 'guest' || guest.tenantId !== shopper.tenantId) return false
  return await transaction(async (tx) => {
    await adoptSaved(tx, shopper, guest.subject)
    return await merge(tx, shopper, guest.subject, orderNumber, origin.requestId)
  })
}

async function merge(tx: Transaction, shopper: Shopper, guestSubject: string, cartNumber: string, requestId: string) {
  const source = await lockCartByNumber(tx, guestSubject, cartNumber)
  if (!source) return false
  if (source.state !== 'open') return true
  const guest = source.guestCustomerId ? await findVerifiedGuest(tx, guestSubject) : undefined
  if (!mayMerge({ guestEmail: guest?.email, customerEmail: shopper.email })) return true

  const target = await openCart(tx, shopper)
  const locationId = source.locationId ?? target.locationId
  const sourceLines = await listLines(tx, source.cartId)
  const offers = locationId
    ? await readOffers(
        tx,
        sourceLines.map(({ productId }) => productId),
        locationId,
      )
    : new Map<string, Offer>()
  for (const line of sourceLines)
    if (!line.parentLineId) await takeOver(tx, line, target.cartId, offers.get(line.productId))
  await deleteLines(
    tx,
    source.cartId,
    sourceLines.map(({ lineId }) => lineId),
  )
  await moveHolds(tx, guestSubject, shopper.subject)
  await changeCart(tx, source.cartId, { state: 'merged', mergedIntoCartId: target.cartId })
  await changeCart(tx, target.cartId, { locationId, zipCode: source.zipCode ?? target.zipCode })
  await recordAudit(tx, { action: 'cart.merged', subject: shopper.subject, objectId: target.cartId, requestId })
  return true
}

async function takeOver(tx: Transaction, line: CartLineRecord, cartId: string, offer: Offer | undefined) {
  const own = (await listLines(tx, cartId)).find(
    (one) =>
      one.productId === line.productId && one.fulfillmentMethodId === line.fulfillmentMethodId && isSameLine(one, line),
  )
  const qty = mergedQty(own?.qty ?? 0, line.qty, offer ? lineLimit(offer.product, null, offer.onHand) : 0)
  if (own) {
    // What was said for either is kept; the own word counts where there are two.
    await updateLine(tx, cartId, own.lineId, { qty, instruction: own.instruction ?? line.instruction })
    return await alignLinkedLines(tx, { ...own, qty })
  }
  const { productId, fulfillmentMethodId, orderType, giftCardCents, frequency, instruction, allowSubstitute } = line
  const added = await insertLine(tx, {
    cartId,
    productId,
    fulfillmentMethodId,
    orderType,
    giftCardCents,
    frequency,
    instruction,
    allowSubstitute,
    qty,
  })
  return await alignLinkedLines(tx, added)
}
