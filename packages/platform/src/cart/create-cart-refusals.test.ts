import { ApiError } from '@aisle/api/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCart, id } from '../testing/builders.ts'
import { cartOf, milk, setUp } from './cart-on-answers.builder.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a refused edit', () => {
  it('goes back visibly and is told', async () => {
    const refusal = new ApiError(409, 'CRT_0114', 'Only 3 are left.')
    const { cart, onRefused } = setUp({ respond: ({ call }) => (call === 'saveCart' ? refusal : cartOf(2, 5)) })
    cart.accept(cartOf(2, 4))

    cart.setQuantity(milk, 9, 'main')
    await vi.runAllTimersAsync()

    expect(cart.store.getState()).toMatchObject({ wanted: {}, failures: { [id(10)]: 'Only 3 are left.' } })
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ qty: 9, origin: 'main' }), refusal)
  })

  it('says that the store was not reached, not what the browser calls it', async () => {
    const { cart } = setUp({ respond: () => new ApiError(0, 'NETWORK', 'Failed to fetch') })

    cart.setQuantity(milk, 1, 'card')
    await vi.runAllTimersAsync()

    expect(cart.store.getState().failures[id(10)]).toContain('could not be reached')
  })

  it('is forgotten by the next edit of that product', async () => {
    const { cart } = setUp({ respond: (_, count) => (count === 1 ? new ApiError(409, 'X', 'No') : cartOf(1, count)) })

    cart.setQuantity(milk, 1, 'card')
    await vi.runAllTimersAsync()
    cart.setQuantity(milk, 1, 'card')

    expect(cart.store.getState().failures).toEqual({})
  })
})

it('2§8 reads the cart again when a line to be removed is no longer there (CRT_0108), and says nothing', async () => {
  const { cart, calls, onRefused } = setUp({
    respond: ({ call }) =>
      call === 'removeCartItem' ? new ApiError(404, 'CRT_0108', 'Gone') : aCart([], { version: 2 }),
  })
  cart.accept(cartOf(1, 1))

  cart.setQuantity(milk, 0, 'cart')
  await vi.runAllTimersAsync()

  expect(calls()).toEqual(['removeCartItem', 'cartDetail'])
  expect(cart.store.getState()).toMatchObject({ detail: null, wanted: {}, failures: {} })
  expect(onRefused).not.toHaveBeenCalled()
})
