import { cartDetail } from '@aisle/api/cart'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../server/testing.ts'
import { shopperOf } from '../testing/shopper.ts'
import { insertCustomer, insertProduct, insertStore, type TestStore } from '../testing/checkout-store.builder.ts'

let test: TestApp
let store: TestStore
beforeAll(async () => {
  test = await buildTestApp({ now: () => new Date('2026-11-20T15:00:00Z') })
  store = await insertStore(test.query)
})
afterAll(() => test.close())

const aGuest = async (at = store) => shopperOf(test, at, await test.tokens.guest(at.tenant))

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
