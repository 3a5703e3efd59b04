import type { GiftCard, giftCardBalanceSchema, GiftCardProduct } from '@aisle/api/gift-card'
import { giftCardStatusSchema } from '@aisle/api/gift-card'
import { toAmount } from '@aisle/api/money'
import * as z from 'zod/mini'
import type { GiftCardRecord } from './gift-cards.table.ts'
import type { SoldCard } from './sold-cards.store.ts'

const DIGITAL = 1
const INACTIVE = 0

/** All digits are for the owner. */
export function presentOwnCard(card: GiftCardRecord, title: string): GiftCard {
  const status = z.parse(giftCardStatusSchema, card.status)
  return {
    id: card.giftCardId,
    giftCardNumber: card.number,
    title,
    imageURL: card.designUrl,
    initialBalance: toAmount(card.initialCents),
    availableBalance: toAmount(card.balanceCents),
    status,
    isActivated: status !== INACTIVE,
    isDigital: card.family === DIGITAL,
    expiresAt: card.expiresAt?.toISOString() ?? null,
    purchasedAt: card.createdAt.toISOString(),
    recipientName: card.recipientName,
    recipientEmail: card.recipientEmail,
    message: card.message,
  }
}

/** Whoever has a number may ask for its balance, and learns the last four digits only. */
export const presentBalance = (card: GiftCardRecord): z.output<typeof giftCardBalanceSchema> => ({
  giftCardNumber: card.number.slice(-4),
  availableBalance: toAmount(card.balanceCents),
  status: z.parse(giftCardStatusSchema, card.status),
  expiresAt: card.expiresAt?.toISOString() ?? null,
})

const CHOICES_CENTS = [1000, 2500, 5000, 7500, 10_000, 15_000, 20_000]

/** A design: the digital and the physical card of one name stand together, keyed by product type (spec 2 §3). */
export function presentSoldCards(rows: readonly SoldCard[]): GiftCardProduct[] {
  const byTitle = new Map<string, SoldCard[]>()
  for (const row of rows) byTitle.set(row.title, [...(byTitle.get(row.title) ?? []), row])
  return [...byTitle.values()].flatMap((cards) => {
    const [first] = cards
    if (!first) return []
    const products = Object.fromEntries(cards.map((card) => [String(card.productFamily), presentVariant(card)]))
    return [
      {
        id: first.productId,
        title: first.title,
        description: first.shortDescription,
        imageURL: first.imageUrl,
        products,
      },
    ]
  })
}

function presentVariant(card: SoldCard): GiftCardProduct['products'][string] {
  const least = card.giftCardMinCents ?? card.priceCents
  const most = card.giftCardMaxCents ?? least
  const choices = CHOICES_CENTS.filter((cents) => cents >= least && cents <= most)
  return {
    productID: card.productId,
    productType: card.productFamily,
    seoName: card.seoName,
    isinstock: card.productFamily === DIGITAL || card.onHand > 0,
    amounts: (choices.length > 0 ? choices : [least]).map(toAmount),
    minAmount: toAmount(least),
    maxAmount: toAmount(most),
  }
}
