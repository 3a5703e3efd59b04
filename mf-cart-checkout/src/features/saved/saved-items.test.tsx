import { moveToCart, removeSaved, type SavedItem, savedItems, saveForLater } from '@aisle/api/saved-items'
import {
  aCart,
  aCartItem,
  aStore,
  id,
  refusal,
  renderWithProviders,
  reply,
  serve,
  server,
} from '@aisle/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import CartPage from '../../pages/cart.page.tsx'

const aSaved = (overrides: Partial<SavedItem> = {}): SavedItem => ({
  savedID: id(80),
  productId: id(10),
  title: 'Coffee',
  seoName: 'coffee',
  price: 9.5,
  regularPrice: 10,
  qty: 2,
  orderLineItemOrderType: 0,
  isSold: true,
  isinstock: true,
  ...overrides,
})

/** The cart page of a store that has these things saved. */
function openWith(saved: SavedItem[], detail: ReturnType<typeof aCart> | null) {
  const asked: { body?: unknown; params?: unknown }[] = []
  server.use(
    serve(savedItems, ({ query }) => {
      expect(query.get('locationID')).toBe(aStore().locationId)
      return reply({ items: saved })
    }),
    serve(saveForLater, ({ body }) => {
      asked.push({ body })
      saved.push(aSaved({ title: 'Whole milk' }))
      return reply(aCart([], { version: 2, savedItemsCount: 1 }))
    }),
    serve(moveToCart, ({ body }) => {
      asked.push({ body })
      saved.pop()
      return reply(aCart([aCartItem({ title: 'Coffee', qty: 2 })], { version: 3 }))
    }),
    serve(removeSaved, ({ params }) => {
      asked.push({ params: params['savedID'] })
      saved.pop()
      return reply(true)
    }),
  )
  return { ...renderWithProviders(<CartPage />, { cart: { detail } }), asked }
}
const section = () => screen.findByRole('region', { name: 'Saved for later' })

it('keeps a line for later, also when it was the last one', async () => {
  const { user, asked } = openWith([], aCart())

  await user.click(screen.getByRole('button', { name: 'Save for later: Whole milk' }))

  await screen.findByRole('heading', { name: 'Your cart is empty' })
  within(await section()).getByRole('listitem', { name: 'Whole milk' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(asked).toEqual([{ body: { orderLineItemID: id(20), orderNumber: 'CART-1' } }])
})

it('shows price and stock of now, and puts things into the cart of the chosen store', async () => {
  const { user, asked } = openWith([aSaved()], null)
  const item = within(await section()).getByRole('listitem', { name: 'Coffee' })
  within(item).getByText('$9.50')
  within(item).getByText('Quantity 2')

  await user.click(within(item).getByRole('button', { name: 'Move to cart: Coffee' }))

  await screen.findByRole('spinbutton', { name: 'Quantity of Coffee' })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull())
  const { locationId: locationID, fulfillmentId: fulfillmentMethodId, zipCode } = aStore()
  expect(asked).toEqual([{ body: { savedID: id(80), fulfillmentMethodId, locationID, zipCode } }])
})

it('says how many there were', async () => {
  const { user, platform } = openWith([aSaved()], null)
  const adjustments = [{ productId: id(10), title: 'Coffee', wantedQty: 2, qty: 1 }]
  server.use(serve(moveToCart, () => reply({ ...aCart([aCartItem()]), adjustments })))
  await user.click(await screen.findByRole('button', { name: 'Move to cart: Coffee' }))
  await waitFor(() => expect(platform.toasts.store.getState()[0]?.text).toBe('Only 1 of 2 Coffee are left.'))
})

it.each([
  [{ isinstock: false }, 'Out Of Stock'],
  [{ isinstock: false, isSold: false, price: null }, 'No longer sold in this store'],
])('offers no move of what cannot be had: %o', async (state, text) => {
  const { user, asked } = openWith([aSaved(state)], aCart([aCartItem()], { savedItemsCount: 1 }))
  const item = within(await section()).getByRole('listitem', { name: 'Coffee' })
  within(item).getByText(text)
  expect(within(item).queryByRole('button', { name: 'Move to cart: Coffee' })).toBeNull()

  await user.click(within(item).getByRole('button', { name: 'Remove Coffee from what is saved' }))

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull())
  expect(asked).toEqual([{ params: id(80) }])
})

it('says why something was not moved, and keeps it', async () => {
  const { user, platform } = openWith([aSaved()], null)
  server.use(serve(moveToCart, () => refusal('CRT_0114', 'Coffee is out of stock.', 409)))
  await user.click(await screen.findByRole('button', { name: 'Move to cart: Coffee' }))
  await waitFor(() => expect(platform.toasts.store.getState()[0]?.text).toBe('Coffee is out of stock.'))
  screen.getByRole('listitem', { name: 'Coffee' })
})
