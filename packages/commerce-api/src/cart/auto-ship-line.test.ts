import { saveCart } from '@aisle/api/cart'
import { OrderLineType } from '@aisle/api/product-kind'
import { expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer, insertProduct, insertStore } from '../testing/checkout-store.builder.ts'

const test = await openTestApp({ now: () => new Date('2026-11-20T15:00:00Z') })

it.each([
  { is_blacklisted: false, blacklistHandling: undefined, code: undefined },
  { is_blacklisted: true, blacklistHandling: undefined, code: 'CRT_AUTO_SHIP_REFUSED' },
  { is_blacklisted: true, blacklistHandling: 1, code: 'CRT_AUTO_SHIP_REFUSED' },
  { is_blacklisted: true, blacklistHandling: 2, code: undefined },
])(
  '2§4 a product that is blacklisted: $is_blacklisted is sent again and again under handling $blacklistHandling: $code',
  async ({ is_blacklisted, blacklistHandling, code }) => {
    const store = await insertStore(test.query, { business: blacklistHandling ? { blacklistHandling } : {} })
    const coffee = await insertProduct(test.query, store, {
      is_auto_ship: true,
      auto_ship_frequencies: ['7'],
      is_blacklisted,
    })
    const { subject } = await insertCustomer(test.query, store.tenant)
    const token = await test.tokens.user(store.tenant, subject)

    const products = [{ productId: coffee, qty: 1, orderLineItemOrderType: OrderLineType.AutoShip, frequency: '7' }]
    const body = { fulfillmentMethodId: store.pickup, products, locationID: store.locationId }
    const reply = await test.call(saveCart, { body }, token)

    expect(reply.status).toBe(code ? 400 : 200)
    expect(reply.code).toBe(code)

    const once = { ...body, products: [{ productId: coffee, qty: 2 }] }
    const bought = await test.call(saveCart, { body: once }, token)
    const offered = Object.values(bought.data.fulfillments).flatMap(({ shoppingCartItems }) =>
      Object.values(shoppingCartItems)
        .filter(({ orderLineItemOrderType }) => orderLineItemOrderType === OrderLineType.Normal)
        .map(({ isSubscribeForAutoShip }) => isSubscribeForAutoShip),
    )
    expect(offered).toEqual([code === undefined])
  },
)
