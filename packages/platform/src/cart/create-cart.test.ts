import { type CartDetail } from '@aisle/api/cart-detail'
import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCart, aCartItem, aCartProduct, id } from '../testing/builders.ts'
import { quantityOf } from './cart.rules.ts'
import { cartOf, milk, setUp } from './cart-on-answers.builder.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('adding a product', () => {
  it('shows it at once and brings it to the server with store and method', async () => {
    const { cart, asked, facts } = setUp({ respond: () => cartOf(1, 1) })

    cart.setQuantity(milk, 1, 'card')
    expect(cart.store.getState().wanted).toEqual({ [id(10)]: 1 })
    await vi.runAllTimersAsync()

    expect(asked).toMatchObject([
      {
        call: 'saveCart',
        input: {
          body: {
            fulfillmentMethodId: id(2),
            locationID: id(1),
            zipCode: '46204',
            products: [{ productId: id(10), qty: 1 }],
          },
        },
      },
    ])
    expect(cart.store.getState()).toMatchObject({ wanted: {}, failures: {}, detail: { version: 1 } })
    expect(facts).toEqual([['added', 1]])
  })

  it('makes one cart, however many products are added at once', async () => {
    const { cart, asked } = setUp({ respond: (_, count) => cartOf(1, count) })

    cart.setQuantity(milk, 1, 'card')
    cart.setQuantity(aCartProduct({ productId: id(11) }), 1, 'card')
    await vi.runAllTimersAsync()

    expect(asked[0]?.input).not.toHaveProperty('body.orderNumber')
    expect(asked[1]?.input).toHaveProperty('body.orderNumber', 'CART-1')
  })

  it('means one more than there is, whatever the page still shows', async () => {
    const { cart, asked } = setUp({ respond: () => cartOf(3, 2) })
    cart.accept(cartOf(2, 1))

    cart.add(milk, 1, 'card')
    await cart.settle()

    expect(asked[0]?.input).toMatchObject({ body: { products: [{ qty: 3 }] } })
  })

  it('never asks for more than the limit', async () => {
    const { cart, asked } = setUp({ respond: () => cartOf(12, 1) })

    cart.setQuantity(milk, 500, 'card')
    await vi.runAllTimersAsync()

    expect(asked[0]?.input).toHaveProperty('body.products.0.qty', 12)
  })
})

it('makes a line smaller of which there is less than that by now, and never larger', async () => {
  const { cart, asked } = setUp({ respond: () => cartOf(4, 2) })
  const ranOut = { ...milk, limit: 0 }
  cart.accept(cartOf(5, 1))

  cart.add(ranOut, 1, 'cart')
  expect(quantityOf(cart.store.getState(), ranOut)).toBe(5)
  cart.setQuantity(ranOut, 4, 'cart')
  await cart.settle()

  expect(asked).toMatchObject([{ call: 'saveCart', input: { body: { products: [{ qty: 4 }] } } }])
})

it.each([
  { who: 'a guest', isGuest: true, terms: { orderNumber: 'CART-1' } },
  { who: 'a customer', isGuest: false, terms: {} },
])('2§4 the cart of $who is meant by $terms', ({ isGuest, terms }) => {
  const { cart } = setUp({ respond: () => cartOf(1, 1), isGuest })
  cart.accept(cartOf(1, 1))

  expect(cart.terms()).toEqual(terms)
})

it('takes a line away by its id', async () => {
  const { cart, asked, facts } = setUp({
    respond: (_, count) => (count === 1 ? cartOf(1, 1) : aCart([], { version: 2 })),
  })

  cart.setQuantity(milk, 1, 'card')
  await vi.runAllTimersAsync()
  cart.setQuantity(milk, 0, 'cart')
  await vi.runAllTimersAsync()

  expect(asked[1]).toMatchObject({ call: 'removeCartItem', input: { params: { orderItemId: id(20) } } })
  expect(cart.store.getState().detail).toBeNull()
  expect(facts).toEqual([['added', 1]])
})

