import { and, desc, eq, gt } from 'drizzle-orm'
import { customers } from '../customer/customers.table.ts'
import type { Transaction } from '../database/database.ts'
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

/** The customer whose subject it is, once for each of their cards with money on it, in the order in which they see them. */
export const readOwner = prepared((db) =>
  db
    .select({ owner, card })
    .from(customers)
    .leftJoin(
      giftCards,
      and(
        eq(giftCards.tenantId, customers.tenantId),
        eq(giftCards.ownerCustomerId, customers.customerId),
        gt(giftCards.balanceCents, 0),
      ),
    )
    .where(and(eq(customers.tenantId, value('tenantId')), eq(customers.subject, value('subject'))))
    .orderBy(desc(giftCards.createdAt), giftCards.giftCardId)
    .prepare('owner_of_cart'),
)
export type OwnerRow = Awaited<ReturnType<typeof readOwner>>[number]
