import { cartDetail, emptyCart, removeCartItem, saveCart } from '@aisle/api/cart'
import { setOrderAddress, setOrderPayments, setTip } from '@aisle/api/checkout'
import { outOfStockProducts, setAllowSubstitute, updateOutOfStock } from '@aisle/api/cart-stock'
import { applyChangeLocation, changeLocationDetail } from '@aisle/api/cart-location'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../server/testing.ts'
import { newCartNumber } from './cart-number.rules.ts'
import { shopperOf } from '../testing/shopper.ts'
import { insertCustomer, insertLocation, insertProduct, insertRow, insertStore, type TestStore } from '../testing/checkout-store.builder.ts'

let test: TestApp
let store: TestStore
beforeAll(async () => {
  test = await buildTestApp({ now: () => new Date('2026-11-20T15:00:00Z') })
  store = await insertStore(test.query)
})
afterAll(() => test.close())

const aGuest = async (at = store) => shopperOf(test, at, await test.tokens.guest(at.tenant))
const save = (token: string, products: readonly object[], more: object = {}) =>
  test.request(
    {
      method: 'POST',
      url: saveCart.path,
      payload: { fulfillmentMethodId: store.pickup, products, locationID: store.locationId, ...more },
    },
    token,
  )
const linesOf = (cart: { fulfillments: Record<string, { shoppingCartItems: Record<string, unknown> }> }) =>
  Object.values(cart.fulfillments).flatMap(({ shoppingCartItems }) => Object.values(shoppingCartItems))

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

  it('removes a line at quantity zero and ends with the last one', async () => {
    const milk = await insertProduct(test.query, store)
    const { fill } = await aGuest()
    await fill(milk, 2)
    expect(await fill(milk, 0)).toMatchObject({ totalItems: 0, fulfillments: {} })
  })

  it('brings deposits along and takes them away again', async () => {
    const bottle = await insertProduct(test.query, store, { price_cents: 200 })
    const deposit = await insertProduct(test.query, store, { price_cents: 5, title: 'Deposit', tax_class: 'untaxed' })
    await insertRow(test.query, 'product_links', { tenant_id: store.tenant, product_id: bottle, kind: 'linked', linked_product_id: deposit, qty: 2 })
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
    await insertRow(test.query, 'discounts', { tenant_id: store.tenant, discount_id, name: 'Milk', display_name: '25% off', kind: 'percent', value: 2500 })
    await insertRow(test.query, 'discount_products', { tenant_id: store.tenant, discount_id, product_id: milk })
    const { fill } = await aGuest()
    expect(linesOf(await fill(milk, 2))).toMatchObject([{ price: 3, regularPrice: 4, totalPrice: 6, discountAmount: 2 }])
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

describe('T10 a cart number', () => {
  it('opens nothing for another shopper, whatever is tried with it', async () => {
    const milk = await insertProduct(test.query, store)
    const owner = await aGuest()
    const cart = await owner.fill(milk)
    const orderNumber = cart.orderNumber ?? ''
    const [line] = linesOf(cart).map((item) => JSON.parse(JSON.stringify(item)).orderLineItemID)
    const { token } = await aGuest()
    const address = { line1: '1 Main St', city: 'New York', state: 'NY', zip: '10001' }
    const replies = [
      await test.call(cartDetail, { query: { orderNumber } }, token),
      await test.call(saveCart, { body: { orderNumber, fulfillmentMethodId: store.pickup, products: [{ productId: milk, qty: 9 }] } }, token),
      await test.call(removeCartItem, { params: { orderItemId: line }, query: { orderNumber } }, token),
      await test.call(emptyCart, { params: { cartNumber: orderNumber }, query: {} }, token),
      await test.call(setTip, { body: { orderNumber, tipAmount: 1 } }, token),
      await test.call(setOrderAddress, { body: { orderNumber, fulfillmentMethodID: store.pickup, address } }, token),
      await test.call(setOrderPayments, { body: { orderNumber } }, token),
      await test.call(outOfStockProducts, { query: { orderNumber } }, token),
      await test.call(setAllowSubstitute, { query: { orderNumber }, body: { items: [] } }, token),
    ]
    expect(replies.map(({ status, code }) => `${status} ${code}`)).toEqual(replies.map(() => '404 CRT_0002'))
    expect((await test.call(cartDetail, { query: { orderNumber } }, owner.token)).data.version).toBe(cart.version)
  })

  it('has 128 random bits and cannot be guessed', async () => {
    const milk = await insertProduct(test.query, store)
    const owner = await aGuest()
    expect((await owner.fill(milk)).orderNumber).toMatch(/^[b-v]{32}$/)
    const { token } = await aGuest()
    const guesses = Array.from({ length: 200 }, newCartNumber)
    const replies = await Promise.all(guesses.map((orderNumber) => test.call(cartDetail, { query: { orderNumber } }, token)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]))
  })

  it('F28 that is stale answers CRT_0002 with the text of the specification', async () => {
    const { token } = await aGuest()
    const reply = await test.call(cartDetail, { query: { orderNumber: newCartNumber() } }, token)
    expect(reply.message).toBe('Your previous cart has been abandoned. Please refresh your page and you can begin creating a new order!')
  })
})

describe('what the browser claims', () => {
  it.each(['price', 'totalPrice', 'finalPayAmount', 'isVerifiedOnline', 'tenant_id'])('T21 T66 is refused when it names %s', async (field) => {
    const milk = await insertProduct(test.query, store)
    const { token } = await aGuest()
    expect((await save(token, [{ productId: milk, qty: 1, [field]: 0.01 }])).statusCode).toBe(400)
    expect((await save(token, [{ productId: milk, qty: 1 }], { [field]: 0.01 })).statusCode).toBe(400)
    expect((await test.call(cartDetail, { query: {} }, token)).data.totalItems).toBe(0)
  })

  it('T22 never makes a line that is negative, broken or beyond the stock', async () => {
    const milk = await insertProduct(test.query, store, { on_hand: 50 })
    const { token } = await aGuest()
    const odd = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.boolean(), fc.constant(null), fc.array(fc.integer()), fc.bigInt().map(String))
    await fc.assert(fc.asyncProperty(odd, async (qty) => {
      const reply = await save(token, [{ productId: milk, qty }])
      expect(reply.statusCode).toBeLessThan(500)
      const [line] = await test.query<{ qty: number }>('SELECT qty FROM commerce.cart_lines WHERE product_id = $1', [milk])
      expect(line?.qty ?? 0).toBeGreaterThanOrEqual(0)
      expect(line?.qty ?? 0).toBeLessThanOrEqual(50)
    }), { numRuns: 300 })
  })

  it.each([-1, 1e9, 0.005, 500.01, 'x'])('T23 is refused as a tip of %s', async (tipAmount) => {
    const milk = await insertProduct(test.query, store)
    const { token, fill } = await aGuest()
    await fill(milk)
    const reply = await test.request({ method: 'POST', url: setTip.path, payload: { tipAmount } }, token)
    expect(reply.statusCode).toBe(400)
  })

  it.each([
    { amount: 9.99, status: 400 },
    { amount: 10, status: 200 },
    { amount: 100, status: 200 },
    { amount: 100.01, status: 400 },
    { amount: -10, status: 400 },
    { amount: 10.001, status: 400 },
  ])('T23 gives $status for a gift card of $amount', async ({ amount, status }) => {
    const card = await insertProduct(test.query, store, { product_family: 1, gift_card_min_cents: 1000, gift_card_max_cents: 10_000, on_hand: 0 })
    const { token } = await aGuest()
    expect((await save(token, [{ productId: card, qty: 1, giftCardAmount: amount }])).statusCode).toBe(status)
  })

  it('T61 is refused when it holds a card number', async () => {
    const milk = await insertProduct(test.query, store)
    const { token } = await aGuest()
    const reply = await save(token, [{ productId: milk, qty: 1, instruction: 'pay with 4111 1111 1111 1111' }])
    expect(reply.json()).toMatchObject({ errors: [{ errorCode: 'CARD_NUMBER_REFUSED' }] })
  })

  it('T29 is refused for a restricted product where browsing is restricted and nobody was verified', async () => {
    const cellar = await insertStore(test.query, { business: { isStoreAgeRestricted: true, enableAgeRestrictedBrowsing: true } })
    const wine = await insertProduct(test.query, cellar, { has_age_restriction: true })
    const token = await test.tokens.guest(cellar.tenant)
    const body = { fulfillmentMethodId: cellar.pickup, products: [{ productId: wine, qty: 1 }], locationID: cellar.locationId }
    expect((await test.call(saveCart, { body }, token)).code).toBe('AGE_VERIFICATION_NEEDED')
  })
})

