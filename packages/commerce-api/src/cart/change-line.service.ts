import type { CartProductInput } from '@aisle/api/cart'
import { ZERO_ID } from '@aisle/api/ids'
import type { Transaction } from '../database/database.ts'
import { lineGone, productGone } from './cart.errors.ts'
import { deleteLines, updateLine } from './cart-lines.store.ts'
import type { CartLineRecord } from './cart-lines.table.ts'
import { instructionOf } from './instruction.rules.ts'
import { checkOffer, identityOf, isSameLine, kindOf } from './line-wish.rules.ts'
import { findVariant, readOffers } from './offer.store.ts'
import { checkKind, checkQuantity, findNamed, type OneLine } from './one-line.rules.ts'
import { keepSnapshot } from './snapshot.service.ts'

/** A line as it is now, with the snapshot that brings back what stood there before. */
export type ChangedLine = { readonly line: CartLineRecord; readonly snapshotId?: string }

/** Whether a line that is there is to become another variant, or a gift card of another amount. */
export const isLineChange = ({ orderLineItemID, productVariantValueID, giftCardAmount, qty }: CartProductInput) =>
  qty > 0 && orderLineItemID !== undefined && (productVariantValueID !== undefined || giftCardAmount !== undefined)

/**
 * Makes a line one of another variant of its product, or a gift card of another amount (spec 2 §4), as far as limits and
 * stock let it. Where the cart has such a line already they become one. Doing it again changes nothing.
 * @returns with the line the snapshot that brings back what stood there before
 */
export async function changeLine(tx: Transaction, wish: OneLine): Promise<ChangedLine> {
  const { cart, lines, fulfillment, input } = wish
  const { productId, orderLineItemID = '', productVariantValueID } = input
  const targetId = productVariantValueID ? await findVariant(tx, productId, productVariantValueID) : productId
  if (targetId === undefined) throw productGone()
  const line = findNamed(lines, orderLineItemID, [productId, targetId])
  if (line.fulfillmentMethodId !== fulfillment.fulfillmentMethodId) throw lineGone()
  const offers = await readOffers(tx, [targetId], wish.locationId)
  const offer = checkOffer(offers.get(targetId), wish.shopper, wish.isRestricted)
  const identity = identityOf({ ...wish, input: { ...kindOf(line), ...input } }, offer)
  if (line.productId === targetId && isSameLine(line, identity)) return { line }

  checkKind(offer, fulfillment)
  const twin = lines.find(
    (one) =>
      one.lineId !== line.lineId &&
      one.productId === targetId &&
      one.fulfillmentMethodId === line.fulfillmentMethodId &&
      isSameLine(one, identity),
  )
  const there = (twin?.qty ?? 0) + (line.productId === targetId ? line.qty : 0)
  const qty = input.qty + (twin?.qty ?? 0)
  checkQuantity(wish, offer, { qty: there }, qty)
  const snapshotId = await keepSnapshot(tx, cart, 'changed', twin ? [line, twin] : [line])
  if (twin) await deleteLines(tx, cart.cartId, [twin.lineId])
  const { orderType, giftCardCents, frequency } = identity
  const changes = {
    productId: targetId,
    qty,
    orderType,
    giftCardCents,
    frequency,
    instruction: instructionOf(input.instruction) ?? line.instruction ?? twin?.instruction ?? null,
    // What was to come instead of one variant need not do for another.
    substituteProductId: line.substituteProductId === null ? null : ZERO_ID,
  }
  await updateLine(tx, cart.cartId, line.lineId, changes)
  return { line: { ...line, ...changes }, snapshotId }
}
