import { type AutoShipSeed, type GiftCardSeed, stableId } from '@aisle/commerce-api/seeding'
import { customerIdOf, locationIdOf, methodIdOf, orderIdOf, productIdOf } from '../demo-ids.ts'
import { addressIdOf, cardIdOf, type DemoGiftCard, type DemoSubscription } from '../shoppers.ts'
import { daysBefore, storeDay } from './store-day.ts'

const GIFT_CARD_AGE = 60

export const giftCardSeed = ({ owner, ...card }: DemoGiftCard, tenant: string, now: Date): GiftCardSeed => ({
  ...card,
  ownerCustomerId: customerIdOf(tenant, owner),
  designUrl: '/images/products/fresh-fields-egift-card.svg',
  createdAt: daysBefore(now, GIFT_CARD_AGE),
})

export function autoShipSeed(subscription: DemoSubscription, tenant: string, now: Date): AutoShipSeed {
  const { subscriptionId, owner, seoName, location, codeName, addressKey, cardKey, firstOrder } = subscription
  const { qty, frequency, status, discountPercent, nextInDays, startedDaysAgo } = subscription
  const day = (days: number) => storeDay(now, days, 'UTC')
  const delivery = (days: number, made: Pick<Delivery, 'state' | 'orderId'>) => ({
    deliveryId: stableId('delivery', subscriptionId, String(days)),
    dueDate: day(days),
    ...made,
  })
  return {
    subscriptionId,
    customerId: customerIdOf(tenant, owner),
    productId: productIdOf(tenant, seoName),
    locationId: locationIdOf(tenant, location),
    fulfillmentMethodId: methodIdOf(tenant, codeName),
    qty,
    frequency,
    status,
    discountPercent,
    nextDate: day(nextInDays),
    addressId: addressIdOf(addressKey),
    paymentMethodId: cardIdOf(cardKey),
    createdAt: daysBefore(now, startedDaysAgo),
    deliveries: [
      ...(firstOrder
        ? [
            delivery(-startedDaysAgo, {
              state: 'ordered',
              orderId: orderIdOf(tenant, firstOrder),
            }),
          ]
        : []),
      ...(status === 'active' ? [delivery(nextInDays, { state: 'upcoming' })] : []),
    ],
  }
}

type Delivery = NonNullable<AutoShipSeed['deliveries']>[number]
