import type { CartLine } from './cart-contents.types.ts'
import { stockOf } from './line-limit.rules.ts'

export type Shortage = { readonly line: CartLine; readonly inStockQty: number }

/** Lines that ask for more than there is. Lines of one product share its stock, first come first served. */
export function shortagesOf(lines: readonly CartLine[]): readonly Shortage[] {
  const left = new Map<string, number>()
  const shortages: Shortage[] = []
  for (const line of lines) {
    const stock = line.product.isActive ? stockOf(line.product, line.onHand) : 0
    if (stock === null) continue
    const rest = left.get(line.productId) ?? stock
    const given = Math.min(rest, line.qty)
    left.set(line.productId, rest - given)
    if (given < line.qty) shortages.push({ line, inStockQty: given })
  }
  return shortages
}

/** A line that came along is short when its parent is to be changed. */
export function parentShortages(lines: readonly CartLine[]): readonly Shortage[] {
  const shortages = new Map<string, Shortage>()
  const byId = new Map(lines.map((line) => [line.lineId, line]))
  for (const { line, inStockQty } of shortagesOf(lines)) {
    const parent = line.parentLineId ? byId.get(line.parentLineId) : undefined
    const top = parent ?? line
    const possible = parent ? Math.floor((inStockQty * parent.qty) / line.qty) : inStockQty
    const known = shortages.get(top.lineId)?.inStockQty ?? possible
    shortages.set(top.lineId, { line: top, inStockQty: Math.min(known, possible) })
  }
  return [...shortages.values()]
}
