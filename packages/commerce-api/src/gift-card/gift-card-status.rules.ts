import { type GiftCardAction, GiftCardStatus } from '@aisle/api/gift-card'
import type { Shopper } from '../server/caller.ts'
import type { GiftCardRecord } from './gift-cards.table.ts'

export type StatusCard = Pick<
  GiftCardRecord,
  'status' | 'ownerCustomerId' | 'purchaserCustomerId' | 'purchaserSubject' | 'claimTokenHash' | 'expiresAt'
>
export type StatusWish = {
  readonly action: GiftCardAction
  readonly shopper: Pick<Shopper, 'subject' | 'customerId'>
  /** Hash of the code from the mail, of somebody who has one. */
  readonly claimHash: string | undefined
  readonly now: Date
}

/** What an action does to a card, or why it does nothing. `unknown`: for this shopper there is no such card. */
export type StatusStep =
  | { readonly kind: 'unknown' | 'refused' | 'customer-needed' }
  | { readonly kind: 'change'; readonly status: number; readonly endsGift: boolean }
  | { readonly kind: 'claim'; readonly ownerCustomerId: string }

/**
 * spec 2 §4: activate, retract, revoke, claim. A card is in the hands of its owner, or of its buyer as long as nobody
 * owns it; a claim code puts it into other hands, once. A revoked card cannot be spent until it is activated again.
 * Who somebody is comes from their token, never from what they say of themselves (T8, T9).
 */
export function statusStep(card: StatusCard, wish: StatusWish): StatusStep {
  if (wish.action === 'claim') return claimStep(card, wish)
  if (!isInHandsOf(card, wish.shopper)) return { kind: 'unknown' }
  const { status, claimTokenHash } = card
  switch (wish.action) {
    case 'activate': {
      const isWaiting = status === GiftCardStatus.Inactive || status === GiftCardStatus.Revoked
      if (!isWaiting || isOver(card, wish.now)) return { kind: 'refused' }
      return { kind: 'change', status: GiftCardStatus.Active, endsGift: false }
    }
    case 'revoke':
      if (status !== GiftCardStatus.Active) return { kind: 'refused' }
      return { kind: 'change', status: GiftCardStatus.Revoked, endsGift: true }
    case 'retract':
      return claimTokenHash === null ? { kind: 'refused' } : { kind: 'change', status, endsGift: true }
  }
}

function claimStep(card: StatusCard, { shopper, claimHash, now }: StatusWish): StatusStep {
  const isGiven = claimHash !== undefined && card.claimTokenHash === claimHash
  const isHeld = isInHandsOf(card, shopper)
  if (!isGiven && !isHeld) return { kind: 'unknown' }
  if (!shopper.customerId) return { kind: 'customer-needed' }
  const isOwn = card.ownerCustomerId === shopper.customerId
  const isPromised = !isGiven && card.claimTokenHash !== null
  if (isOwn || isPromised || card.status !== GiftCardStatus.Active || isOver(card, now)) return { kind: 'refused' }
  return { kind: 'claim', ownerCustomerId: shopper.customerId }
}

function isInHandsOf(card: StatusCard, { subject, customerId }: StatusWish['shopper']): boolean {
  if (card.ownerCustomerId !== null) return card.ownerCustomerId === customerId
  return card.purchaserSubject === subject || (customerId !== undefined && card.purchaserCustomerId === customerId)
}

const isOver = ({ expiresAt }: StatusCard, now: Date) => expiresAt !== null && expiresAt <= now
