import { toAmount, toCents } from '@aisle/api/money'
import type { LinkedProduct } from '@aisle/api/product'

type Linked = Pick<LinkedProduct, 'productID' | 'title' | 'price' | 'linkedQty'>

const centsOf = ({ price, linkedQty = 1 }: Linked) => toCents(price) * linkedQty

/** What comes with one of a product: how many of each, and what these cost together. */
export const linkedLines = (linked: readonly Linked[]) =>
  linked.map((one) => ({
    productID: one.productID,
    title: one.title,
    qty: one.linkedQty ?? 1,
    price: toAmount(centsOf(one)),
  }))

/** What one of a product costs with everything that comes with it, to the cent. */
export const totalWithLinked = (price: number, linked: readonly Linked[]): number =>
  toAmount(linked.reduce((cents, one) => cents + centsOf(one), toCents(price)))
