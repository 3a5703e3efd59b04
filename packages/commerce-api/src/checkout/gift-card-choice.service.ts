import type { GiftCardPayment } from '@aisle/api/checkout'
import { toCents } from '@aisle/api/money'
import type { Transaction } from '../database/database.ts'
import { findOwnCard, findCardByNumber } from '../gift-card/gift-cards.store.ts'
import type { Shopper } from '../server/caller.ts'
import type { CardShare } from './cart-choices.store.ts'
import { giftCardRefused } from './checkout.errors.ts'

/** The cards that pay: own ones by id, any by its number. @throws AppError when one cannot be used */
export async function chosenGiftCards(
  tx: Transaction,
  { customerId }: Shopper,
  wishes: readonly GiftCardPayment[],
  now: Date,
): Promise<readonly CardShare[]> {
  const shares = new Map<string, number>()
  for (const { giftCardID, giftCardNumber, redeemAmount } of wishes) {
    const card = giftCardID
      ? customerId && (await findOwnCard(tx, customerId, giftCardID))
      : giftCardNumber && (await findCardByNumber(tx, giftCardNumber.replaceAll(/\D/g, '')))
    if (!card || card.status !== 1 || (card.expiresAt && card.expiresAt <= now)) throw giftCardRefused()
    const cents = toCents(redeemAmount)
    if (cents > card.balanceCents) throw giftCardRefused()
    shares.set(card.giftCardId, Math.max(shares.get(card.giftCardId) ?? 0, cents))
  }
  return [...shares].map(([giftCardId, redeemCents]) => ({ giftCardId, redeemCents }))
}
