import { cartDetail, saveCart } from '@aisle/api/cart'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { linesOf } from '../testing/shopper.ts'
import { insertLocation, insertProduct, insertRow } from '../testing/checkout-store.builder.ts'

const { test, store, aGuest } = await openShop()

const save = (token: string, products: readonly object[], more: object = {}) =>
  test.request(
    {
      method: 'POST',
      url: saveCart.path,
      payload: { fulfillmentMethodId: store.pickup, products, locationID: store.locationId, ...more },
    },
    token,
  )

describe('the cart', () => {
  it('does not exist before something is in it', async () => {
    const { token } = await aGuest()
    const { data } = await test.call(cartDetail, { query: {} }, token)
    expect(data).toMatchObject({ orderNumber: null, version: 0, totalItems: 0 })
  })

  it('sets absolute quantities, so that repeating a call changes nothing but the version', async () => {
    const milk = await insertProduct(test.query, store)
    const { fill } = await aGuest()
    const first = await fill(milk, 2)
    const second = await fill(milk, 2)
    expect(second).toMatchObject({ totalItems: 2, subTotalDisplay: 7.98, orderNumber: first.orderNumber })
    expect(second.version).toBeGreaterThan(first.version)
  })

  it('says who fetches the goods, for whoever comes back to the checkout, until it is empty', async () => {
    const milk = await insertProduct(test.query, store)
    const { fill, namePickupPerson, token } = await aGuest()
    await fill(milk)
    await namePickupPerson()
    const groupOf = async () =>
      (await test.call(cartDetail, { query: {} }, token)).data.fulfillments[store.pickup]?.pickupInfo
    expect(await groupOf()).toMatchObject({ primaryUserFirstName: 'Ada', primaryUserLastName: 'Lovelace' })
    await fill(milk, 0)
    await fill(milk)
    expect(await groupOf()).toBeNull()
  })

  it('changes the line that is named and no other of its product', async () => {
    const card = await insertProduct(test.query, store, {
      product_family: 1,
      gift_card_min_cents: 1000,
      gift_card_max_cents: 10_000,
      on_hand: 0,
    })
    const { token } = await aGuest()
    await save(token, [{ productId: card, qty: 1, giftCardAmount: 25 }])
    await save(token, [{ productId: card, qty: 1, giftCardAmount: 50 }])
    const read = async () =>
      Object.values((await test.call(cartDetail, { query: {} }, token)).data.fulfillments).flatMap((group) =>
        Object.values(group.shoppingCartItems),
      )
    const named = (await read()).find(({ giftCardAmount }) => giftCardAmount === 50)
    await save(token, [{ productId: card, orderLineItemID: named?.orderLineItemID, qty: 3 }])
    expect((await read()).map(({ giftCardAmount, qty }) => [giftCardAmount, qty]).toSorted()).toEqual([
      [25, 1],
      [50, 3],
    ])
  })

  it('removes a line at quantity zero and ends with the last one', async () => {
    const milk = await insertProduct(test.query, store)
    const { fill } = await aGuest()
    await fill(milk, 2)
    expect(await fill(milk, 0)).toMatchObject({ totalItems: 0, fulfillments: {} })
  })

  it('brings deposits along and takes them away again', async () => {
    const bottle = await insertProduct(test.query, store, { price_cents: 200 })
    const deposit = await insertProduct(test.query, store, { price_cents: 5, title: 'Deposit', tax_class: 'untaxed' })
    await insertRow(test.query, 'product_links', {
      tenant_id: store.tenant,
      product_id: bottle,
      kind: 'linked',
      linked_product_id: deposit,
      qty: 2,
    })
    const { fill } = await aGuest()
    const cart = await fill(bottle, 3)
    expect(cart).toMatchObject({ subTotalDisplay: 6.3 })
    expect(linesOf(cart)).toMatchObject([{ qty: 3, linkedProducts: [{ title: 'Deposit', qty: 6, totalPrice: 0.3 }] }])
    expect(await fill(bottle, 0)).toMatchObject({ totalItems: 0 })
  })

  it.each([
    { why: 'the stock', given: { on_hand: 3 }, qty: 4 },
    { why: 'the product', given: { qty_limit: 2 }, qty: 3 },
  ])('answers CRT_0114 beyond the limit of $why', async ({ given, qty }) => {
    const product = await insertProduct(test.query, store, given)
    const { token } = await aGuest()
    const reply = await save(token, [{ productId: product, qty }])
    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject({ errors: [{ errorCode: 'CRT_0114' }] })
  })

  it('answers CRT_400 when a filled cart is to change its store', async () => {
    const milk = await insertProduct(test.query, store)
    const { fill, token } = await aGuest()
    await fill(milk)
    const elsewhere = await insertLocation(test.query, store.tenant)
    const reply = await save(token, [{ productId: milk, qty: 1 }], { locationID: elsewhere })
    expect(reply.json()).toMatchObject({ errors: [{ errorCode: 'CRT_400' }] })
  })

  it('shows offers, and saves them against the regular price', async () => {
    const milk = await insertProduct(test.query, store, { price_cents: 400 })
    const discount_id = randomUUID()
    await insertRow(test.query, 'discounts', {
      tenant_id: store.tenant,
      discount_id,
      name: 'Milk',
      display_name: '25% off',
      kind: 'percent',
      value: 2500,
    })
    await insertRow(test.query, 'discount_products', { tenant_id: store.tenant, discount_id, product_id: milk })
    const { fill } = await aGuest()
    expect(linesOf(await fill(milk, 2))).toMatchObject([
      { price: 3, regularPrice: 4, totalPrice: 6, discountAmount: 2 },
    ])
  })

  it('F26 keeps what two tabs do at once', async () => {
    const products = await Promise.all(Array.from({ length: 10 }, () => insertProduct(test.query, store)))
    const { fill } = await aGuest()
    await Promise.all(products.map((product, index) => fill(product, index + 1)))
    const { token } = await aGuest()
    expect(token).toBeTruthy()
    expect(await fill(products[0] ?? '', 1)).toMatchObject({ totalItems: 55 })
  })
})
