import { cartDetail, removeCartItem, restoreCart, saveCart } from '@aisle/api/cart'
import {
  aCart,
  aCartItem,
  aCartProduct,
  id,
  refusal,
  renderWithProviders,
  reply,
  serve,
  server,
} from '@aisle/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AddControl } from './add-control.tsx'

const milk = aCartProduct({ title: 'Whole milk' })

it('adds a product and then counts it', async () => {
  server.use(serve(saveCart, () => reply(aCart([aCartItem({ qty: 1 })]))))
  const { user } = renderWithProviders(<AddControl product={milk} isInStock />)

  await user.click(screen.getByRole('button', { name: 'Add Whole milk to cart' }))

  const field = await screen.findByRole('spinbutton', { name: 'Quantity of Whole milk' })
  expect(field).toHaveProperty('value', '1')
})

it.each([12, 1])('shows the wanted quantity before the store answers; what was pressed of %i stays', async (limit) => {
  server.use(serve(saveCart, () => new Promise<never>(() => {})))
  const { user } = renderWithProviders(<AddControl product={{ ...milk, limit }} isInStock />)
  const add = screen.getByRole('button', { name: 'Add Whole milk to cart' })

  await user.click(add)

  expect(screen.getByRole('spinbutton')).toHaveProperty('value', '1')
  expect(screen.getByRole('button', { name: 'Increase quantity of Whole milk' })).toBe(add)
  expect(document.activeElement).toBe(add)
})

it('goes back to what the store has when an edit is refused, and says why', async () => {
  server.use(
    serve(saveCart, () => refusal('CRT_0114', 'Only 3 left.')),
    serve(cartDetail, () => reply(aCart([]))),
  )
  const { user } = renderWithProviders(<AddControl product={milk} isInStock />)

  await user.click(screen.getByRole('button', { name: 'Add Whole milk to cart' }))

  await screen.findByText('Only 3 left.')
  screen.getByRole('button', { name: 'Add Whole milk to cart' })
})

it('offers to undo a removal, with all that was chosen for the line', async () => {
  const bodies: unknown[] = []
  server.use(
    serve(removeCartItem, () => reply(aCart([], { version: 2 }))),
    serve(restoreCart, ({ body }) => {
      bodies.push(body)
      return reply(aCart([aCartItem({ qty: 1, instruction: 'Ripe ones' })], { version: 3 }))
    }),
  )
  const { user, platform } = renderWithProviders(<AddControl product={milk} isInStock />, {
    cart: { status: 'ready', detail: aCart([aCartItem({ qty: 1 })]) },
  })

  await user.click(screen.getByRole('button', { name: 'Remove Whole milk' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Whole milk to cart' }))
  await waitFor(() => expect(platform.cart.store.getState()).toMatchObject({ detail: null, wanted: {} }))
  act(() => platform.toasts.store.getState()[0]?.action?.run())

  const field = await screen.findByRole('spinbutton')
  expect(field).toHaveProperty('value', '1')
  expect(bodies).toEqual([{ snapshotID: id(20) }])
})

it('keeps a line whose removal the store has not heard of yet', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.use(
    serve(removeCartItem, () => Response.error()),
    serve(saveCart, () => reply(aCart([aCartItem({ qty: 1 })], { version: 2 }))),
  )
  const { user, platform } = renderWithProviders(<AddControl product={milk} isInStock />, {
    cart: { status: 'ready', detail: aCart([aCartItem({ qty: 1 })]) },
  })

  await user.click(screen.getByRole('button', { name: 'Remove Whole milk' }))
  act(() => platform.toasts.store.getState()[0]?.action?.run())

  await screen.findByRole('spinbutton')
  connection.mockReturnValue(true)
  await waitFor(() => expect(platform.cart.store.getState().wanted).toEqual({}))
  screen.getByRole('spinbutton')
})

it.each(['card', 'main'] as const)('decision 5 tells the cart that an edit comes from the %s', async (origin) => {
  server.use(serve(saveCart, () => new Promise<never>(() => {})))
  const { user, platform } = renderWithProviders(<AddControl product={milk} isInStock origin={origin} />)
  const [add, setQuantity] = [vi.spyOn(platform.cart, 'add'), vi.spyOn(platform.cart, 'setQuantity')]

  await user.click(screen.getByRole('button', { name: 'Add Whole milk to cart' }))
  await user.click(screen.getByRole('button', { name: 'Increase quantity of Whole milk' }))

  expect(add).toHaveBeenCalledExactlyOnceWith(milk, 1, origin)
  expect(setQuantity).toHaveBeenCalledExactlyOnceWith(milk, 2, origin)
})

it('1§2 is busy until the store has answered', async () => {
  const answer = Promise.withResolvers<void>()
  server.use(serve(saveCart, () => answer.promise.then(() => reply(aCart([aCartItem({ qty: 1 })])))))
  const { user, container } = renderWithProviders(<AddControl product={milk} isInStock />)
  const isBusy = () => container.querySelector('[aria-busy=true]') !== null
  expect(isBusy()).toBe(false)

  await user.click(screen.getByRole('button', { name: 'Add Whole milk to cart' }))
  expect(isBusy()).toBe(true)
  answer.resolve()

  await waitFor(() => expect(isBusy()).toBe(false))
})

it('says when a product is out of stock', () => {
  renderWithProviders(<AddControl product={milk} isInStock={false} />)

  screen.getByText('Out Of Stock')
  expect(screen.queryByRole('button')).toBeNull()
})

it('lets a product that ran out be taken from the cart', () => {
  renderWithProviders(<AddControl product={milk} isInStock={false} />, {
    cart: { status: 'ready', detail: aCart([aCartItem({ qty: 1 })]) },
  })

  screen.getByRole('button', { name: 'Remove Whole milk' })
})
