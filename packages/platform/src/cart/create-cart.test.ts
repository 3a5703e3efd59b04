import { type ApiClient, ApiError } from '@aisle/api/client'
import { type CartDetail } from '@aisle/api/cart-detail'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createBus } from '../bus/bus.ts'
import { createMemoryValue, type StoredValue } from '../storage/stored-value.ts'
import type { TabChannel } from '../tabs/tab-channel.ts'
import { aCart, aCartItem, aCartProduct, aStore, id } from '../testing/builders.ts'
import { quantityOf } from './cart.rules.ts'
import { createCart } from './create-cart.ts'
import type { KeptEdits } from './kept-edits.ts'

type Answer = CartDetail | ApiError
type Asked = { readonly call: string; readonly input: unknown; readonly headers: unknown }

/** A cart on an API that answers each call with what `respond` says. */
function setUp({
  respond,
  isGuest = true,
  channel,
  cartNumber,
  kept = createMemoryValue<KeptEdits>(),
  number = createMemoryValue(cartNumber),
}: {
  respond: (asked: Asked, count: number) => Answer | Promise<Answer>
  isGuest?: boolean
  channel?: TabChannel
  cartNumber?: string
  kept?: StoredValue<KeptEdits>
  number?: StoredValue<string>
}) {
  const asked: Asked[] = []
  const call = async (endpoint: { name: string }, input: unknown, options?: { headers?: unknown }) => {
    const entry = { call: endpoint.name, input, headers: options?.headers }
    asked.push(entry)
    const answer = await respond(entry, asked.length)
    if (answer instanceof ApiError) throw answer
    return answer
  }
  const bus = createBus(() => {})
  const onRefused = vi.fn()
  const onAbandoned = vi.fn()
  const onConflicts = vi.fn()
  const cart = createCart({
    api: { call } as unknown as ApiClient, // oxlint-disable-line typescript/consistent-type-assertions -- a generic method cannot be faked without
    bus,
    channel: channel ?? { post: () => {}, on: () => {} },
    number,
    store: () => aStore(),
    isGuest: () => isGuest,
    onRefused,
    onAbandoned,
    kept,
    owner: () => 'guest',
    onConflicts,
  })
  const facts: unknown[] = []
  const { signal } = new AbortController()
  bus.on('cart.line-added', (fact) => facts.push(['added', fact.qty]), { signal })
  bus.on('cart.cleared', (fact) => facts.push(['cleared', fact.reason]), { signal })
  return {
    cart,
    asked,
    onRefused,
    onAbandoned,
    onConflicts,
    kept,
    facts,
    calls: () => asked.map((entry) => entry.call),
  }
}

const milk = aCartProduct()
const cartOf = (qty: number, version: number) => aCart([aCartItem({ qty })], { version })

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
    comeBack()
    await vi.runAllTimersAsync()
    vi.useRealTimers()

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

describe('F28 a cart that is gone on the server', () => {
  const gone = new ApiError(404, 'CRT_0002', 'Gone')

  it.each(['saveCart', 'cartDetail'])('is cleared once when %s says so', async (name) => {
    const { cart, onAbandoned, facts, calls } = setUp({ respond: ({ call }) => (call === name ? gone : cartOf(1, 1)) })
    cart.accept(cartOf(1, 1))

    if (name === 'saveCart') cart.setQuantity(milk, 3, 'card')
    else void cart.refresh()
    await vi.runAllTimersAsync()

    expect(onAbandoned).toHaveBeenCalledOnce()
    expect(cart.store.getState()).toMatchObject({ detail: null, wanted: {} })
    expect(facts).toEqual([['cleared', 'abandoned']])
    expect(calls()).toEqual([name])
  })
})

