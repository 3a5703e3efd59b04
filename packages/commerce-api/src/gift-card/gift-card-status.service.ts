import type { GiftCardAction } from '@aisle/api/gift-card'
import { recordAudit } from '../audit/audit.store.ts'
import type { Transaction } from '../database/database.ts'
import type { Shopper } from '../server/caller.ts'
import { customerNeeded } from '../server/server.errors.ts'
import { hashClaimCode } from './claim-code.rules.ts'
import { giftCardActionRefused, giftCardNotFound } from './gift-card.errors.ts'
import { newGiftCardNumber } from './gift-card-number.rules.ts'
import { type StatusStep, statusStep } from './gift-card-status.rules.ts'
import { changeSeenCard, takeOutOfCarts } from './gift-card-status.store.ts'
import { findCardById } from './gift-cards.store.ts'
import type { GiftCardRecord } from './gift-cards.table.ts'

type Wish = {
  readonly giftCardId: string
  readonly action: GiftCardAction
  readonly claimCode: string | undefined
  readonly shopper: Shopper
  readonly requestId: string
  readonly now: Date
}

const DIGITAL = 1
/** Whoever is overtaken looks again, and finds a card that is no longer theirs to change. */
const TRIES = 3
const done: Readonly<Record<GiftCardAction, string>> = {
  activate: 'gift-card.activated',
  retract: 'gift-card.retracted',
  revoke: 'gift-card.revoked',
  claim: 'gift-card.claimed',
}

/** @throws GFT_NOT_FOUND for cards of others, GFT_ACTION when it cannot be done (any more) */
export async function updateGiftCardStatus(tx: Transaction, wish: Wish): Promise<GiftCardRecord> {
  const { giftCardId, action, claimCode, shopper, requestId, now } = wish
  const claimHash = claimCode ? hashClaimCode(claimCode) : undefined
  for (let tries = 0; tries < TRIES; tries += 1) {
    const seen = await findCardById(tx, giftCardId)
    if (!seen) throw giftCardNotFound()
    const step = statusStep(seen, { action, shopper, claimHash, now })
    const card = await changeSeenCard(tx, seen, changesOf(step, seen, now))
    if (!card) continue
    if (step.kind === 'claim') await takeOutOfCarts(tx, giftCardId)
    await recordAudit(tx, { action: done[action], subject: shopper.subject, objectId: giftCardId, requestId })
    return card
  }
  throw giftCardActionRefused()
}

function changesOf(step: StatusStep, seen: GiftCardRecord, now: Date) {
  switch (step.kind) {
    case 'unknown':
      throw giftCardNotFound()
    case 'customer-needed':
      throw customerNeeded()
    case 'refused':
      throw giftCardActionRefused()
    case 'change': {
      const noGift = { claimTokenHash: null, recipientName: null, recipientEmail: null, message: null }
      return { status: step.status, updatedAt: now, ...(step.endsGift ? noGift : {}) }
    }
    case 'claim': {
      const { ownerCustomerId } = step
      const buyer = { purchaserCustomerId: null, purchaserSubject: null }
      // Whoever had the card knows its number: that of a digital one is theirs no more.
      const number = seen.family === DIGITAL ? { number: newGiftCardNumber() } : {}
      return { ownerCustomerId, claimTokenHash: null, ...buyer, ...number, updatedAt: now }
    }
  }
}