describe('what has run out', () => {
  it('F30 is listed with what is left, and taken over by the shopper', async () => {
    const milk = await insertProduct(test.query, store, { on_hand: 5 })
    const { token, fill } = await aGuest()
    await fill(milk, 5)
    await test.query('UPDATE commerce.stock SET on_hand = 2 WHERE product_id = $1', [milk])
    const { data } = await test.call(outOfStockProducts, { query: {} }, token)
    expect(data.items).toMatchObject([{ productID: milk, qty: 5, inStockQty: 2 }])
    const orderLineItemID = data.items[0]?.orderLineItemID ?? ''
    await test.call(updateOutOfStock, { query: {}, body: { items: [{ orderLineItemID, selectedQty: 2 }] } }, token)
    expect((await test.call(cartDetail, { query: {} }, token)).data.totalItems).toBe(2)
    expect((await test.call(outOfStockProducts, { query: {} }, token)).data.items).toEqual([])
  })
})

describe('another store', () => {
  it('shows what it lacks before the cart goes there without it', async () => {
    const milk = await insertProduct(test.query, store)
    const bread = await insertProduct(test.query, store, { title: 'Bread' })
    const uptown = await insertLocation(test.query, store.tenant, { name: 'Uptown' })
    await insertRow(test.query, 'location_fulfillments', { tenant_id: store.tenant, location_id: uptown, fulfillment_method_id: store.pickup })
    await insertRow(test.query, 'stock', { tenant_id: store.tenant, location_id: uptown, product_id: milk, on_hand: 1 })
    const { token, fill } = await aGuest()
    await fill(milk, 2)
    await fill(bread)
    const query = { locationId: uptown, fulfillmentMethodID: store.pickup, zipCode: '10002' }
    const detail = await test.call(changeLocationDetail, { query }, token)
    expect(detail.data).toMatchObject({ availableProductsCount: 1, unavailableProducts: [{ title: 'Bread', qty: 1 }], location: { name: 'Uptown' } })
    const { data } = await test.call(applyChangeLocation, { query }, token)
    expect(data).toMatchObject({ locationID: uptown, zipCode: '10002', totalItems: 1 })
  })
})

