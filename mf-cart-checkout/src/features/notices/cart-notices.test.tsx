import { dismissCartNotices } from '@aisle/api/cart-location'
import { aCart, aCartItem, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Notices } from './notices.tsx'

const notices = [
  {
    code: 'limit',
    text: 'Your new store has fewer of these for you:',
    lines: [{ productID: id(10), title: 'Eggs', oldQty: 4, newQty: 2 }],
  },
  { code: 'slot', text: 'The time that is held for you.', lines: [] },
]
const show = (detail: ReturnType<typeof aCart> | null = aCart([aCartItem()])) =>
  renderWithProviders(<Notices />, { cart: { detail, notices } })

it('lists what happened to the cart, of an emptied one too', async () => {
  show(null)

  await screen.findByText('Eggs: 2 instead of 4')
  screen.getByText('The time that is held for you.')
})

it('puts it away in the store too', async () => {
  server.use(serve(dismissCartNotices, () => reply(aCart([aCartItem()], { version: 2, notices: [] }))))
  const { user, platform } = show()

  await user.click(await screen.findByRole('button', { name: 'Ok, got it' }))

  await waitFor(() => expect(screen.queryByText('Your cart has changed')).toBeNull())
  expect(platform.cart.store.getState().detail?.version).toBe(2)
})

it('keeps it, with a message, where that fails', async () => {
  server.use(serve(dismissCartNotices, () => refusal('CRT_1', 'No.', 409)))
  const { user, platform } = show()

  await user.click(await screen.findByRole('button', { name: 'Ok, got it' }))

  await waitFor(() => expect(platform.toasts.store.getState()).toMatchObject([{ tone: 'error' }]))
  screen.getByText('Your cart has changed')
})
