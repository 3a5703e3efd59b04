import { stableId } from '@aisle/commerce-api/seeding'
import { CUSTOMER } from './people.ts'
import type { DemoGiftCard, DemoSubscription } from './shopper.types.ts'

/** Gift cards of Fresh Fields Market: a full one, one in use, one still to be activated. */
export const giftCards: DemoGiftCard[] = [
  {
    giftCardId: stableId('gift-card', 'fresh', '1'),
    number: '6045110020261001',
    pin: '2718',
    family: 1,
    status: 1,
    initialCents: 5000,
    balanceCents: 5000,
    owner: CUSTOMER,
    recipientName: 'Casey',
    message: 'For the new kitchen. Love, Mum',
  },
  {
    giftCardId: stableId('gift-card', 'fresh', '2'),
    number: '6045110020261019',
    pin: '3141',
    family: 2,
    status: 1,
    initialCents: 2500,
    balanceCents: 1140,
    owner: CUSTOMER,
  },
  {
    giftCardId: stableId('gift-card', 'fresh', '3'),
    number: '6045110020261027',
    pin: '1618',
    family: 2,
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
    frequency: 'monthly',
    status: 'active',
    discountPercent: 5,
    nextInDays: 12,
    addressKey: 'home',
    cardKey: 'visa',
    startedDaysAgo: 110,
  },
  {
    subscriptionId: stableId('subscription', 'fresh', 'coffee'),
    owner: CUSTOMER,
    seoName: 'house-blend-coffee',
    location: 'lincoln-park',
    codeName: 'sd',
    qty: 2,
    frequency: 'biweekly',
    status: 'paused',
    discountPercent: 5,
    nextInDays: 26,
    addressKey: 'work',
    cardKey: 'mastercard',
    startedDaysAgo: 64,
  },
]