describe('T12 signing in with a full cart', () => {
  const guestCart = async (productId: string, qty: number) => {
    const guest = await aGuest()
    return { guest, cart: await guest.fill(productId, qty) }
  }
  const adopt = (token: string, orderNumber: string | null, guestToken: string) =>
    test.call(cartDetail, { query: { orderNumber: orderNumber ?? '' } }, token, { 'x-guest-token': guestToken })
  const customer = async (email = 'ada@example.com') => {
    const { subject } = await insertCustomer(test.query, store.tenant, { email })
    return shopperOf(test, store, await test.tokens.user(store.tenant, subject, email))
  }

  it('keeps both carts, adds quantities up and does it once', async () => {
    const milk = await insertProduct(test.query, store, { on_hand: 6 })
    const { guest, cart } = await guestCart(milk, 4)
    const ada = await customer()
    await ada.fill(milk, 3)
    expect((await adopt(ada.token, cart.orderNumber, guest.token)).data.totalItems).toBe(6)
    expect((await adopt(ada.token, cart.orderNumber, guest.token)).data.totalItems).toBe(6)
    const left = await test.call(cartDetail, { query: { orderNumber: cart.orderNumber ?? '' } }, guest.token)
    expect(left.code).toBe('CRT_0002')
  })

  it('takes ten equal requests for one', async () => {
    const milk = await insertProduct(test.query, store, { on_hand: 100 })
    const { guest, cart } = await guestCart(milk, 4)
    const ada = await customer()
    const replies = await Promise.all(Array.from({ length: 10 }, () => adopt(ada.token, cart.orderNumber, guest.token)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await test.call(cartDetail, { query: {} }, ada.token)).data.totalItems).toBe(4)
  })

  it('takes nothing without the token of the guest', async () => {
    const milk = await insertProduct(test.query, store)
    const { guest, cart } = await guestCart(milk, 4)
    const thief = await customer()
    const other = await aGuest()
    const orderNumber = cart.orderNumber ?? ''
    expect((await test.call(cartDetail, { query: { orderNumber } }, thief.token)).code).toBe('CRT_0002')
    expect((await adopt(thief.token, orderNumber, other.token)).code).toBe('CRT_0002')
    expect((await adopt(thief.token, orderNumber, 'not.a.token')).status).toBe(401)
    expect((await test.call(cartDetail, { query: { orderNumber } }, guest.token)).data.totalItems).toBe(4)
  })

  it('leaves the cart of a guest who proved another address', async () => {
    const milk = await insertProduct(test.query, store)
    const { guest, cart } = await guestCart(milk, 4)
    await guest.prove({ firstName: 'Xena', lastName: 'X', email: 'xena@example.com' })
    const y = await customer('y@example.com')
    expect((await adopt(y.token, cart.orderNumber, guest.token)).data.totalItems).toBe(0)
    expect((await test.call(cartDetail, { query: {} }, guest.token)).data.totalItems).toBe(4)
  })
})
