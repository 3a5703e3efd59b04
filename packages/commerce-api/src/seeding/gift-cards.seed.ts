import type { Transaction } from '../database/database.ts'
import { newGiftCardNumber } from '../gift-card/gift-card-number.rules.ts'
import { giftCards } from '../gift-card/gift-cards.table.ts'
import { upsert } from './bulk.store.ts'

export type GiftCardSeed = {
  readonly giftCardId: string
  readonly ownerCustomerId: string
  /** 16 digits that begin with 9; random unless a tour of the demo needs to know it. */
  readonly number?: string
  readonly isDigital?: boolean
  readonly initialCents: number
  readonly balanceCents: number
  /** 0 not activated, 1 active, 2 used up or expired, 3 revoked */
  readonly status?: 0 | 1 | 2 | 3
  readonly message?: string
  readonly designUrl?: string
  readonly createdAt: Date
  readonly expiresAt?: Date
}

/** Writes gift cards that are not there yet; what was spent since stays spent. */
export const seedGiftCards = (tx: Transaction, seeds: readonly GiftCardSeed[]) =>
  upsert(
    tx,
    giftCards,
    seeds.map((seed) => ({
      giftCardId: seed.giftCardId,
      number: seed.number ?? newGiftCardNumber(),
      family: seed.isDigital === false ? 2 : 1,
      status: seed.status ?? 1,
      initialCents: seed.initialCents,
      balanceCents: seed.balanceCents,
      ownerCustomerId: seed.ownerCustomerId,
      purchaserCustomerId: seed.ownerCustomerId,
      message: seed.message ?? null,
      designUrl: seed.designUrl ?? null,
      createdAt: seed.createdAt,
      updatedAt: seed.createdAt,
      expiresAt: seed.expiresAt ?? null,
    })),
    { existing: 'keep' },
  )