describe('a product that is in the cart in several lines', () => {
  const once = aCartItem({ orderLineItemID: id(20), qty: 2 })
  const monthly = aCartItem({ orderLineItemID: id(21), qty: 4, orderLineItemOrderType: 1, frequency: 'monthly' })
  const named = aCartProduct({ orderLineItemID: id(21), fulfillmentMethodID: id(2) })

  it('has one of them changed and no other', async () => {
    const { cart, asked } = setUp({ respond: () => aCart([once, { ...monthly, qty: 5 }], { version: 2 }) })
    cart.accept(aCart([once, monthly]))

    cart.setQuantity(named, 5, 'cart')
    await cart.settle()

    expect(asked).toMatchObject([
      { call: 'saveCart', input: { body: { products: [{ productId: id(10), orderLineItemID: id(21), qty: 5 }] } } },
    ])
  })

  it('has one of them removed and no other', async () => {
    const { cart, asked } = setUp({ respond: () => aCart([once], { version: 2 }) })
    cart.accept(aCart([once, monthly]))

    cart.setQuantity(named, 0, 'cart')
    await cart.settle()

    expect(asked).toMatchObject([{ call: 'removeCartItem', input: { params: { orderItemId: id(21) } } }])
  })

  it('takes gift cards of two amounts, however fast they come', async () => {
    const { cart, asked } = setUp({ respond: (_, count) => cartOf(1, count) })
    cart.accept(aCart([aCartItem({ productId: id(12), orderLineItemOrderType: 2, giftCardAmount: 25 })]))
    const card = { productId: id(12), title: 'Gift card', limit: 99, orderLineItemOrderType: 2 } as const

    cart.add({ ...card, giftCardAmount: 25 }, 1, 'main')
    cart.add({ ...card, giftCardAmount: 50 }, 1, 'main')
    await cart.settle()

    expect(asked.filter(({ call }) => call === 'saveCart').map(({ input }) => input)).toMatchObject([
      { body: { products: [{ giftCardAmount: 25, qty: 2 }] } },
      { body: { products: [{ giftCardAmount: 50, qty: 1 }] } },
    ])
  })
})

it('ignores an answer that is older than what is known', async () => {
  const { cart } = setUp({ respond: () => cartOf(1, 3) })

  cart.accept(cartOf(5, 9))
  await cart.refresh()

  expect(cart.store.getState().detail?.version).toBe(9)
})

it('ends a burst of edits with one look at the cart', async () => {
  const { cart, calls } = setUp({ respond: (_, count) => cartOf(count, count) })

  cart.setQuantity(milk, 1, 'card')
  cart.setQuantity(aCartProduct({ productId: id(11) }), 1, 'card')
  await vi.runAllTimersAsync()

  expect(calls()).toEqual(['saveCart', 'saveCart', 'cartDetail'])
})

describe('twenty clicks on plus within two seconds', () => {
  const clickTwenty = async (from: CartDetail | null) => {
    const shown: number[] = []
    const parts = setUp({
      respond: async ({ call, input }, count) => {
        await new Promise((resolve) => setTimeout(resolve, 150))
        return call === 'cartDetail' ? cartOf(21, 90) : cartOf(wantedIn(input), count + 1)
      },
    })
    const { cart } = parts
    if (from) cart.accept(from)
    cart.store.subscribe((state) => shown.push(quantityOf(state, milk)))
    for (let click = 0; click < 20; click += 1) {
      cart.add({ ...milk, limit: 99 }, 1, 'main')
      await vi.advanceTimersByTimeAsync(100)
    }
    await vi.runAllTimersAsync()
    return { ...parts, shown }
  }
  const wantedIn = (input: unknown) =>
    z.parse(z.object({ body: z.object({ products: z.array(z.object({ qty: z.int() })) }) }), input).body.products[0]
      ?.qty ?? 0
  const isRising = (numbers: readonly number[]) => numbers.every((number, index) => number >= (numbers[index - 1] ?? 0))

  it('are one request, and the number never goes back', async () => {
    const { cart, asked, shown } = await clickTwenty(cartOf(1, 1))

    expect(asked.map(({ input }) => wantedIn(input))).toEqual([21])
    expect(isRising(shown)).toBe(true)
    expect(cart.store.getState()).toMatchObject({ wanted: {}, detail: { totalItems: 21 } })
  })

  it('end with one look at the cart where the first of them has made it', async () => {
    const { calls, shown } = await clickTwenty(null)

    expect(calls()).toEqual(['saveCart', 'saveCart', 'cartDetail'])
    expect(isRising(shown)).toBe(true)
  })
})
