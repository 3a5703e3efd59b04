import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { customers } from '../customer/customers.table.ts'
import type { Transaction } from '../database/database.ts'
import { itemsOf } from '../database/items.ts'
import { prepared, value } from '../database/prepared.ts'
import { giftCards } from '../gift-card/gift-cards.table.ts'
import { cartGiftCards } from './cart-gift-cards.table.ts'

const card = {
  giftCardId: giftCards.giftCardId,
  number: giftCards.number,
  balanceCents: giftCards.balanceCents,
  status: giftCards.status,
  expiresAt: giftCards.expiresAt,
  ownerCustomerId: giftCards.ownerCustomerId,
}

/** Cards that were chosen for a cart, by whomever they are owned. */
export const readChosenCards = ({ db, tenantId }: Transaction, cartId: string) =>
  db
    .select({ card, redeemCents: cartGiftCards.redeemCents })
    .from(cartGiftCards)
    .innerJoin(
      giftCards,
      and(eq(giftCards.tenantId, cartGiftCards.tenantId), eq(giftCards.giftCardId, cartGiftCards.giftCardId)),
    )
    .where(and(eq(cartGiftCards.tenantId, tenantId), eq(cartGiftCards.cartId, cartId)))
    .orderBy(desc(giftCards.createdAt), giftCards.giftCardId)

const owner = {
  customerId: customers.customerId,
  isLoyalty: customers.isLoyalty,
  loyaltyCents: customers.loyaltyCents,
}

const selectOwners = prepared((db) =>
  db
    .select({ subject: customers.subject, owner, card })
    .from(itemsOf({ subject: 'text' }))
    .innerJoin(customers, and(eq(customers.tenantId, value('tenantId')), eq(customers.subject, sql`item.subject`)))
    .leftJoin(
      giftCards,
      and(
        eq(giftCards.tenantId, customers.tenantId),
        eq(giftCards.ownerCustomerId, customers.customerId),
        gt(giftCards.balanceCents, 0),
      ),
    )
    .orderBy(desc(giftCards.createdAt), giftCards.giftCardId)
    .prepare('owners_of_carts'),
)

/** Customers by their subjects, once for each of their cards with money on it, in the order in which they see them. */
export const readOwners = (tx: Transaction, subjects: readonly string[]) => selectOwners(tx, { subject: subjects })
export type OwnerRow = Awaited<ReturnType<typeof readOwners>>[number]
