import { ApiError } from '@aisle/api/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryValue } from '../storage/stored-value.ts'
import type { TabChannel } from '../tabs/tab-channel.ts'
import { aCart, aCartItem, id } from '../testing/builders.ts'
import type { KeptEdits } from './kept-edits.ts'
import { cartOf, milk, setUp } from './cart-on-answers.builder.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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
