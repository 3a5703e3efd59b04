import { expect, it, vi } from 'vitest'
import { createBus } from './bus.ts'

it('brings a fact to whoever listens for it, until their signal ends', () => {
  const bus = createBus(() => {})
  const stop = new AbortController()
  const [cart, order] = [vi.fn(), vi.fn()]
  bus.on('cart.changed', cart, { signal: stop.signal })
  bus.on('order.placed', order, { signal: stop.signal })

  bus.emit('cart.changed', { itemCount: 2 })
  stop.abort()
  bus.emit('cart.changed', { itemCount: 3 })

  expect(cart).toHaveBeenCalledExactlyOnceWith({ itemCount: 2 })
  expect(order).not.toHaveBeenCalled()
})

it('F6 lets a subscriber that throws stop nobody else, and reports it', () => {
  const report = vi.fn()
  const bus = createBus(report)
  const { signal } = new AbortController()
  const second = vi.fn()
  bus.on(
    'cart.changed',
    () => {
      throw new Error('no')
    },
    { signal },
  )
  bus.on('cart.changed', second, { signal })

  bus.emit('cart.changed', { itemCount: 1 })
  bus.emit('cart.changed', { itemCount: 2 })

  expect(second).toHaveBeenCalledTimes(2)
  expect(report).toHaveBeenCalledTimes(2)
})

it('tells nothing of the past', () => {
  const bus = createBus(() => {})
  const handle = vi.fn()

  bus.emit('cart.changed', { itemCount: 1 })
  bus.on('cart.changed', handle, { signal: new AbortController().signal })

  expect(handle).not.toHaveBeenCalled()
})

it('tells a fact to those who listened when it was told', () => {
  const bus = createBus(() => {})
  const late = vi.fn()
  const { signal } = new AbortController()
  bus.on('cart.changed', () => bus.on('cart.changed', late, { signal }), { signal })

  bus.emit('cart.changed', { itemCount: 1 })
  expect(late).not.toHaveBeenCalled()
  bus.emit('cart.changed', { itemCount: 2 })

  expect(late).toHaveBeenCalledExactlyOnceWith({ itemCount: 2 })
})
