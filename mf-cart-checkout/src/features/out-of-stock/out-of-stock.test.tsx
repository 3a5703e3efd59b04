import { cartDetail } from '@aisle/api/cart'
import type { CartItem } from '@aisle/api/cart-detail'
import { outOfStockProducts, updateOutOfStock } from '@aisle/api/cart-stock'
import { savedItems } from '@aisle/api/saved-items'
import { aCart, aCartItem, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import CartPage from '../../pages/cart.page.tsx'
import { surface } from '../../surface.ts'
import OutOfStockDialog from './out-of-stock.dialog.tsx'

const milk = aCartItem({ qty: 5, qtyOnHand: 2, isinstock: false, inStockQty: 2 })
const bread = aCartItem({ orderLineItemID: id(21), title: 'Rye bread', qty: 1, isinstock: false, inStockQty: 0 })

const sent: unknown[] = []
let stored: readonly CartItem[] = []
let short: readonly CartItem[] = []

const shortOf = ({ orderLineItemID, productId: productID, title, seoName, qty, inStockQty = 0 }: CartItem) => ({
  orderLineItemID,
  productID,
  title,
  seoName,
  qty,
  inStockQty,
})

beforeEach(() => {
  sent.length = 0
  stored = []
  short = [milk, bread]
  let version = 1
  server.use(
    serve(outOfStockProducts, () => reply({ items: short.map(shortOf) })),
    serve(updateOutOfStock, ({ body }) => {
      sent.push(body)
      short = []
      return reply(true)
    }),
    serve(cartDetail, () => reply(aCart(stored, { version: (version += 1) }))),
    serve(savedItems, () => reply({ items: [] })),
  )
})

const list = () => screen.findByRole('region', { name: 'Some items have run out' })
const row = (within_: HTMLElement, title: string) => within(within_).getByRole('listitem', { name: title })

describe('the cart', () => {
  const openCart = async (...lines: readonly CartItem[]) => {
    const view = renderWithProviders(<CartPage />, { surfaces: [surface], cart: { detail: aCart(lines) } })
    await screen.findByText('Coupons')
    return view
  }

  it('2§4 lists what has run out with what is left, and holds Checkout back', async () => {
    await openCart(milk, bread)

    const region = await list()
    expect(within(row(region, 'Whole milk')).getByText('Only 2 of 5 left')).toBeDefined()
    expect(within(row(region, 'Whole milk')).getByRole('spinbutton')).toHaveProperty('value', '2')
    expect(within(row(region, 'Rye bread')).getByText('Out Of Stock')).toBeDefined()
    expect(within(row(region, 'Rye bread')).getByText('Will be removed')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull()
  })

  it('can be checked out where everything is there again by now', async () => {
    short = []
    stored = [{ ...milk, isinstock: true }]
    const { user } = await openCart(milk)

    await screen.findByText('Everything is there again. You can go on.')
    await user.click(screen.getByRole('button', { name: 'Go on' }))

    expect(await screen.findByRole('link', { name: 'Checkout' })).toBeDefined()
  })

  it('takes over what is left, and can be checked out after that', async () => {
    stored = [{ ...milk, qty: 1, isinstock: true }]
    const { user } = await openCart(milk, bread)
    const region = await list()

    await user.click(within(region).getByRole('button', { name: 'Decrease quantity of Whole milk' }))
    await user.click(within(region).getByRole('button', { name: 'Update cart' }))

    expect(await screen.findByRole('link', { name: 'Checkout' })).toBeDefined()
    expect(sent).toEqual([
      {
        items: [
          { orderLineItemID: id(20), selectedQty: 1 },
          { orderLineItemID: id(21), selectedQty: 0 },
        ],
      },
    ])
    expect(screen.queryByRole('region', { name: 'Some items have run out' })).toBeNull()
  })

  it('can be left without any of them, and keeps what was taken out by mistake', async () => {
    stored = [{ ...milk, qty: 2, isinstock: true }]
    short = [milk]
    const { user } = await openCart(milk)
    const region = await list()

    await user.clear(within(region).getByRole('spinbutton'))
    await user.type(within(region).getByRole('spinbutton'), '0{Enter}')
    expect(within(region).getByText('Will be removed')).toBeDefined()
    await user.click(within(region).getByRole('button', { name: 'Keep Whole milk' }))
    expect(within(region).getByRole('spinbutton')).toHaveProperty('value', '2')
    await user.click(within(region).getByRole('button', { name: 'Remove all of them' }))

    await waitFor(() => expect(screen.queryByRole('region', { name: 'Some items have run out' })).toBeNull())
    expect(sent).toEqual([{ items: [{ orderLineItemID: id(20), selectedQty: 0 }] }])
  })

  it('2§4 is emptied where all of it had run out', async () => {
    short = [bread]
    const { user, platform } = await openCart(bread)
    const cleared = vi.fn<(detail: { reason: string }) => void>()
    platform.bus.on('cart.cleared', cleared, { signal: new AbortController().signal })

    await user.click(within(await list()).getByRole('button', { name: 'Update cart' }))

    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeDefined()
    expect(cleared).toHaveBeenCalledWith({ reason: 'emptied' })
  })

  it('says what the store has against a choice, and lists again what is left', async () => {
    server.use(
      serve(updateOutOfStock, () => {
        short = [{ ...milk, inStockQty: 1 }]
        return refusal('CRT_0114', 'Only 1 of Whole milk are left.', 409)
      }),
    )
    short = [milk]
    const { user } = await openCart(milk)
    const region = await list()

    await user.click(within(region).getByRole('button', { name: 'Update cart' }))

    expect(await within(region).findByText('Only 1 of Whole milk are left.')).toBeDefined()
    expect(await within(region).findByText('Only 1 of 5 left')).toBeDefined()
    expect(within(region).getByRole('spinbutton')).toHaveProperty('value', '1')
  })

  it('says in the line how many there are', async () => {
    await openCart(milk, bread)
    const line = (title: string) =>
      within(screen.getByRole('region', { name: 'Store pickup' })).getByRole('listitem', { name: title })

    expect(within(line('Whole milk')).getByText('Only 2 of 5 left')).toBeDefined()
    expect(within(line('Rye bread')).getByText('Out Of Stock')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('F30 an order for more than there is', () => {
  const open = () => {
    const close = vi.fn()
    const lines = [{ orderLineItemID: id(20), title: 'Whole milk', inStockQty: 2 }]
    const view = renderWithProviders(<OutOfStockDialog lines={lines} close={close} />, {
      cart: { detail: aCart([milk]) },
    })
    return { ...view, close }
  }

  it('offers what is left at once, and goes on once the cart asks for no more', async () => {
    short = [milk]
    stored = [{ ...milk, qty: 2, isinstock: true }]
    const { user, close } = open()
    expect(screen.getByText('Only 2 of 5 left')).toBeDefined()

    await user.click(screen.getByRole('button', { name: 'Update cart' }))

    await waitFor(() => expect(close).toHaveBeenCalledWith(true))
    expect(sent).toEqual([{ items: [{ orderLineItemID: id(20), selectedQty: 2 }] }])
  })

  it('goes on where there is enough again', async () => {
    short = []
    const { user, close } = open()

    await user.click(await screen.findByRole('button', { name: 'Go on' }))

    expect(close).toHaveBeenCalledWith(true)
  })
})
