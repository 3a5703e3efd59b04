import { FavoriteSort } from '@aisle/api/favorite-sort'
import { ListingSort } from '@aisle/api/listing-sort'
import { findCategory } from '../catalogue/categories.store.ts'
import { cardsPage } from '../catalogue/listing.service.ts'
import type { ListingOrder } from '../catalogue/listing-page.sql.ts'
import { listedMarks } from '../catalogue/own-lists.service.ts'
import type { Terms } from '../catalogue/terms.ts'
import type { Transaction } from '../database/database.ts'
import type { Shopper } from '../server/caller.ts'
import { customerIdOf } from '../server/customer.ts'
import { addFavorites, removeFavorites } from './favorites.store.ts'

type Mark = { readonly productID: string; readonly markAsFavorite: boolean }

export async function setFavorites(tx: Transaction, shopper: Shopper, marks: readonly Mark[]) {
  const customerId = customerIdOf(shopper)
  const { added, removed } = await listedMarks(
    tx,
    marks.map(({ productID, markAsFavorite }) => ({ productID, isWanted: markAsFavorite })),
    shopper.maySeeRestricted,
  )
  await addFavorites(tx, customerId, added)
  await removeFavorites(tx, customerId, removed)
  return { products: marks.map(({ productID, markAsFavorite }) => ({ productID, isFavorite: markAsFavorite })) }
}

type Query = {
  readonly Page?: number
  readonly PageSize?: number
  readonly sortBy?: FavoriteSort
  readonly category?: string
}

function orderOf(sort: FavoriteSort, customerId: string): ListingOrder {
  switch (sort) {
    case FavoriteSort.Category:
      return 'category'
    case FavoriteSort.MostFrequentlyPurchased:
      return { purchasesOf: customerId, by: 'quantity' }
    case FavoriteSort.RecentlyPurchased:
      return { purchasesOf: customerId, by: 'date' }
    case FavoriteSort.PriceHighToLow:
      return ListingSort.PriceHighToLow
    case FavoriteSort.PriceLowToHigh:
      return ListingSort.PriceLowToHigh
  }
}

export async function listFavorites(tx: Transaction, terms: Terms, customerId: string, query: Query) {
  const category = query.category ? await findCategory(tx, query.category) : undefined
  const filters = category ? new Map([['category', [category.seoName]]]) : undefined
  const order = orderOf(query.sortBy ?? FavoriteSort.Category, customerId)
  return await cardsPage(tx, terms, { kind: 'favorites', customerId }, query, order, filters)
}
