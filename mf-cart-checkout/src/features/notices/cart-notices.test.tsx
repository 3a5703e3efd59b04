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

it('tells in the same list what was changed without a connection and could not be kept, and puts it away', async () => {
  const lines = [{ productID: id(10), title: 'Bread', oldQty: 5, newQty: 2 }]
  const conflicts = [{ code: 'CRT_0114', text: 'Only 2 of Bread are left.', lines }]
  const { user, platform } = renderWithProviders(<Notices />, { cart: { detail: aCart([aCartItem()]), conflicts } })

  await screen.findByText('Only 2 of Bread are left.')
  screen.getByText('Bread: 2 instead of 5')
  await user.click(screen.getByRole('button', { name: 'Ok, got it' }))

  expect(platform.cart.store.getState().conflicts).toEqual([])
  expect(screen.queryByText('Your cart has changed')).toBeNull()
})
