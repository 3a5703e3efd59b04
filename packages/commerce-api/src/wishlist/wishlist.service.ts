import { ListingSort } from '@aisle/api/listing-sort'
import type { Wishlist } from '@aisle/api/wishlist'
import { lockCustomer } from '../address/addresses.store.ts'
import { findCategory } from '../catalogue/categories.store.ts'
import { cardsPage } from '../catalogue/listing.service.ts'
import { listedMarks } from '../catalogue/own-lists.service.ts'
import { listedIds } from '../catalogue/products.store.ts'
import type { Terms } from '../catalogue/terms.ts'
import type { Transaction } from '../database/database.ts'
import { tooManyWishlists, wishlistNameTaken, wishlistNotFound } from './wishlist.errors.ts'
import * as store from './wishlists.store.ts'

const MAX_LISTS = 50
const SHOWN_IMAGES = 4

type Whose = Pick<store.Own, 'customerId' | 'maySeeRestricted'>

export async function listWishlists(tx: Transaction, whose: Whose, productId: string | undefined) {
  const listed = productId && (await listedIds(tx, [productId], whose.maySeeRestricted)).get(productId)
  const rows = await store.readWishlists(tx, whose, listed)
  return rows.map((row) => presentWishlist(row, productId !== undefined))
}

function presentWishlist({ id, name, count, images, is_wished }: store.WishlistRow, asksProduct: boolean): Wishlist {
  return {
    wishListID: id,
    wishListName: name,
    wishProductCount: count,
    images: images.slice(0, SHOWN_IMAGES).map(({ url, alt }) => ({ url, alt })),
    ...(asksProduct ? { isWished: is_wished } : {}),
  }
}

export async function createWishlist(tx: Transaction, customerId: string, name: string): Promise<Wishlist> {
  await lockCustomer(tx, customerId)
  if ((await store.countWishlists(tx, customerId)) >= MAX_LISTS) throw tooManyWishlists()
  const list = await store.insertWishlist(tx, customerId, name.trim())
  if (!list) throw wishlistNameTaken()
  return { wishListID: list.wishlistId, wishListName: list.name, wishProductCount: 0, images: [] }
}

export async function renameWishlist(tx: Transaction, own: store.Own, name: string): Promise<Wishlist> {
  await lockCustomer(tx, own.customerId)
  if (!(await store.isNameFree(tx, own, name.trim()))) throw wishlistNameTaken()
  if (!(await store.renameWishlist(tx, own, name.trim()))) throw wishlistNotFound()
  const found = (await listWishlists(tx, own, undefined)).find((list) => list.wishListID === own.wishlistId)
  if (!found) throw wishlistNotFound()
  return found
}

export async function deleteWishlist(tx: Transaction, own: store.Own) {
  if (!(await store.removeWishlist(tx, own))) throw wishlistNotFound()
  return true
}

type Wish = { readonly productID: string; readonly isWished: boolean }

export async function setWished(tx: Transaction, own: store.Own, wishes: readonly Wish[]) {
  if (!(await store.lockWishlist(tx, own))) throw wishlistNotFound()
  const marks = wishes.map(({ productID, isWished }) => ({ productID, isWanted: isWished }))
  const { added, removed } = await listedMarks(tx, marks, own.maySeeRestricted)
  await store.addProducts(tx, own.wishlistId, added)
  await store.removeProducts(tx, own.wishlistId, removed)
  return {
    wishProductCount: await store.countProducts(tx, own),
    wishProducts: Object.fromEntries(wishes.map(({ productID, isWished }) => [productID, { productID, isWished }])),
  }
}

export async function deleteProducts(tx: Transaction, own: store.Own, productIds: readonly string[]) {
  if (!(await store.lockWishlist(tx, own))) throw wishlistNotFound()
  const marks = productIds.map((productID) => ({ productID, isWanted: false }))
  const { removed } = await listedMarks(tx, marks, own.maySeeRestricted)
  await store.removeProducts(tx, own.wishlistId, removed)
  return { wishProductCount: await store.countProducts(tx, own) }
}

type Query = {
  readonly Page?: number
  readonly PageSize?: number
  readonly sortBy?: ListingSort
  readonly category?: string
}

export async function listProducts(tx: Transaction, terms: Terms, own: store.Own, query: Query) {
  const list = await store.findWishlist(tx, own)
  if (!list) throw wishlistNotFound()
  const category = query.category ? await findCategory(tx, query.category) : undefined
  const filters = category ? new Map([['category', [category.seoName]]]) : undefined
  const order = query.sortBy ?? ListingSort.PriceLowToHigh
  const page = await cardsPage(tx, terms, { kind: 'wishlist', wishlistId: own.wishlistId }, query, order, filters)
  return { ...page, items: page.items.map((card) => ({ ...card, isWished: true })), wishListName: list.name }
}
