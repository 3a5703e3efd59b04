import { autoShipList, previousAutoShipOrders } from '@aisle/api/auto-ship'
import { myGiftCards } from '@aisle/api/gift-card'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer, insertProduct, insertStore } from '../testing/checkout-store.builder.ts'
import { createSeeder } from './seeder.ts'

const test = await openTestApp({ now: () => new Date('2026-11-20T15:00:00Z') })

it('gift cards and subscriptions are written once and shown to their owner', async () => {
  const store = await insertStore(test.query)
  const milk = await insertProduct(test.query, store)
  const { tenant, locationId } = store
  const { subject, customerId } = await insertCustomer(test.query, tenant)
  const placedAt = new Date('2026-11-01T12:00:00Z')
  const giftCard = {
    giftCardId: randomUUID(),
    ownerCustomerId: customerId,
    initialCents: 5000,
    balanceCents: 2500,
    createdAt: placedAt,
  }
  const subscription = {
    subscriptionId: randomUUID(),
    customerId,
    productId: milk,
    locationId,
    fulfillmentMethodId: store.pickup,
    qty: 1,
    frequency: 'P2W',
    nextDate: '2026-12-01',
    createdAt: placedAt,
    deliveries: [{ deliveryId: randomUUID(), dueDate: '2026-11-01', state: 'ordered' }],
  } as const
  const seed = () =>
    test.database.transaction(tenant, async (tx) => {
      const seeder = createSeeder(tx)
      return [await seeder.giftCards([giftCard]), await seeder.autoShip([subscription])]
    })
  expect((await seed()).map(({ inserted }) => inserted)).toEqual([1, 1])
  expect((await seed()).map(({ inserted, updated }) => inserted + updated)).toEqual([0, 0])

  const token = await test.tokens.user(tenant, subject)
  expect((await test.call(myGiftCards, { query: {} }, token)).data.items).toMatchObject([{ availableBalance: 25 }])
  expect((await test.call(autoShipList, { query: {} }, token)).data.items).toMatchObject([
    { frequencyText: 'Every 2 weeks' },
  ])
  const previous = await test.call(previousAutoShipOrders, { params: { id: subscription.subscriptionId } }, token)
  expect(previous.data.items).toMatchObject([{ status: 'placed' }])
})
