import type { OutOfStockProduct } from '@aisle/api/cart-stock'
import type { Transaction } from '../database/database.ts'
import { quantityRefused, lineGone } from './cart.errors.ts'
import { cartMessages as text } from './cart.messages.ts'
import { readContents } from './cart-contents.service.ts'
import { deleteLines, updateLine } from './cart-lines.store.ts'
import type { CartRecord } from './carts.table.ts'
import { alignLinkedLines } from './linked-lines.service.ts'
import { parentShortages } from './out-of-stock.rules.ts'

export async function listOutOfStock(tx: Transaction, cart: CartRecord, now: Date): Promise<OutOfStockProduct[]> {
  const { lines } = await readContents(tx, cart, now)
  return parentShortages(lines).map(({ line, inStockQty }) => ({
    orderLineItemID: line.lineId,
    productID: line.productId,
    title: line.product.title,
    seoName: line.product.seoName,
    profileImage: line.product.imageUrl,
    qty: line.qty,
    inStockQty,
  }))
}

type Choice = { readonly orderLineItemID: string; readonly selectedQty: number }

/** Brings lines down to what the shopper takes instead, never up. */
export async function reduceLines(tx: Transaction, cart: CartRecord, choices: readonly Choice[], now: Date) {
  const { lines } = await readContents(tx, cart, now)
  const shortages = new Map(parentShortages(lines).map((shortage) => [shortage.line.lineId, shortage]))
  for (const { orderLineItemID, selectedQty: qty } of choices) {
    const line = lines.find(({ lineId, parentLineId }) => lineId === orderLineItemID && !parentLineId)
    if (!line) throw lineGone()
    const most = shortages.get(line.lineId)?.inStockQty ?? line.qty
    if (qty > most) throw quantityRefused(text.onlyLeft(line.product.title, most))
    if (qty === 0) {
      await deleteLines(tx, cart.cartId, [line.lineId])
      continue
    }
    await updateLine(tx, cart.cartId, line.lineId, { qty })
    await alignLinkedLines(tx, { ...line, qty })
  }
}
