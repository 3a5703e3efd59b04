import type { Discount } from '@aisle/api/discount'
import { ListingSort } from '@aisle/api/listing-sort'
import { cardsPage } from '../catalogue/listing.service.ts'
import { seesRestricted, type Terms } from '../catalogue/terms.ts'
import type { Transaction } from '../database/database.ts'
import { discountNotFound } from './discount.errors.ts'
import { countDiscounts, findListedDiscount, type ListedDiscount, readDiscounts } from './discounts.store.ts'
import type { DiscountRecord } from './discounts.table.ts'
import { rewardTextOf, triggerTextOf } from './offer-texts.rules.ts'

const PAGE_SIZE = 10
const PREVIEW_SIZE = 12

type PageQuery = { readonly page?: number; readonly pageSize?: number }

/** Current offers, each with the first products that it makes cheaper. */
export async function listDiscounts(tx: Transaction, terms: Terms, { page = 1, pageSize = PAGE_SIZE }: PageQuery) {
  const audience = { now: terms.now, maySeeRestricted: seesRestricted(terms) }
  const found = await readDiscounts(tx, audience, pageSize, (page - 1) * pageSize)
  const count = await countDiscounts(tx, audience)
  const items: Discount[] = []
  // One after the other: they share the connection of the transaction.
  for (const discount of found) items.push(await withProducts(tx, terms, discount, PREVIEW_SIZE))
  return { items, count, hasNext: page * pageSize < count }
}

export async function getDiscount(tx: Transaction, terms: Terms, discountId: string) {
  const discount = await findListedDiscount(tx, discountId, seesRestricted(terms))
  if (!discount || !isCurrent(discount, terms.now)) throw discountNotFound()
  return await withProducts(tx, terms, discount, PREVIEW_SIZE)
}

/** The products that one must buy for the offer. */
export async function listTriggerProducts(tx: Transaction, terms: Terms, discountId: string, query: PageQuery) {
  const source = { kind: 'discount', discountId, triggersOnly: true } as const
  const page = { Page: query.page, PageSize: query.pageSize ?? PAGE_SIZE }
  return await cardsPage(tx, terms, source, page, ListingSort.Featured)
}

async function withProducts(tx: Transaction, terms: Terms, discount: ListedDiscount, size: number): Promise<Discount> {
  const source = { kind: 'discount', discountId: discount.discountId } as const
  const { items } = await cardsPage(tx, terms, source, { PageSize: size }, ListingSort.Featured)
  return {
    discountID: discount.discountId,
    discountName: discount.name,
    description: discount.description,
    imageURL: discount.imageUrl,
    startsAt: discount.startsAt?.toISOString() ?? null,
    endsAt: discount.endsAt?.toISOString() ?? null,
    triggerText: triggerTextOf(discount),
    rewardText: rewardTextOf(discount),
    couponCode: discount.couponCode,
    products: items,
  }
}

const isCurrent = ({ isActive, startsAt, endsAt }: DiscountRecord, now: Date) =>
  isActive && (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now)
