import type { CartNotice } from '@aisle/api/cart-notice'
import type { Transaction } from '../database/database.ts'
import { readContents } from './cart-contents.service.ts'
import type { CartLine } from './cart-contents.types.ts'
import { deleteLines, insertLine, listLines, updateLine } from './cart-lines.store.ts'
import type { CartLineRecord } from './cart-lines.table.ts'
import { cartNoticeMessages as text } from './cart-notice.messages.ts'
import type { CartRecord } from './carts.table.ts'
import { fitLines } from './fit-lines.rules.ts'
import { isSameLine } from './line-wish.rules.ts'
import { alignLinkedLines } from './linked-lines.service.ts'
import { mergedQty } from './merge-cart.rules.ts'

/** What both carts asked for of one line of the customer's. */
type Asked = { readonly own: number; readonly added: number }

/**
 * Adds the guest's lines to the customer's, as far as limits and stock at the target's store reach. What that store
 * cannot hand over stays in the cart as it was asked for.
 * @returns what there is to tell
 */
export async function mergeLines(tx: Transaction, source: CartRecord, target: CartRecord, now: Date) {
  const sourceLines = await listLines(tx, source.cartId)
  const asked = new Map<string, Asked>()
  for (const line of sourceLines) {
    if (!line.parentLineId) await takeOver(tx, line, target.cartId, asked)
  }
  await deleteLines(
    tx,
    source.cartId,
    sourceLines.map(({ lineId }) => lineId),
  )
  if (!target.locationId) return []
  const { lines, fulfillments } = await readContents(tx, target, now)
  const top = lines.filter(({ parentLineId }) => !parentLineId)
  const fitting = fitLines(top, fulfillments)
  const cut: CartLine[] = []
  const unavailable: CartLine[] = []
  for (const line of top) {
    const fits = fitting.get(line.lineId) ?? 0
    const both = asked.get(line.lineId)
    const qty = both ? mergedQty(both.own, both.added, fits) : line.qty
    if (fits === 0) unavailable.push({ ...line, qty })
    else if (qty < line.qty) cut.push(line)
    if (qty !== line.qty) await updateLine(tx, target.cartId, line.lineId, { qty })
    await alignLinkedLines(tx, { ...line, qty })
  }
  return notices(unavailable, cut, fitting)
}

async function takeOver(tx: Transaction, line: CartLineRecord, cartId: string, asked: Map<string, Asked>) {
  const own = (await listLines(tx, cartId)).find(
    (one) =>
      one.productId === line.productId && one.fulfillmentMethodId === line.fulfillmentMethodId && isSameLine(one, line),
  )
  if (own) {
    asked.set(own.lineId, { own: own.qty, added: line.qty })
    // What was said for either is kept; the own word counts where there are two.
    const substitution = own.substituteProductId
      ? {}
      : {
          allowSubstitute: own.allowSubstitute || line.allowSubstitute,
          substituteProductId: line.substituteProductId,
        }
    const instruction = own.instruction ?? line.instruction
    const qty = mergedQty(own.qty, line.qty)
    await updateLine(tx, cartId, own.lineId, { qty, instruction, ...substitution })
    return
  }
  const { tenantId: _tenant, lineId: _line, parentLineId: _parent, addedAt: _at, ...wish } = line
  const added = await insertLine(tx, { ...wish, cartId })
  asked.set(added.lineId, { own: 0, added: line.qty })
}

function notices(unavailable: readonly CartLine[], cut: readonly CartLine[], fitting: ReadonlyMap<string, number>) {
  const told: CartNotice[] = []
  const lineOf = ({ productId: productID, product: { title }, qty: oldQty }: CartLine, newQty: number) => ({
    productID,
    title,
    oldQty,
    newQty,
  })
  if (unavailable.length > 0) {
    const lines = unavailable.map((line) => lineOf(line, line.qty))
    told.push({ code: 'unavailable', text: text.merged.unavailable, lines })
  }
  if (cut.length > 0) {
    const lines = cut.map((line) => lineOf(line, fitting.get(line.lineId) ?? 0))
    told.push({ code: 'limit', text: text.merged.limit, lines })
  }
  return told
}
