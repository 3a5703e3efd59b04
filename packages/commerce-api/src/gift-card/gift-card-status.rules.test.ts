import { type GiftCardAction, GiftCardStatus } from '@aisle/api/gift-card'
import { describe, expect, it } from 'vitest'
import { type StatusCard, statusStep } from './gift-card-status.rules.ts'

const now = new Date('2026-11-20T15:00:00Z')
const ada = { subject: 'ada', customerId: 'c-ada' }
const bob = { subject: 'bob', customerId: 'c-bob' }
const guest = { subject: 'anon:1', customerId: undefined }
const { Inactive, Active, Ended, Revoked } = GiftCardStatus

const card = (values: Partial<StatusCard> = {}): StatusCard => ({
  status: Active,
  ownerCustomerId: 'c-ada',
  purchaserCustomerId: 'c-ada',
  purchaserSubject: 'ada',
  claimTokenHash: null,
  expiresAt: null,
  ...values,
})
const sent = { claimTokenHash: 'hash' }
const ofGuest = { ownerCustomerId: null, purchaserCustomerId: null, purchaserSubject: 'anon:1' }
const expired = { expiresAt: now }

type Row = [GiftCardAction, string, Partial<StatusCard>, typeof ada | typeof guest, string | undefined, string]

describe('T9 what may be done with a gift card', () => {
  it.each<Row>([
    ['activate', 'its owner, when it is new', { status: Inactive }, ada, undefined, 'change 1'],
    ['activate', 'its owner, when it was revoked', { status: Revoked }, ada, undefined, 'change 1'],
    ['activate', 'its owner, again', {}, ada, undefined, 'refused'],
    ['activate', 'its owner, when it is used up', { status: Ended }, ada, undefined, 'refused'],
    ['activate', 'its owner, when it has expired', { status: Inactive, ...expired }, ada, undefined, 'refused'],
    ['activate', 'somebody else', { status: Inactive }, bob, undefined, 'unknown'],
    ['activate', 'the guest who bought it', { ...ofGuest, status: Inactive }, guest, undefined, 'change 1'],
    ['activate', 'its buyer, when another one owns it', { ownerCustomerId: 'c-bob' }, ada, undefined, 'unknown'],

    ['revoke', 'its owner', {}, ada, undefined, 'change 3 ends'],
    ['revoke', 'its owner, while it is on its way', sent, ada, undefined, 'change 3 ends'],
    ['revoke', 'its owner, again', { status: Revoked }, ada, undefined, 'refused'],
    ['revoke', 'somebody else', {}, bob, undefined, 'unknown'],
    ['revoke', 'somebody else who has the code', sent, bob, 'hash', 'unknown'],
    ['revoke', 'another guest', ofGuest, { ...guest, subject: 'anon:2' }, undefined, 'unknown'],

    ['retract', 'whoever sent it', sent, ada, undefined, 'change 1 ends'],
    ['retract', 'whoever has not sent it', {}, ada, undefined, 'refused'],
    ['retract', 'somebody else', sent, bob, undefined, 'unknown'],
    ['retract', 'whoever sent it, when it was claimed', { ownerCustomerId: 'c-bob' }, ada, undefined, 'unknown'],

    ['claim', 'somebody with the code', sent, bob, 'hash', 'claim c-bob'],
    ['claim', 'somebody with another code', sent, bob, 'other', 'unknown'],
    ['claim', 'somebody without a code', sent, bob, undefined, 'unknown'],
    ['claim', 'somebody with a code that is used', {}, bob, 'hash', 'unknown'],
    ['claim', 'a guest with the code', sent, guest, 'hash', 'customer-needed'],
    ['claim', 'somebody with the code, when it was revoked', { ...sent, status: Revoked }, bob, 'hash', 'refused'],
    ['claim', 'somebody with the code, when it has expired', { ...sent, ...expired }, bob, 'hash', 'refused'],
    ['claim', 'its owner', {}, ada, undefined, 'refused'],
    ['claim', 'its buyer, as long as nobody owns it', { ownerCustomerId: null }, ada, undefined, 'claim c-ada'],
    ['claim', 'its buyer, who has sent it', { ...sent, ownerCustomerId: null }, ada, undefined, 'refused'],
  ])('%s by %s', (action, _, values, shopper, claimHash, expected) => {
    const step = statusStep(card(values), { action, shopper, claimHash, now })
    const words = {
      change: () => (step.kind === 'change' ? [step.status, ...(step.endsGift ? ['ends'] : [])] : []),
      claim: () => (step.kind === 'claim' ? [step.ownerCustomerId] : []),
    }
    const more = step.kind === 'change' || step.kind === 'claim' ? words[step.kind]() : []
    expect([step.kind, ...more].join(' ')).toBe(expected)
  })
})
