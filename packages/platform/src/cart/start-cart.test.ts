import { ApiError } from '@aisle/api/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCart, aCartItem, id } from '../testing/builders.ts'
import { cartOf, milk, setUp } from './cart-on-answers.builder.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('at the start', () => {
  it('nothing is asked of a guest without a cart', async () => {
    const { cart, asked } = setUp({ respond: () => cartOf(1, 1) })

    await cart.start()

    expect(asked).toEqual([])
    expect(cart.store.getState().status).toBe('ready')
  })

  it('what is added before it is known what is in the cart is added to that', async () => {
    const { cart, asked } = setUp({
      respond: ({ call }) => cartOf(call === 'saveCart' ? 4 : 3, call === 'saveCart' ? 2 : 1),
      cartNumber: 'A1',
    })
    const starting = cart.start()

    cart.setQuantity(milk, 1, 'card')
    expect(cart.store.getState().wanted).toEqual({ [id(10)]: 1 })
    await starting
    expect(cart.store.getState().wanted).toEqual({ [id(10)]: 4 })
    await vi.runAllTimersAsync()

    expect(asked.map(({ call }) => call)).toEqual(['cartDetail', 'saveCart'])
    expect(asked[1]).toMatchObject({ input: { body: { products: [{ qty: 4 }] } } })
  })

  it('a guest names the cart, a customer does not', async () => {
    const guest = setUp({ respond: () => cartOf(1, 1), cartNumber: 'CART-1' })
    const customer = setUp({ respond: () => cartOf(1, 1), isGuest: false })

    await guest.cart.start()
    await customer.cart.start()

    expect(guest.asked[0]?.input).toEqual({ query: { orderNumber: 'CART-1' } })
    expect(customer.asked[0]?.input).toEqual({ query: {} })
  })

  it('whoever has just signed in takes over the guest cart, with proof of having been that guest', async () => {
    const { cart, asked } = setUp({ respond: () => cartOf(3, 1), isGuest: false, cartNumber: 'CART-1' })

    await cart.adoptGuestCart(Promise.resolve('proof'))

    expect(asked).toMatchObject([
      { call: 'cartDetail', input: { query: { orderNumber: 'CART-1' } }, headers: { 'x-guest-token': 'proof' } },
    ])
    expect(cart.store.getState().detail?.totalItems).toBe(3)
  })

  it.each(['ordered', 'emptied'] as const)(
    'a guest whose cart was %s proves at sign-in whose saved lines are meant',
    async (reason) => {
      const { cart, asked } = setUp({ respond: () => cartOf(1, 1), cartNumber: 'CART-1' })
      cart.accept(aCart([aCartItem()], { orderNumber: 'CART-1', savedItemsCount: 2 }))
      cart.clear(reason)

      expect(cart.holdGuestCart(true)).toBe(true)
      await cart.adoptGuestCart(Promise.resolve('proof'))

      expect(asked).toMatchObject([{ input: { query: {} }, headers: { 'x-guest-token': 'proof' } }])
    },
  )

  it('whoever cannot prove it gets the cart of their own', async () => {
    const { cart, asked } = setUp({
      respond: (_, count) => (count === 1 ? new ApiError(404, 'CRT_0002', 'Gone') : cartOf(3, 1)),
      isGuest: false,
      cartNumber: 'CART-1',
    })

    await cart.adoptGuestCart(Promise.resolve(undefined))

    expect(asked.map(({ input }) => input)).toEqual([{ query: { orderNumber: 'CART-1' } }, { query: {} }])
    expect(cart.store.getState().detail?.totalItems).toBe(3)
  })
})
