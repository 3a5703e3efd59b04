import { cartDetail } from '@aisle/api/cart'
import { customer } from '@aisle/api/customer'
import { myGiftCards } from '@aisle/api/gift-card'
import { paymentMethodList } from '@aisle/api/payment-method'
import { aCartItem, id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import CheckoutPage from '../../pages/checkout.page.tsx'
import { surface } from '../../surface.ts'
import { aReadyCart, beforePayment, orders, placed, reachReview, robin } from './checkout.builder.tsx'

beforeEach(beforePayment)
afterEach(() => localStorage.clear())

describe('figures that do not add up', () => {
  it('hold the order, and are told to the store once for each version of the cart', async () => {
    const bodies = orders(placed)
    const report = vi.fn()
    const cart = aReadyCart(10)
    const wrong = { ...cart, orderSummary: { ...cart.orderSummary, finalPayAmount: 9.99 } }
    const { user, agree, place, platform } = await reachReview(10, { cart: { detail: wrong }, report })
    server.use(serve(cartDetail, () => reply(aReadyCart(10, 3))))

    expect(screen.getByRole('alert').textContent).toContain('do not add up')
    await user.click(agree())
    await user.click(place())
    expect(bodies).toEqual([])
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'money-mismatch', message: 'Version 1: total' }),
    )
    act(() => platform.cart.accept({ ...wrong, version: 2 }))
    expect(report).toHaveBeenCalledTimes(2)

    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await user.click(agree())
    await user.click(place())
    await waitFor(() => expect(bodies).toHaveLength(1))
  })
})

it('holds the order while figures are about to change', async () => {
  const bodies = orders(placed)
  const { user, agree, place, platform } = await reachReview()
  await user.click(agree())
  act(() => platform.cart.store.setState({ wanted: { milk: 2 } }))

  expect(screen.getByText(/are being updated/)).toBeDefined()
  await user.click(place())
  expect(bodies).toEqual([])
  act(() => platform.cart.store.setState({ wanted: {} }))
  await user.click(place())
  await waitFor(() => expect(bodies).toHaveLength(1))
})

it('T66 says how a guest is reached, and no number of a customer: whose order it is the token says', async () => {
  const bodies = orders(placed)
  const { user, agree, place } = await reachReview()
  await user.click(agree())
  await user.click(place())

  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]?.guest).toEqual({ firstName: 'Robin', lastName: 'Miller', email: 'robin@example.com' })
})

describe('2§3 lines that come again', () => {
  const repeating = () => {
    const line = aCartItem({ price: 10, title: 'Coffee', orderLineItemOrderType: 1, frequency: 'P2W' })
    const cart = aReadyCart(10)
    const fulfillments = Object.fromEntries(
      Object.entries(cart.fulfillments).map(([method, group]) => [
        method,
        { ...group, shoppingCartItems: { [line.orderLineItemID]: line } },
      ]),
    )
    const autoShips = [
      { orderLineItemID: line.orderLineItemID, frequencyText: 'Every 2 weeks', nextOrderDate: '2030-01-18' },
    ]
    return { ...cart, fulfillments, autoShips }
  }

  it('are listed and confirmed apart, and said with the order', async () => {
    const bodies = orders(placed)
    server.use(serve(customer, () => reply({ ...robin, isVerifiedOnline: true, isLoyalty: false, phoneNumber: null })))
    const session = { status: 'signed-in' as const, customerId: id(6) }
    const none = () => reply({ items: [], count: 0, hasNext: false })
    server.use(serve(paymentMethodList, none), serve(myGiftCards, none))
    const { user, review, place } = await reachReview(10, { cart: { detail: repeating() }, session })

    expect(within(review).getByText(/Coffee: Every 2 weeks, first with this order, next on Fri, Jan 18/)).toBeDefined()
    await user.click(within(review).getByRole('checkbox', { name: /final total may change/ }))
    await user.click(place())
    const confirm = within(review).getByRole('checkbox', { name: /come again/ })
    expect(document.activeElement).toBe(confirm)
    expect(bodies).toEqual([])
    await user.click(confirm)
    await user.click(place())

    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]?.subscriptionDetails).toEqual([
      { orderLineItemID: id(20), productID: id(10), subscriptionOption: 2, frequency: 'P2W' },
    ])
  })

  it('ask a guest to sign in before anything is filled in', async () => {
    localStorage.clear()
    renderWithProviders(<CheckoutPage />, {
      route: '/checkout',
      path: '/checkout',
      surfaces: [surface],
      cart: { detail: repeating() },
    })

    expect(await screen.findByText(/need an account/)).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
  })
})
