import type { GiftCardPayment } from '@aisle/api/checkout'
import { toCents } from '@aisle/api/money'
import type { CartRecord } from '../cart/carts.table.ts'
import type { Transaction } from '../database/database.ts'
import { findOwnCard, findCardByNumber } from '../gift-card/gift-cards.store.ts'
import type { Shopper } from '../server/caller.ts'
import { type CardShare, findCardOfCart } from './cart-choices.store.ts'
import { giftCardRefused } from './checkout.errors.ts'

type Of = { readonly shopper: Shopper; readonly cart: CartRecord }

/**
 * The cards that pay: own ones by id, any by its number, and by id what pays for this cart already.
 * @throws AppError when one cannot be used
 */
export async function chosenGiftCards(
  tx: Transaction,
  of: Of,
  wishes: readonly GiftCardPayment[],
  now: Date,
): Promise<readonly CardShare[]> {
  const shares = new Map<string, number>()
  for (const wish of wishes) {
    const card = await findNamed(tx, of, wish)
    if (!card || card.status !== 1 || (card.expiresAt && card.expiresAt <= now)) throw giftCardRefused()
    const cents = wish.redeemAmount === undefined ? card.balanceCents : toCents(wish.redeemAmount)
    if (cents > card.balanceCents) throw giftCardRefused()
    shares.set(card.giftCardId, Math.max(shares.get(card.giftCardId) ?? 0, cents))
  }
  return [...shares].map(([giftCardId, redeemCents]) => ({ giftCardId, redeemCents }))
}

async function findNamed(tx: Transaction, { shopper, cart }: Of, { giftCardID, giftCardNumber }: GiftCardPayment) {
  if (giftCardID) {
    const own = shopper.customerId && (await findOwnCard(tx, shopper.customerId, giftCardID))
    return own || (await findCardOfCart(tx, cart.cartId, giftCardID))
  }
  return giftCardNumber ? await findCardByNumber(tx, giftCardNumber.replaceAll(/\D/g, '')) : undefined
}
