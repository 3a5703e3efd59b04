import { ApiError } from '@aisle/api/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TabChannel } from '../tabs/tab-channel.ts'
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

    topics.get('cart.cleared')?.('ordered')

    expect(cart.store.getState().detail).toBeNull()
    expect(facts).toEqual([['cleared', 'ordered']])
  })
})
