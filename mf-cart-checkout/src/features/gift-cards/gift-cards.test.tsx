import { cartDetail } from '@aisle/api/cart'
import type { CartDetail } from '@aisle/api/cart-detail'
import { setOrderPayments } from '@aisle/api/checkout'
import { myGiftCards } from '@aisle/api/gift-card'
import { useCart } from '@aisle/platform'
import { aCart, aCartItem, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { delay } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { GiftCards } from './gift-cards.tsx'

const signedIn = { status: 'signed-in', customerId: id(5) } as const
const own = (number: number) => ({
  id: id(number),
  giftCardNumber: `900000000000${String(number).padStart(4, '0')}`,
  title: 'Gift card',
  initialBalance: 50,
  availableBalance: 50,
  status: 1,
  isActivated: true,
  isDigital: true,
})
const chosen = (number: number, values: object = {}) => ({
  giftCardID: id(number),
  last4: String(number).padStart(4, '0'),
  balance: 50,
  used: 4.5,
  isOwn: true,
  isPreselected: false,
  ...values,
})

const cartWith = (giftCards: CartDetail['giftCards'], version = 1) =>
  aCart([aCartItem({ price: 10 })], { giftCards, version })

let sent: unknown[]
beforeEach(() => {
  sent = []
  server.use(
    serve(myGiftCards, () => reply({ items: [own(71), own(72), own(73)], count: 3, hasNext: false })),
    serve(setOrderPayments, ({ body }) => {
      sent.push(body)
      return reply(cartWith([chosen(72)], 2))
    }),
  )
})

function Shown() {
  const detail = useCart((state) => state.detail)
  return detail ? <GiftCards detail={detail} /> : null
}

it('decision 37 shows what was chosen for the customer with what each card pays, and takes one off by one click', async () => {
  const cart = cartWith([chosen(71, { isPreselected: true }), chosen(72, { isPreselected: true, used: 2 })])
  const { user } = renderWithProviders(<Shown />, { cart: { detail: cart }, session: signedIn })

  expect(await screen.findByRole('checkbox', { name: 'Gift card ending in 0073' })).toHaveProperty('checked', false)
  expect(screen.getByText(/We chose your gift cards/)).toBeDefined()
  expect(screen.getByText('Pays $2.00 of its $50.00')).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'Gift card ending in 0071' }))

  await waitFor(() => expect(sent).toEqual([{ giftCards: [{ giftCardID: id(72) }] }]))
  await waitFor(() => expect(screen.queryByText(/We chose your gift cards/)).toBeNull())
  expect(screen.getByRole('checkbox', { name: 'Gift card ending in 0071' })).toHaveProperty('checked', false)
})

it('decision 37 takes both off by two clicks, however fast one follows the other', async () => {
  const answers = [cartWith([chosen(72)], 2), cartWith([], 3)]
  server.use(
    serve(setOrderPayments, async ({ body }) => {
      const answer = answers[sent.length]
      sent.push(body)
      await delay(50)
      return reply(answer ?? cartWith([chosen(71), chosen(72)], 4))
    }),
  )
  const { user } = renderWithProviders(<Shown />, {
    cart: { detail: cartWith([chosen(71), chosen(72)]) },
    session: signedIn,
  })
  await screen.findByRole('checkbox', { name: 'Gift card ending in 0073' })
  await user.click(screen.getByRole('checkbox', { name: 'Gift card ending in 0071' }))
  await user.click(screen.getByRole('checkbox', { name: 'Gift card ending in 0072' }))

  await waitFor(() => expect(sent).toMatchObject([{ giftCards: [{ giftCardID: id(72) }] }, { giftCards: [] }]))
  const states = () => screen.getAllByRole('checkbox').map((box) => 'checked' in box && box.checked)
  await waitFor(() => expect(states()).toEqual([false, false, false]))
  await waitFor(() => expect(screen.queryByText(/^Pays /)).toBeNull())
})

it('adds a card of anybody by its number, beside those that pay already', async () => {
  const { user } = renderWithProviders(<Shown />, { cart: { detail: cartWith([chosen(72)]) } })
  const field = screen.getByRole('textbox', { name: 'Gift card number' })
  await user.type(field, '9123')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(screen.getByText('Please enter a valid number')).toBeDefined()
  expect(sent).toEqual([])

  await user.type(field, '456789012345')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { giftCards: [{ giftCardID: id(72) }, { giftCardNumber: '9123-4567-8901-2345' }], orderNumber: 'CART-1' },
    ]),
  )
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Gift card number' })).toHaveProperty('value', ''))
})

it('says why a card was not taken, and keeps its number', async () => {
  server.use(
    serve(setOrderPayments, () => refusal('CRT_GIFT_CARD', 'This gift card cannot be used.', 409)),
    serve(cartDetail, () => reply(cartWith([]))),
  )
  const { user } = renderWithProviders(<Shown />, { cart: { detail: cartWith([]) } })
  await user.type(screen.getByRole('textbox', { name: 'Gift card number' }), '9123456789012345')
  await user.click(screen.getByRole('button', { name: 'Apply' }))

  expect((await screen.findByRole('alert')).textContent).toContain('This gift card cannot be used.')
  expect(screen.getByRole('textbox', { name: 'Gift card number' })).toHaveProperty('value', '9123-4567-8901-2345')
})
