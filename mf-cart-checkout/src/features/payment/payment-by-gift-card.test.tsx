import { paymentMethodList } from '@aisle/api/payment-method'
import { myGiftCards } from '@aisle/api/gift-card'
import { aCart, aCartItem, id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { business, show, Shown, signedIn } from './payment-step.builder.tsx'

beforeEach(() =>
  server.use(
    serve(paymentMethodList, () => reply({ items: [] })),
    serve(myGiftCards, () => reply({ items: [], count: 0, hasNext: false })),
  ),
)

describe('what was paid by gift cards', () => {
  const covered = (values: object = {}) => {
    const cart = aCart([aCartItem({ price: 10 })], values)
    const card = { giftCardID: id(71), last4: '0071', balance: 50, used: 10, isOwn: true, isPreselected: true }
    const orderSummary = { ...cart.orderSummary, giftCardAmount: 10, finalPayAmount: 0 }
    return { ...cart, giftCards: [card], orderSummary }
  }

  it('decision 37: is shown, and asks for no card', async () => {
    const { user, onDone } = show(covered(), { session: signedIn })
    expect(await screen.findByRole('checkbox', { name: 'Gift card ending in 0071' })).toHaveProperty('checked', true)
    expect(screen.queryByTitle('Card details')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ label: expect.any(String), input: {} }))
  })

  it('asks for a card after all where a tip comes on top', async () => {
    const tip = { isConfirmed: false, maxAmount: 50, options: [] }
    const tipDialog = {
      remote: 'mf-cart-checkout',
      contract: 1,
      routes: {},
      dialogs: { tip: { title: 'Leave a tip?', size: 'sm' } },
    } as const
    const onDone = vi.fn()
    const { user, platform } = renderWithProviders(<Shown onDone={onDone} />, {
      tenant: business(),
      cart: { detail: covered({ tip }) },
      session: signedIn,
      surfaces: [tipDialog],
    })
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(platform.dialogs.stack.getState()).toMatchObject([{ name: 'tip' }]))
    const after = covered({ tip: { ...tip, isConfirmed: true }, version: 2 })
    act(() =>
      platform.cart.accept({ ...after, orderSummary: { ...after.orderSummary, tipAmount: 2, finalPayAmount: 2 } }),
    )
    act(() => platform.dialogs.close(platform.dialogs.stack.getState()[0]?.id ?? '', true))

    expect(await screen.findByTitle('Card details')).toBeDefined()
    expect(onDone).not.toHaveBeenCalled()
  })
})