describe('tabs', () => {
  it('F26 keep in step with what another one knows', async () => {
    const topics = new Map<string, (data: unknown) => unknown>()
    const posted: unknown[] = []
    const channel: TabChannel = {
      post: (topic) => posted.push(topic),
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the schema is the real channel's business
      on: (topic, _, handle) => void topics.set(topic, handle as (data: unknown) => void),
    }
    const { cart } = setUp({ respond: () => cartOf(1, 1), channel })

    await topics.get('cart.detail')?.(cartOf(4, 7))
    expect(cart.store.getState().detail?.version).toBe(7)
    expect(posted).toEqual([])
    cart.accept(cartOf(4, 8))
    expect(posted).toEqual(['cart.detail'])
  })

  it('F27 lose the cart that another one has ordered', () => {
    const topics = new Map<string, (data: unknown) => unknown>()
    const channel: TabChannel = {
      post: () => {},
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the schema is the real channel's business
      on: (topic, _, handle) => void topics.set(topic, handle as (data: unknown) => void),
    }
    const { cart, facts } = setUp({ respond: () => cartOf(1, 1), channel })
    cart.accept(cartOf(1, 1))

    topics.get('cart.cleared')?.({ reason: 'ordered', orderNumber: 'CART-1' })

    expect(cart.store.getState().detail).toBeNull()
    expect(facts).toEqual([['cleared', 'ordered']])
  })

  it('F27 keep the next cart, whichever of the two is heard of first', async () => {
    const { tabs, calm } = openTabs()
    const [ordering, editing] = tabs
    const next = aCart([aCartItem({ qty: 2 })], { orderNumber: 'CART-2' })
    for (const { cart } of tabs) cart.accept(cartOf(1, 9))
    await calm()

    // The store has placed the order and begun the next cart before the tab that ordered hears of it.
    editing.cart.accept(next)
    await calm()
    ordering.cart.clear('ordered', 'CART-1')
    await calm()
    for (const { cart } of tabs) expect(cart.store.getState().detail?.orderNumber).toBe('CART-2')
    expect(ordering.number.read()).toBe('CART-2')

    // An order is told while the answer with the next cart is on its way.
    ordering.cart.clear('ordered', 'CART-2')
    editing.cart.accept(aCart([aCartItem()], { orderNumber: 'CART-3' }))
    await calm()
    for (const { cart } of tabs) expect(cart.store.getState().detail?.orderNumber).toBe('CART-3')
  })

  it('F27 F28 an edit of the cart that was ordered takes the next one from nobody', async () => {
    const { tabs, calm } = openTabs(({ input }) =>
      JSON.stringify(input).includes('CART-1') ? new ApiError(404, 'CRT_0002', 'Gone') : cartOf(1, 1),
    )
    const [ordering, editing] = tabs
    for (const { cart } of tabs) cart.accept(cartOf(1, 9))
    await calm()
    ordering.cart.clear('ordered', 'CART-1')
    ordering.cart.accept(aCart([aCartItem({ qty: 3 })], { orderNumber: 'CART-2' }))
    // It has not heard of the order yet.
    editing.cart.setQuantity(milk, 5, 'card')
    await editing.cart.settle()
    await calm()
    for (const { cart } of tabs) expect(cart.store.getState().detail?.orderNumber).toBe('CART-2')
  })

  it('keep edits of the next cart when the one before is forgotten', () => {
    const { cart, kept } = setUp({ respond: () => cartOf(1, 1) })
    cart.accept(aCart([aCartItem()], { orderNumber: 'CART-2' }))
    cart.setQuantity(milk, 5, 'cart')
    cart.clear('ordered', 'CART-1')
    expect(Object.keys(kept.read()?.edits ?? {})).toEqual([id(10)])
  })
})

/** Milliseconds until a tab hears of another. */
const BETWEEN_TABS = 20

/** Two tabs of one guest. */
function openTabs(respond: Parameters<typeof setUp>[0]['respond'] = () => cartOf(1, 1)) {
  const listeners: { readonly tab: number; readonly topic: string; readonly hear: (data: unknown) => unknown }[] = []
  const heard: Promise<unknown>[] = []
  const number = createMemoryValue<string>()
  const kept = createMemoryValue<KeptEdits>()
  const open = (tab: number) => {
    const channel: TabChannel = {
      post: (topic, data) =>
        listeners
          .filter((one) => one.tab !== tab && one.topic === topic)
          .forEach(({ hear }) => setTimeout(() => heard.push(Promise.resolve(hear(data))), BETWEEN_TABS)),
      on: (topic, isExpected, handle) =>
        void listeners.push({ tab, topic, hear: (data) => isExpected(data) && handle(data) }),
    }
    return { ...setUp({ respond, channel, kept, number }), number }
  }
  const calm = async () => {
    await vi.runAllTimersAsync()
    await Promise.all(heard)
  }
  return { tabs: [open(0), open(1)] as const, calm }
}

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

    await cart.adoptGuestCart({ 'x-guest-token': 'proof' })

    expect(asked).toMatchObject([
      { call: 'cartDetail', input: { query: { orderNumber: 'CART-1' } }, headers: { 'x-guest-token': 'proof' } },
    ])
    expect(cart.store.getState().detail?.totalItems).toBe(3)
  })

  it.each([
    { savedItemsCount: 0, input: { query: {} } },
    { savedItemsCount: 2, input: { query: { orderNumber: 'CART-1' } } },
  ])('a guest with an empty cart and $savedItemsCount lines saved for later is known at sign-in', async (one) => {
    const { cart, asked } = setUp({ respond: () => cartOf(1, 1), cartNumber: 'CART-1' })
    cart.accept(aCart([], { version: 2, savedItemsCount: one.savedItemsCount }))
    expect(cart.store.getState().detail).toBeNull()

    await cart.adoptGuestCart({})

    expect(asked[0]?.input).toEqual(one.input)
  })

  it('whoever cannot prove it gets the cart of their own', async () => {
    const { cart, asked } = setUp({
      respond: (_, count) => (count === 1 ? new ApiError(404, 'CRT_0002', 'Gone') : cartOf(3, 1)),
      isGuest: false,
      cartNumber: 'CART-1',
    })

    await cart.adoptGuestCart({})

    expect(asked.map(({ input }) => input)).toEqual([{ query: { orderNumber: 'CART-1' } }, { query: {} }])
    expect(cart.store.getState().detail?.totalItems).toBe(3)
  })
})
