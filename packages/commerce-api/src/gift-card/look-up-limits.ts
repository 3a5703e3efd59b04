import type { GiftCardPayment } from '@aisle/api/checkout'
import type { Limit, Limiter } from '../rate-limit/limiter.ts'
import type { Shopper } from '../server/caller.ts'

/** Asking for a card by its number, wherever it is asked (T19). */
const GIFT_CARD_LOOK_UPS = {
  perSubject: { name: 'gift-card-subject', limit: 10, seconds: 3600 },
  perAddress: { name: 'gift-card-ip', limit: 10, seconds: 3600 },
} as const satisfies Record<string, Limit>

/** @throws AppError 429 when a shopper, or an address, has asked too often */
export async function countLookUp(limiter: Limiter, { tenantId, subject }: Shopper, ip: string) {
  await limiter.take(tenantId, GIFT_CARD_LOOK_UPS.perSubject, subject)
  await limiter.take(tenantId, GIFT_CARD_LOOK_UPS.perAddress, ip)
}

/** Numbers given at the checkout count as well. */
export async function countNamedCards(
  limiter: Limiter,
  shopper: Shopper,
  ip: string,
  cards: readonly GiftCardPayment[] = [],
) {
  for (const { giftCardNumber } of cards) if (giftCardNumber) await countLookUp(limiter, shopper, ip)
}
