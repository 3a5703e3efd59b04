import { aCart, aCartItem, id } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { show } from './payment-step.builder.tsx'

describe('paying at the store', () => {
  const cartOf = (allowed: readonly boolean[], values: object = {}) => {
    const items = allowed.map((_, index) =>
      aCartItem({ orderLineItemID: id(20 + index), fulfillmentMethodID: id(2 + index) }),
    )
    const cart = aCart(items, values)
    const groups = Object.entries(cart.fulfillments).map(([method, group], index) => [
      method,
      { ...group, allowPayAtStore: allowed[index] ?? false },
    ])
    return { ...cart, fulfillments: Object.fromEntries(groups) }
  }

  it.each([
    { allowed: [true], isOffered: true },
    { allowed: [false], isOffered: false },
    { allowed: [true, true], isOffered: true },
    { allowed: [true, false], isOffered: false },
  ])('2§3 is offered where every way of receiving allows it: $allowed', ({ allowed, isOffered }) => {
    show(cartOf(allowed))
    expect(screen.queryByRole('radio', { name: 'Pay at the store' }) !== null).toBe(isOffered)
  })

  it('2§3 waits until a tip, or none, is confirmed', async () => {
    const tip = { isConfirmed: false, maxAmount: 50, options: [] }
    const { user, onDone, platform } = show(cartOf([true], { tip }))
    const ask = Promise.withResolvers<true>()
    const opened = vi.spyOn(platform.dialogs, 'open').mockReturnValue(ask.promise)
    await user.click(screen.getByRole('radio', { name: 'Pay at the store' }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(opened).toHaveBeenCalledExactlyOnceWith('tip', {})
    expect(onDone).not.toHaveBeenCalled()
    ask.resolve(true)
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledExactlyOnceWith({ label: 'Pay at the store', input: { isPayAtStore: true } }),
    )
  })
})
