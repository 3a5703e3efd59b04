import type { AutoShipSeed, GiftCardSeed, OrderSeed } from '@aisle/commerce-api/seeding'
import type { DemoTenant } from '../tenants.ts'
import { giftCards, pastOrders, subscriptions } from '../shoppers.ts'
import { autoShipSeed, giftCardSeed } from './belonging-seeds.ts'
import { orderSeed } from './order-seeds.ts'

type Past = {
  readonly orders: readonly OrderSeed[]
  readonly giftCards: readonly GiftCardSeed[]
  readonly autoShip: readonly AutoShipSeed[]
}

/** What shoppers did at a store before: Fresh Fields Market is the one that has a past. */
export function pastOf({ tenant, locations }: DemoTenant, now: Date): Past {
  if (tenant !== 'fresh') return { orders: [], giftCards: [], autoShip: [] }
  const zoneOf = new Map(locations.map(({ locationId, timeZone }) => [locationId, timeZone]))
  return {
    orders: pastOrders.map((order) => orderSeed(order, { tenant, zoneOf, now })),
    giftCards: giftCards.map((card) => giftCardSeed(card, tenant, now)),
    autoShip: subscriptions.map((subscription) => autoShipSeed(subscription, tenant, now)),
  }
}
