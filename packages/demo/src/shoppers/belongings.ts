import { stableId } from '@aisle/commerce-api/seeding'
import { CUSTOMER } from './accounts.ts'
import type { DemoGiftCard, DemoSubscription } from './shopper.types.ts'

/** Gift cards of Fresh Fields Market: a full one, one in use, one still to be activated. */
export const giftCards: DemoGiftCard[] = [
  {
    giftCardId: stableId('gift-card', 'fresh', '1'),
    number: '9045110020261001',
    isDigital: true,
    status: 1,
    initialCents: 5000,
    balanceCents: 5000,
    owner: CUSTOMER,
    message: 'For the new kitchen. Love, Mum',
  },
  {
    giftCardId: stableId('gift-card', 'fresh', '2'),
    number: '9045110020261019',
    isDigital: false,
    status: 1,
    initialCents: 2500,
    balanceCents: 1140,
    owner: CUSTOMER,
  },
  {
    giftCardId: stableId('gift-card', 'fresh', '3'),
    number: '9045110020261027',
    isDigital: false,
    status: 0,
    initialCents: 10_000,
    balanceCents: 10_000,
    owner: CUSTOMER,
  },
]

/** Auto-ship of customer@example.com: one that runs, one that rests. */
export const subscriptions: DemoSubscription[] = [
  {
    subscriptionId: stableId('subscription', 'fresh', 'dog-food'),
    owner: CUSTOMER,
    seoName: 'chicken-rice-dog-food',
    location: 'port-richmond',
    codeName: 'sd',
    qty: 1,
    frequency: 'P4W',
    status: 'active',
    discountPercent: 5,
    nextInDays: 25,
    addressKey: 'home',
    cardKey: 'visa',
    startedDaysAgo: 3,
    firstOrder: 'order-6',
  },
  {
    subscriptionId: stableId('subscription', 'fresh', 'coffee'),
    owner: CUSTOMER,
    seoName: 'house-blend-coffee',
    location: 'lincoln-park',
    codeName: 'sd',
    qty: 2,
    frequency: 'P2W',
    status: 'paused',
    discountPercent: 5,
    nextInDays: 26,
    addressKey: 'work',
    cardKey: 'mastercard',
    startedDaysAgo: 64,
  },
]
