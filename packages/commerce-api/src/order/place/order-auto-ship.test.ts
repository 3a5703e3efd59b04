import { cartDetail, saveCart } from '@aisle/api/cart'
import { OrderLineType } from '@aisle/api/product-kind'
import { thankYou } from '@aisle/api/thank-you'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../server/testing.ts'
import { insertCustomer, insertProduct, insertStore } from '../../testing/checkout-store.builder.ts'
import { NO_TRACES, readyToOrder, tracesOf } from '../../testing/ready-order.ts'
import { shopperOf, totalOf } from '../../testing/shopper.ts'

const noon = new Date('2026-11-20T17:00:00Z')
/** Still the 20th in New York. */
const evening = new Date('2026-11-21T02:00:00Z')
let now = noon
const test = await openTestApp({ now: () => now })

const repeated = { is_auto_ship: true, auto_ship_frequencies: ['P2W'] }
const wishOf = (orderLineItemID: string, productID: string, frequency: string | undefined = 'P2W') => ({
  orderLineItemID,
  productID,
  subscriptionOption: 2,
  ...(frequency ? { frequency } : {}),
})

/** A customer with coffee to fetch. */
async function customerWithCoffee() {
  const store = await insertStore(test.query)
  const coffee = await insertProduct(test.query, store, repeated)
  const { subject, customerId } = await insertCustomer(test.query, store.tenant)
  const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
  const payment = { isPayAtStore: true, paymentToken: undefined, guest: undefined }
  const subscriptions = () =>
    test.query<{ frequency: string; next_date: string }>(
      'SELECT frequency, next_date::text FROM commerce.auto_ship_orders WHERE tenant_id = $1 AND customer_id = $2',
      [store.tenant, customerId],
    )
  return { store, coffee, shopper, payment, subscriptions }
}

beforeEach(() => {
  now = noon
})

describe('2§3 an order with lines that come again', () => {
  it.each([
    { when: 'at noon', at: noon },
    { when: 'in the evening, when it is the next day in Greenwich', at: evening },
  ])(
    'F43 is shown to be confirmed with rhythm and next day, and begins a subscription of both ($when)',
    async ({ at }) => {
      now = at
      const { store, coffee, shopper, payment, subscriptions } = await customerWithCoffee()
      const products = [{ productId: coffee, qty: 1, orderLineItemOrderType: OrderLineType.AutoShip, frequency: 'P2W' }]
      const body = { fulfillmentMethodId: store.pickup, products, locationID: store.locationId }
      const { data: cart } = await test.call(saveCart, { body }, shopper.token)
      const [line = ''] = Object.keys(cart.fulfillments[store.pickup]?.shoppingCartItems ?? {})
      expect(cart.autoShips).toEqual([
        { orderLineItemID: line, frequencyText: 'Every 2 weeks', nextOrderDate: '2026-12-04' },
      ])
      await shopper.namePickupPerson()

      const placed = await shopper.order({
        ...payment,
        expectedTotal: totalOf(cart),
        subscriptionDetails: [wishOf(line, coffee)],
      })

      expect(placed.status).toBe(200)
      expect(await subscriptions()).toEqual([{ frequency: 'P2W', next_date: '2026-12-04' }])
      const query = { OrderNumber: placed.data.orderNumber }
      expect((await test.call(thankYou, { query }, shopper.token)).data.subscriptionCount).toBe(1)
    },
  )

  it.each([
    { why: 'a frequency is named', change: {}, begun: 1 },
    { why: 'none is named', change: { frequency: undefined }, begun: 0 },
    { why: 'another one than the store offers is named', change: { frequency: 'P1D' }, begun: 0 },
    { why: 'the option is not 2', change: { subscriptionOption: 1 }, begun: 0 },
    { why: 'another product is named', change: { productID: '00000000-0000-4000-8000-000000000001' }, begun: 0 },
  ])('2§5 makes $begun of a line that was put in to come once where $why', async ({ change, begun }) => {
    const { store, coffee, shopper, payment, subscriptions } = await customerWithCoffee()
    const cart = await shopper.fill(coffee)
    expect(cart.autoShips).toBeUndefined()
    await shopper.namePickupPerson()
    const [line = ''] = Object.keys(cart.fulfillments[store.pickup]?.shoppingCartItems ?? {})

    const placed = await shopper.order({
      ...payment,
      expectedTotal: totalOf(cart),
      subscriptionDetails: [{ ...wishOf(line, coffee), ...change }],
    })

    expect(placed.status).toBe(200)
    expect(await subscriptions()).toHaveLength(begun)
  })

  it('2§6 is refused without an account, and does nothing', async () => {
    const given = await readyToOrder(test, { now, product: repeated })
    const { data: cart } = await test.call(cartDetail, { query: {} }, given.shopper.token)
    const [line = ''] = Object.values(cart.fulfillments).flatMap(({ shoppingCartItems }) =>
      Object.keys(shoppingCartItems),
    )

    const asked = await given.order({ subscriptionDetails: [wishOf(line, given.milk)] })
    expect(asked).toMatchObject({ status: 403, code: 'CUSTOMER_NEEDED' })
    await test.query("UPDATE commerce.cart_lines SET order_type = 1, frequency = 'P2W' WHERE tenant_id = $1", [
      given.store.tenant,
    ])
    expect((await given.order()).code).toBe('CUSTOMER_NEEDED')

    expect(await tracesOf(test, given.store.tenant)).toEqual(NO_TRACES)
  })
})
