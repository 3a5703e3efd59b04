import type { ProductCard } from '@aisle/api/product-card'
import type { Transaction } from '../database/database.ts'
import { together } from '../database/together.ts'
import type { Shopper } from '../server/caller.ts'
import { readOfferedFulfillments } from '../tenant/fulfillments.store.ts'
import { presentCard } from './card.presenter.ts'
import { readCardRows, readFavoriteIds } from './cards.store.ts'
import { seesRestricted } from './terms.ts'

export type CardTerms = {
  readonly shopper: Shopper
  readonly locationId: string | undefined
  readonly now: Date
  readonly hidesRestricted?: boolean
}

/** Cards of the products in the order of the ids. Unknown, inactive and forbidden ones are left out, variants too (T29). */
export async function cardsOf(tx: Transaction, ids: readonly string[], terms: CardTerms): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const { shopper, locationId } = terms
  const [rows, fulfillments, favored] = await together([
    readCardRows(tx, ids, terms),
    readOfferedFulfillments(tx, locationId),
    shopper.customerId ? readFavoriteIds(tx, shopper.customerId, ids) : undefined,
  ])
  const maySeeRestricted = seesRestricted(terms)
  const shown = rows.filter(({ product }) => maySeeRestricted || !product.hasAgeRestriction)
  const byId = new Map(shown.map((row) => [row.product.productId, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const variants = shown.filter(({ product }) => product.parentProductId === id)
    return [presentCard(row, { variants, fulfillments, isFavorite: favored?.has(id) })]
  })
}

/** The cards with the shopper's own favorites; those of guests stay as they are. */
export async function withFavorites<Card extends ProductCard>(
  tx: Transaction,
  { customerId }: Shopper,
  cards: readonly Card[],
): Promise<Card[]> {
  if (!customerId) return [...cards]
  const favored = await readFavoriteIds(
    tx,
    customerId,
    cards.map(({ productID }) => productID),
  )
  return cards.map((card) => ({ ...card, isFavorite: favored.has(card.productID) }))
}
