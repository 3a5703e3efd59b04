import type { Transaction } from '../database/database.ts'
import type { Shopper } from '../server/caller.ts'
import { releaseBookings, lockAllOwnHolds } from '../slot/slot-booking.store.ts'
import { readContents } from './cart-contents.service.ts'
import type { CartContents, CartLine } from './cart-contents.types.ts'
import { fulfillmentNotOffered } from './cart.errors.ts'
import { deleteLines, forgetChoices, insertLine } from './cart-lines.store.ts'
import type { CartRecord } from './carts.table.ts'
import { lineLimit } from './line-limit.rules.ts'
import { alignLinkedLines } from './linked-lines.service.ts'
import { readOfferedFulfillments } from './offered-fulfillments.store.ts'

export type Move = {
  readonly locationId: string
  readonly fulfillmentMethodID: string
  readonly zipCode?: string | undefined
}

type Plan = {
  readonly contents: CartContents
  readonly available: readonly CartLine[]
  readonly unavailable: readonly CartLine[]
}

/** What the cart would be at another store, received another way. */
export async function planMove(tx: Transaction, cart: CartRecord, move: Move, now: Date): Promise<Plan> {
  const { locationId, fulfillmentMethodID, zipCode } = move
  const fulfillments = await readOfferedFulfillments(tx, locationId, [fulfillmentMethodID])
  const method = fulfillments.get(fulfillmentMethodID)
  if (!method?.isOffered) throw fulfillmentNotOffered()
  const there = await readContents(tx, { ...cart, locationId, zipCode: zipCode ?? cart.zipCode }, now)
  const isThere = ({ product, onHand }: CartLine) =>
    product.isActive &&
    lineLimit(product, method.qtyLimit, onHand) > 0 &&
    (!product.fulfillmentKinds || product.fulfillmentKinds.includes(method.kind))
  const top = there.lines.filter(({ parentLineId }) => !parentLineId)
  const lines = there.lines.map((line) => ({ ...line, fulfillmentMethodId: fulfillmentMethodID }))
  return {
    contents: { ...there, lines, fulfillments },
    available: top.filter(isThere),
    unavailable: top.filter((line) => !isThere(line)),
  }
}

/** Moves the cart: what the other store lacks is left behind, slots and addresses are chosen anew. */
export async function moveCart(tx: Transaction, { subject }: Shopper, cart: CartRecord, move: Move, now: Date) {
  const { contents, available } = await planMove(tx, cart, move, now)
  const methodLimit = contents.fulfillments.get(move.fulfillmentMethodID)?.qtyLimit ?? null
  await deleteLines(
    tx,
    cart.cartId,
    contents.lines.map(({ lineId }) => lineId),
  )
  for (const line of joined(available)) {
    const { productId, orderType, giftCardCents, frequency, instruction, allowSubstitute } = line
    const added = await insertLine(tx, {
      cartId: cart.cartId,
      productId,
      orderType,
      giftCardCents,
      frequency,
      instruction,
      allowSubstitute,
      fulfillmentMethodId: move.fulfillmentMethodID,
      qty: Math.min(line.qty, lineLimit(line.product, methodLimit, line.onHand)),
    })
    await alignLinkedLines(tx, added)
  }
  await forgetChoices(tx, cart.cartId)
  await releaseBookings(tx, await lockAllOwnHolds(tx, subject))
  return {
    locationId: move.locationId,
    shipToStoreLocationId: null,
    ...(move.zipCode ? { zipCode: move.zipCode } : {}),
  }
}

/** Lines that differed only in how they were received become one. */
function joined(lines: readonly CartLine[]): readonly CartLine[] {
  const byIdentity = new Map<string, CartLine>()
  for (const line of lines) {
    const key = [line.productId, line.orderType, line.giftCardCents, line.frequency].join('|')
    byIdentity.set(key, { ...line, qty: line.qty + (byIdentity.get(key)?.qty ?? 0) })
  }
  return [...byIdentity.values()]
}
