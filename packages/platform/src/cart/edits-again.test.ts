import { ApiError } from '@aisle/api/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryValue, type StoredValue } from '../storage/stored-value.ts'
import { aCart, aCartItem, aCartProduct, id } from '../testing/builders.ts'
import type { KeptEdits } from './kept-edits.ts'
import { cartOf, milk, setUp } from './cart-on-answers.builder.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('F22 an edit that was made before the connection was lost', () => {
  const unreachable = new ApiError(0, 'NETWORK', 'Failed to fetch')
  let onLine: ReturnType<typeof vi.spyOn>
  const goOffline = () => {
    onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  }
  const comeBack = () => {
    onLine.mockRestore()
    dispatchEvent(new Event('online'))
  }

  /** What waits is sent; from then on time passes by itself. */
  const comeBackForGood = async () => {
    comeBack()
    await vi.runAllTimersAsync()
    vi.useRealTimers()
  }

  it('stays on screen and is made once the connection is back', async () => {
    const { cart, asked, onRefused, onConflicts, kept } = setUp({
      respond: (_, count) => (count === 1 ? unreachable : cartOf(5, count)),
    })
    cart.accept(cartOf(2, 1))
    goOffline()
    cart.setQuantity(milk, 5, 'cart')
    await vi.advanceTimersByTimeAsync(1000)
    expect(cart.store.getState()).toMatchObject({ wanted: { [id(10)]: 5 }, failures: {} })
    expect(Object.keys(kept.read()?.edits ?? {})).toEqual([id(10)])

    comeBack()
    await vi.runAllTimersAsync()

    expect(asked.map(({ call }) => call)).toEqual(['saveCart', 'saveCart'])
    expect(cart.store.getState()).toMatchObject({ wanted: {}, detail: { totalItems: 5 }, conflicts: [] })
    expect(kept.read()).toBeUndefined()
    expect(onRefused).not.toHaveBeenCalled()
    expect(onConflicts).not.toHaveBeenCalled()
  })

  it('is told with others in one list where it cannot be made as it was meant', async () => {
    const short = new ApiError(409, 'CRT_0114', 'Only 3 of Whole milk are left.')
    const bread = aCartItem({ orderLineItemID: id(21), productId: id(11), title: 'Bread', price: 2 })
    const before = aCart([aCartItem({ qty: 2 }), bread], { version: 1 })
    const after = aCart([aCartItem({ qty: 2 }), { ...bread, qty: 2, price: 2.5 }], { version: 9 })
    let isBack = false
    const { cart, onRefused, onConflicts } = setUp({
      respond({ call, input }) {
        if (!isBack) return unreachable
        return call === 'saveCart' && JSON.stringify(input).includes(id(10)) ? short : after
      },
    })
    cart.accept(before)
    goOffline()
    cart.setQuantity(milk, 5, 'cart')
    cart.setQuantity(aCartProduct({ productId: id(11), title: 'Bread' }), 2, 'cart')
    await vi.advanceTimersByTimeAsync(1000)

    isBack = true
    await comeBackForGood()

    await vi.waitFor(() =>
      expect(cart.store.getState().conflicts).toMatchObject([
        { code: 'CRT_0114', text: short.message, lines: [{ title: 'Whole milk', oldQty: 5, newQty: 2 }] },
        { code: 'price', lines: [{ title: 'Bread', oldPrice: 2, newPrice: 2.5 }] },
      ]),
    )
    expect(onConflicts).toHaveBeenCalledOnce()
    expect(onRefused).not.toHaveBeenCalled()
    cart.dismissConflicts()
    expect(cart.store.getState().conflicts).toEqual([])
  })

  it.each([
    ['another store', 'CRT_400'],
    ['a time slot that is lost', 'CRT_0014'],
    ['a limit', 'CRT_0114'],
    ['an age that is not known', 'AGE_VERIFICATION_NEEDED'],
  ])('is told in that list, and opens nothing, where it was refused for %s', async (_, code) => {
    let isBack = false
    const refused = new ApiError(409, code, 'This cannot be.')
    const { cart, onRefused } = setUp({
      respond: ({ call }) => (!isBack ? unreachable : call === 'saveCart' ? refused : cartOf(2, 9)),
    })
    cart.accept(cartOf(2, 1))
    goOffline()
    cart.setQuantity(milk, 5, 'card')
    await vi.advanceTimersByTimeAsync(1000)
    isBack = true
    await comeBackForGood()

    await vi.waitFor(() =>
      expect(cart.store.getState().conflicts).toMatchObject([
        { code, text: 'This cannot be.', lines: [{ title: 'Whole milk', oldQty: 5, newQty: 2 }] },
      ]),
    )
    expect(onRefused).not.toHaveBeenCalled()
  })

  it('gives way to a later one of the same line', async () => {
    let isBack = false
    const { cart, asked } = setUp({ respond: (_, count) => (isBack ? cartOf(3, count) : unreachable) })
    cart.accept(cartOf(2, 1))
    goOffline()
    cart.setQuantity(milk, 5, 'cart')
    await vi.advanceTimersByTimeAsync(1000)
    isBack = true
    cart.setQuantity(milk, 3, 'cart')
    comeBack()
    await vi.runAllTimersAsync()

    expect(asked.slice(1)).toMatchObject([{ input: { body: { products: [{ qty: 3 }] } } }])
  })
})

describe('an edit that a closed browser has left', () => {
  const left = (change: object = {}) => {
    const kept = createMemoryValue<KeptEdits>()
    const edit = { product: milk, qty: 5, cart: 'CART-1', price: 3.49, at: Date.now() - 1000, ...change }
    kept.write({ owner: 'guest', edits: { [id(10)]: edit } })
    return kept
  }
  const open = async (kept: StoredValue<KeptEdits>, qty = 2) => {
    const parts = setUp({
      kept,
      cartNumber: 'CART-1',
      respond: ({ call }) => (call === 'saveCart' ? cartOf(5, 2) : cartOf(qty, 1)),
    })
    await parts.cart.start()
    await vi.advanceTimersByTimeAsync(2000)
    await vi.dynamicImportSettled()
    await vi.runAllTimersAsync()
    return parts
  }

  it('is made by the next page', async () => {
    const { cart, calls, kept } = await open(left())

    expect(calls()).toEqual(['cartDetail', 'saveCart'])
    expect(cart.store.getState()).toMatchObject({ wanted: {}, detail: { totalItems: 5 } })
    expect(kept.read()).toBeUndefined()
  })

  it('is not made again where only its answer was lost', async () => {
    const { calls, kept } = await open(left(), 5)

    expect(calls()).toEqual(['cartDetail'])
    expect(kept.read()).toBeUndefined()
  })

  it('is told where it was meant for a cart that is gone', async () => {
    const { cart, calls, onConflicts } = await open(left({ cart: 'CART-0' }))

    expect(calls()).toEqual(['cartDetail'])
    expect(cart.store.getState().conflicts).toMatchObject([{ code: 'cart-gone', lines: [{ title: 'Whole milk' }] }])
    expect(onConflicts).toHaveBeenCalledOnce()
  })

  it('is nobody else’s', async () => {
    const kept = left()
    kept.write({ owner: 'somebody', edits: kept.read()?.edits ?? {} })
    const { calls } = await open(kept)

    expect(calls()).toEqual(['cartDetail'])
  })
})

it('keeps no edit of a cart that was ordered', () => {
  const { cart, kept } = setUp({ respond: () => cartOf(1, 1) })
  cart.setQuantity(milk, 5, 'cart')
  expect(kept.read()).toBeDefined()

  cart.clear('ordered')

  expect(kept.read()).toBeUndefined()
})
