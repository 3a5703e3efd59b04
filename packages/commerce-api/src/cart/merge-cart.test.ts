import { cartDetail } from '@aisle/api/cart'
import { describe, expect, it } from 'vitest'
import { ada } from '../testing/shopper.ts'
import { insertProduct } from '../testing/checkout-store.builder.ts'
import { openMergingShop, payingAtStore } from './merge-cart.builder.ts'

const { test, store, aGuest, guestCart, adopt, customer } = await openMergingShop()

describe('T12 signing in with a full cart', () => {
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

  it('leaves the next cart of a guest who proved another address for the one before, and ordered it', async () => {
    const milk = await insertProduct(test.query, store)
    const { guest, cart: first } = await guestCart(milk, 1)
    await guest.prove()
    await guest.namePickupPerson()
    expect((await guest.order({ ...payingAtStore(first), guest: ada })).status).toBe(200)
    const next = await guest.fill(milk, 4)

    const y = await customer('y@example.com')
    const { data } = await adopt(y.token, next.orderNumber, guest.token)

    expect(data).toMatchObject({ totalItems: 0, notices: [{ code: 'other-owner' }] })
    expect((await test.call(cartDetail, { query: {} }, guest.token)).data.totalItems).toBe(4)
    const owner = await customer()
    expect((await adopt(owner.token, next.orderNumber, guest.token)).data.totalItems).toBe(4)
  })
})

it('changes nothing when a sign-in is repeated after the customer has ordered', async () => {
  const milk = await insertProduct(test.query, store, { on_hand: 10 })
  const { guest, cart } = await guestCart(milk, 2)
  const ada = await customer()
  const own = (await adopt(ada.token, cart.orderNumber, guest.token)).data
  await ada.namePickupPerson()
  const placed = await ada.order(payingAtStore(own))
  expect(placed.status).toBe(200)

  const again = await adopt(ada.token, cart.orderNumber, guest.token)

  expect(again).toMatchObject({ status: 200, data: { totalItems: 0, orderNumber: null } })
  const [left] = await test.query<{ on_hand: number }>('SELECT on_hand FROM commerce.stock WHERE product_id = $1', [
    milk,
  ])
  expect(left?.on_hand).toBe(8)
})
