import type { ProductCard } from '@aisle/api/product-card'
import type { Transaction } from '../database/database.ts'
import { together } from '../database/together.ts'
import type { Shopper } from '../server/caller.ts'
import { readOfferedFulfillments } from '../tenant/fulfillments.store.ts'
import { presentCard } from './card.presenter.ts'
import { readCardRows, readFavoriteIds } from './cards.store.ts'

export type CardTerms = {
  readonly shopper: Shopper
  readonly locationId: string | undefined
  readonly now: Date
}

/** Cards of the products in the order of the ids. Unknown and inactive ones are left out. */
export async function cardsOf(tx: Transaction, ids: readonly string[], terms: CardTerms): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const { shopper, locationId } = terms
  const [rows, fulfillments, favored] = await together([
    readCardRows(tx, ids, terms),
    readOfferedFulfillments(tx, locationId),
    shopper.customerId ? readFavoriteIds(tx, shopper.customerId, ids) : undefined,
  ])
  const byId = new Map(rows.map((row) => [row.product.productId, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row || (row.product.hasAgeRestriction && !shopper.maySeeRestricted)) return []
    const variants = rows.filter(({ product }) => product.parentProductId === id)
    return [presentCard(row, { variants, fulfillments, isFavorite: favored?.has(id) })]
  })
}
