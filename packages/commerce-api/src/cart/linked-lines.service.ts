import type { Transaction } from '../database/database.ts'
import { deleteLines, insertLine, listLines, updateLine } from './cart-lines.store.ts'
import type { CartLineRecord } from './cart-lines.table.ts'
import { readLinkedProducts } from './offer.store.ts'

/** Deposits and the like follow the quantity of the line that they come with. */
export async function alignLinkedLines(tx: Transaction, parent: CartLineRecord) {
  const links = await readLinkedProducts(tx, [parent.productId])
  const children = (await listLines(tx, parent.cartId)).filter(({ parentLineId }) => parentLineId === parent.lineId)
  const wanted = new Map(links.map(({ linkedProductId, qty }) => [linkedProductId, qty * parent.qty]))
  const obsolete = children.filter(({ productId }) => !wanted.has(productId)).map(({ lineId }) => lineId)
  if (obsolete.length > 0) await deleteLines(tx, parent.cartId, obsolete)
  for (const [productId, qty] of wanted) {
    const child = children.find((line) => line.productId === productId)
    if (child) await updateLine(tx, parent.cartId, child.lineId, { qty })
    else await insertLine(tx, childOf(parent, productId, qty))
  }
}

const childOf = ({ cartId, fulfillmentMethodId, lineId }: CartLineRecord, productId: string, qty: number) => ({
  cartId,
  fulfillmentMethodId,
  productId,
  qty,
  parentLineId: lineId,
})
