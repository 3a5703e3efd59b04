import { emptyCart, restoreCart } from '@aisle/api/cart'
import { savedItems } from '@aisle/api/saved-items'
import { aCart, aCartItem, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import CartPage from '../../pages/cart.page.tsx'

const detail = aCart([aCartItem({ qty: 3 })], { locationID: id(1) })
const emptied = { ...aCart([], { version: 2 }), snapshotID: id(70) }

const answering = (isSure: boolean | undefined) => {
  const view = renderWithProviders(<CartPage />, { cart: { detail } })
  const open = vi.spyOn(view.platform.dialogs, 'open').mockResolvedValue(isSure)
  const press = () => view.user.click(screen.getByRole('button', { name: 'Empty cart' }))
  return { ...view, open, press }
}

beforeEach(() => server.use(serve(savedItems, () => reply({ items: [] }))))

it('2§4 empties the cart when that is confirmed, and brings it back', async () => {
  const asked: unknown[] = []
  server.use(
    serve(emptyCart, ({ params, query }) => {
      asked.push([params['cartNumber'], query.get('locationID')])
      return reply(emptied)
    }),
    serve(restoreCart, ({ body }) => {
      asked.push(body)
      return reply({ ...detail, version: 3, adjustments: [{ productId: id(9), title: 'Eggs', wantedQty: 2, qty: 0 }] })
    }),
  )
  const { press, open, platform } = answering(true)

  await press()

  await screen.findByRole('heading', { name: 'Your cart is empty' })
  expect(open).toHaveBeenCalledWith('confirm', expect.objectContaining({ isDestructive: true }))
  act(() => platform.toasts.store.getState()[0]?.action?.run())
  await screen.findByRole('listitem', { name: 'Whole milk' })
  expect(asked).toEqual([['CART-1', id(1)], { snapshotID: id(70) }])
  await waitFor(() =>
    expect(platform.toasts.store.getState().map(({ text }) => text)).toContain(
      'Eggs could not be brought back: it is no longer to be had.',
    ),
  )
})

it.each([false, undefined])('leaves the cart where the answer is %s', async (answer) => {
  const { press } = answering(answer)
  await press()
  screen.getByRole('listitem', { name: 'Whole milk' })
})

it('says why a cart was not emptied, or not brought back', async () => {
  server.use(serve(emptyCart, () => refusal('CRT_BEING_ORDERED', 'Your order is being placed.', 409)))
  const { press, platform } = answering(true)
  const texts = () => platform.toasts.store.getState().map(({ text }) => text)

  await press()
  await waitFor(() => expect(texts()).toEqual(['Your order is being placed.']))
  screen.getByRole('listitem', { name: 'Whole milk' })

  server.use(
    serve(emptyCart, () => reply(emptied)),
    serve(restoreCart, () => refusal('CRT_SNAPSHOT_GONE', 'This can no longer be undone.', 404)),
  )
  await press()
  await screen.findByRole('heading', { name: 'Your cart is empty' })
  act(() => platform.toasts.store.getState().at(-1)?.action?.run())
  await waitFor(() => expect(texts()).toContain('This can no longer be undone.'))
})
