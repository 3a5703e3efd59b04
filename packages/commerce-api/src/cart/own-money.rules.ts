import { GiftCardStatus } from '@aisle/api/gift-card'
import { preselectedCards } from '@aisle/api/gift-card-choice'
import { canRedeem } from '../loyalty/loyalty.rules.ts'
import type { BusinessSettings } from '../tenant/business-settings.ts'
import type { CartContents, CartGiftCard } from './cart-contents.types.ts'
import type { OwnerRow, readChosenCards } from './own-money.store.ts'

type Chosen = Awaited<ReturnType<typeof readChosenCards>>[number]

type Given = {
  /** The customer with their cards; nobody for a guest. */
  readonly owned: readonly OwnerRow[]
  readonly chosen: readonly Chosen[]
  /** The shopper has said which cards pay, if any. */
  readonly isChosen: boolean
  readonly business: BusinessSettings
  readonly now: Date
}

/**
 * The gift cards and loyalty dollars that a cart may be paid with, as they are now. A customer who has not said which
 * cards pay has the first two chosen (decision 37); that is written down nowhere, so that it follows what they own.
 */
export function ownMoneyOf(given: Given): Pick<CartContents, 'giftCards' | 'loyalty'> {
  const { owned, chosen, isChosen, business, now } = given
  const owner = owned[0]?.owner
  const present = ({ card, redeemCents }: Chosen): CartGiftCard => ({
    giftCardId: card.giftCardId,
    last4: card.number.slice(-4),
    isOwn: owner !== undefined && card.ownerCustomerId === owner.customerId,
    isPreselected: !isChosen,
    redeemCents,
    balanceCents: card.balanceCents,
    isUsable: isUsable(card, now),
  })
  return {
    giftCards: (isChosen ? chosen : preselected(owned, now)).map(present),
    loyalty: owner && canRedeem(business, owner) ? { redeemableCents: owner.loyaltyCents } : undefined,
  }
}

const preselected = (owned: readonly OwnerRow[], now: Date): readonly Chosen[] =>
  preselectedCards(
    owned.flatMap(({ card }) =>
      card && isUsable(card, now)
        ? [{ card, redeemCents: card.balanceCents, status: card.status, availableBalance: card.balanceCents }]
        : [],
    ),
  )

const isUsable = ({ status, expiresAt }: Chosen['card'], now: Date) =>
  status === GiftCardStatus.Active && (expiresAt === null || expiresAt > now)
