import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { cartGiftCards } from '../cart/cart-gift-cards.table.ts'
import type { Transaction } from '../database/database.ts'
import { type GiftCardRecord, giftCards } from './gift-cards.table.ts'

type Changes = Partial<Omit<GiftCardRecord, 'tenantId' | 'giftCardId' | 'balanceCents' | 'initialCents'>>

/** Changes a card that is still as it was seen: of two who try at once one finds it changed (T9). */
export async function changeSeenCard({ db, tenantId }: Transaction, seen: GiftCardRecord, changes: Changes) {
  const { ownerCustomerId: owner, claimTokenHash: claim } = seen
  const [card] = await db
    .update(giftCards)
    .set(changes)
    .where(
      and(
        eq(giftCards.tenantId, tenantId),
        eq(giftCards.giftCardId, seen.giftCardId),
        eq(giftCards.status, seen.status),
        same(owner, giftCards.ownerCustomerId),
        same(claim, giftCards.claimTokenHash),
      ),
    )
    .returning()
  return card
}

const same = (value: string | null, column: typeof giftCards.ownerCustomerId | typeof giftCards.claimTokenHash): SQL =>
  value === null ? isNull(column) : eq(column, value)

/** Whoever had a card in their cart does not spend what has become somebody else's. */
export async function takeOutOfCarts({ db, tenantId }: Transaction, giftCardId: string) {
  await db
    .delete(cartGiftCards)
    .where(and(eq(cartGiftCards.tenantId, tenantId), eq(cartGiftCards.giftCardId, giftCardId)))
}
