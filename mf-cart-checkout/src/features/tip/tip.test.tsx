import { setTip } from '@aisle/api/checkout'
import type { CartDetail } from '@aisle/api/cart-detail'
import { useCart } from '@aisle/platform'
import { aCart, aCartItem, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Tip } from './tip.tsx'
import TipDialog from './tip.dialog.tsx'

const terms = {
  isConfirmed: false,
  maxAmount: 50,
  options: [
    { percent: 10, amount: 1 },
    { percent: 15, amount: 1.5 },
  ],
}

function cartWith(tip: Partial<NonNullable<CartDetail['tip']>> = {}, tipAmount = 0, version = 1): CartDetail {
  const cart = aCart([aCartItem({ price: 10 })], { version, tip: { ...terms, ...tip } })
  return { ...cart, orderSummary: { ...cart.orderSummary, tipAmount, finalPayAmount: 10 + tipAmount } }
}

let given: unknown[]
beforeEach(() => {
  given = []
  server.use(
    serve(setTip, ({ body }) => {
      given.push(body)
      const { tipAmount } = body as { tipAmount: number } // oxlint-disable-line typescript/consistent-type-assertions -- what the part has sent
      return reply(cartWith({ isConfirmed: true }, tipAmount, 2))
    }),
  )
})

function Shown() {
  const detail = useCart((state) => state.detail)
  return detail ? <Tip detail={detail} /> : null
}

it('takes one of the offered tips at once', async () => {
  const { user } = renderWithProviders(<Shown />, { cart: { detail: cartWith() } })
  await user.click(screen.getByText('Tip'))
  expect(screen.getAllByRole('radio').filter((radio) => radio.matches(':checked'))).toEqual([])
  await user.click(screen.getByRole('radio', { name: '15% $1.50' }))

  await waitFor(() => expect(given).toEqual([{ tipAmount: 1.5, orderNumber: 'CART-1' }]))
  expect(await screen.findByRole('radio', { name: '15% $1.50' })).toHaveProperty('checked', true)
})

it('takes an own amount, no higher than the store does', async () => {
  const { user } = renderWithProviders(<Shown />, { cart: { detail: cartWith() } })
  await user.click(screen.getByText('Tip'))
  await user.click(screen.getByRole('radio', { name: 'Other' }))
  const field = screen.getByRole('textbox', { name: 'Your own amount' })
  await user.type(field, '50.01')
  await user.click(screen.getByRole('button', { name: 'Save tip' }))
  expect(screen.getByText('The tip can be up to $50.00.')).toBeDefined()
  expect(given).toEqual([])

  await user.clear(field)
  await user.type(field, '4')
  await user.click(screen.getByRole('button', { name: 'Save tip' }))
  await waitFor(() => expect(given).toEqual([{ tipAmount: 4, orderNumber: 'CART-1' }]))
})

it('is not spoken of where nothing takes a tip', () => {
  renderWithProviders(<Shown />, { cart: { detail: aCart() } })
  expect(screen.queryByText('Tip')).toBeNull()
})

it.each([
  { answer: 'No tip', tipAmount: 0 },
  { answer: '10% $1.00', tipAmount: 1 },
])('asks before the order is paid, and "$answer" is an answer', async ({ answer, tipAmount }) => {
  const close = vi.fn()
  const { user } = renderWithProviders(<TipDialog close={close} />, { cart: { detail: cartWith() } })
  await user.click(screen.getByRole('radio', { name: answer }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))

  await waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith(true))
  expect(given).toEqual([{ tipAmount, orderNumber: 'CART-1' }])
})
