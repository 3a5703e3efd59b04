import { FavoriteSort, ListingSort } from '@aisle/api/listing-sort'
import { productNotFound } from '../catalogue/catalogue.errors.ts'
import { findCategory } from '../catalogue/categories.store.ts'
import { cardsPage } from '../catalogue/listing.service.ts'
import type { ListingOrder } from '../catalogue/listing.store.ts'
import { existingIds } from '../catalogue/products.store.ts'
import type { Terms } from '../catalogue/terms.ts'
import type { Transaction } from '../database/database.ts'
import type { Shopper } from '../server/caller.ts'
import { customerIdOf } from '../server/customer.ts'
import { addFavorites, removeFavorites } from './favorites.store.ts'

type Mark = { readonly productID: string; readonly markAsFavorite: boolean }

export async function setFavorites(tx: Transaction, shopper: Shopper, marks: readonly Mark[]) {
  const customerId = customerIdOf(shopper)
  const known = await existingIds(
    tx,
    marks.map(({ productID }) => productID),
    shopper.maySeeRestricted,
  )
  if (marks.some(({ productID, markAsFavorite }) => markAsFavorite && !known.has(productID))) throw productNotFound()
  const idsOf = (wanted: boolean) => [
    ...new Set(marks.filter((mark) => mark.markAsFavorite === wanted).map(({ productID }) => productID)),
  ]
  await addFavorites(tx, customerId, idsOf(true))
  await removeFavorites(tx, customerId, idsOf(false))
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
