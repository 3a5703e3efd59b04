import { alreadySubscribedProducts, type CartProductInput, restoreCart, saveCart } from '@aisle/api/cart'
import { OrderLineType } from '@aisle/api/product-kind'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { insertCustomer, insertProduct, insertRow } from '../testing/checkout-store.builder.ts'
import { linesOf, shopperOf, type TestShopper } from '../testing/shopper.ts'

const { test, store } = await openShop()

const aCustomer = async () => {
  const { subject, customerId } = await insertCustomer(test.query, store.tenant)
  return { ...shopperOf(test, store, await test.tokens.user(store.tenant, subject)), customerId }
}
const aCoffee = (values = {}) =>
  insertProduct(test.query, store, {
    title: 'Coffee',
    price_cents: 1000,
    is_auto_ship: true,
    auto_ship_frequencies: ['P1W', 'P2W'],
    auto_ship_discount_percent: 10,
    ...values,
  })
const save = ({ token }: Pick<TestShopper, 'token'>, product: CartProductInput) =>
  test.call(
    saveCart,
    { body: { fulfillmentMethodId: store.pickup, locationID: store.locationId, products: [product] } },
    token,
  )

describe('2§4 how often a line comes', () => {
  it('is chosen in the cart, at the price of auto-ship, and back', async () => {
    const coffee = await aCoffee()
    const shopper = await aCustomer()
    const [once] = linesOf(await shopper.fill(coffee, 2))
    expect(once).toMatchObject({
      totalPrice: 20,
      autoShipDiscount: 10,
      autoShipFrequencies: [
        { frequency: 'P1W', label: 'Every week' },
        { frequency: 'P2W', label: 'Every 2 weeks' },
      ],
    })
    const line = { productId: coffee, orderLineItemID: once?.orderLineItemID ?? '', qty: 2 }

    const repeated = await save(shopper, { ...line, orderLineItemOrderType: OrderLineType.AutoShip, frequency: 'P2W' })
    expect(linesOf(repeated.data)).toMatchObject([
      { orderLineItemID: once?.orderLineItemID, orderLineItemOrderType: 1, frequency: 'P2W', totalPrice: 18 },
    ])
    const more = await save(shopper, { ...line, qty: 3 })
    expect(linesOf(more.data)).toMatchObject([
      { qty: 3, orderLineItemOrderType: OrderLineType.AutoShip, frequency: 'P2W' },
    ])

    const back = await save(shopper, { ...line, qty: 3, orderLineItemOrderType: 0 })
    expect(linesOf(back.data)).toMatchObject([{ orderLineItemOrderType: 0, frequency: null, totalPrice: 30 }])
  })

  it('makes one line of two that become equal, within the stock, and stays so when it is asked for twice', async () => {
    const coffee = await aCoffee({ on_hand: 5 })
    const shopper = await aCustomer()
    const [once] = linesOf(await shopper.fill(coffee, 2))
    await save(shopper, { productId: coffee, qty: 3, orderLineItemOrderType: OrderLineType.AutoShip, frequency: 'P1W' })
    const named = {
      productId: coffee,
      orderLineItemID: once?.orderLineItemID ?? '',
      orderLineItemOrderType: OrderLineType.AutoShip,
    }
    expect((await save(shopper, { ...named, qty: 3, frequency: 'P1W' })).code).toBe('CRT_0114')
    const { data } = await save(shopper, { ...named, qty: 2, frequency: 'P1W' })
    expect(linesOf(data)).toMatchObject([{ qty: 5, frequency: 'P1W' }])
    const again = await save(shopper, { ...named, qty: 2, frequency: 'P1W' })
    expect(linesOf(again.data)).toMatchObject([{ qty: 5, frequency: 'P1W' }])
    expect(again.data.snapshotID).toBeUndefined()
  })

  it('can be taken back: lines that became one are two again, with their notes, and once only', async () => {
    const coffee = await aCoffee()
    const shopper = await aCustomer()
    const noted = await save(shopper, { productId: coffee, qty: 2, instruction: 'Ground' })
    const orderLineItemID = linesOf(noted.data)[0]?.orderLineItemID ?? ''
    const weekly = { orderLineItemOrderType: OrderLineType.AutoShip, frequency: 'P1W' }
    await save(shopper, { productId: coffee, qty: 3, instruction: 'Whole beans', ...weekly })
    const { data } = await save(shopper, { productId: coffee, orderLineItemID, qty: 2, ...weekly })
    expect(linesOf(data)).toMatchObject([{ qty: 5, instruction: 'Ground' }])

    const undo = () => test.call(restoreCart, { body: { snapshotID: data.snapshotID ?? '' } }, shopper.token)
    expect(linesOf((await undo()).data)).toMatchObject([
      { orderLineItemID, qty: 2, orderLineItemOrderType: 0, frequency: null, instruction: 'Ground' },
      { qty: 3, ...weekly, instruction: 'Whole beans' },
    ])
    expect((await undo()).code).toBe('CRT_SNAPSHOT_GONE')
  })

  it.each([
    [
      'an unknown rhythm',
      { orderLineItemOrderType: OrderLineType.AutoShip, frequency: 'P9W' },
      {},
      'CRT_AUTO_SHIP_REFUSED',
    ],
    [
      'a product that is sold once',
      { orderLineItemOrderType: OrderLineType.AutoShip },
      { is_auto_ship: false },
      'CRT_AUTO_SHIP_REFUSED',
    ],
  ])('is refused for %s, and the line stays', async (_why, kind, values, code) => {
    const coffee = await aCoffee(values)
    const shopper = await aCustomer()
    const cart = await shopper.fill(coffee)
    const orderLineItemID = linesOf(cart)[0]?.orderLineItemID ?? ''
    expect((await save(shopper, { productId: coffee, orderLineItemID, qty: 1, ...kind })).code).toBe(code)
    expect(linesOf(await shopper.fill(coffee))).toMatchObject([{ orderLineItemOrderType: 0 }])
  })

  it('2§6 needs an account', async () => {
    const coffee = await aCoffee()
    const guest = shopperOf(test, store, await test.tokens.guest(store.tenant))
    const orderLineItemID = linesOf(await guest.fill(coffee))[0]?.orderLineItemID ?? ''
    const wish = {
      productId: coffee,
      orderLineItemID,
      qty: 1,
      orderLineItemOrderType: OrderLineType.AutoShip,
      frequency: 'P1W',
    }
    expect((await save(guest, wish)).code).toBe('CUSTOMER_NEEDED')
  })

  it('T23 leaves a gift card its amount', async () => {
    const card = await insertProduct(test.query, store, {
      product_family: 1,
      gift_card_min_cents: 1000,
      gift_card_max_cents: 10_000,
      on_hand: 0,
    })
    const shopper = await aCustomer()
    const first = await save(shopper, { productId: card, qty: 1, giftCardAmount: 50 })
    const orderLineItemID = linesOf(first.data)[0]?.orderLineItemID ?? ''
    const { data } = await save(shopper, { productId: card, orderLineItemID, qty: 2, orderLineItemOrderType: 0 })
    expect(linesOf(data)).toMatchObject([{ qty: 2, giftCardAmount: 50, orderLineItemOrderType: 2 }])
  })
})

it('2§7 tells which products of the cart come regularly already', async () => {
  const [coffee, tea] = [await aCoffee(), await aCoffee({ title: 'Tea' })]
  const shopper = await aCustomer()
  await shopper.fill(coffee)
  await shopper.fill(tea)
  const subscription_id = randomUUID()
  const running = { tenant_id: store.tenant, subscription_id, customer_id: shopper.customerId, product_id: coffee }
  const terms = { location_id: store.locationId, fulfillment_method_id: store.pickup, qty: 1, frequency: 'P1W' }
  await insertRow(test.query, 'auto_ship_orders', { ...running, ...terms })
  const cancelled = { ...running, subscription_id: randomUUID(), product_id: tea, status: 'cancelled' }
  await insertRow(test.query, 'auto_ship_orders', { ...cancelled, ...terms })
  const { data } = await test.call(alreadySubscribedProducts, { query: {} }, shopper.token)
  expect(data.items).toEqual([{ productID: coffee, subscriptionID: subscription_id, title: 'Coffee' }])
})
