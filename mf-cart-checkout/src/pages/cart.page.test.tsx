import { cartDetail, removeCartItem, restoreCart, saveCart } from '@aisle/api/cart'
import { savedItems } from '@aisle/api/saved-items'
import { aCart, aCartItem, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { surface } from '../surface.ts'
import CartPage from './cart.page.tsx'

const catalogue = {
  remote: 'mf-catalogue',
  contract: 1,
  routes: {
    home: { path: '/', title: 'Home', linkName: 'home' },
    product: { path: '/detail/:seoName', title: 'Product', linkName: 'product' },
  },
} as const

/** The cart's page with all of its parts. */
async function openCart(detail: ReturnType<typeof aCart> | null) {
  const view = renderWithProviders(<CartPage />, { surfaces: [surface, catalogue], cart: { detail } })
  if (detail) await screen.findByText('Coupons')
  return view
}

it('lists what is in the cart with its sums', async () => {
  await openCart(aCart([aCartItem({ qty: 2, price: 3.49 })]))

  const line = screen.getByRole('listitem', { name: 'Whole milk' })
  expect(within(line).getByRole('spinbutton', { name: 'Quantity of Whole milk' })).toHaveProperty('value', '2')
  expect(screen.getAllByText('$6.98').length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveProperty('pathname', '/checkout')
})

it('2§4 leaves the delivery charge to the checkout, and says so', async () => {
  const cart = aCart([aCartItem({ price: 10 })])
  const deliveryPaid = { loyaltyDollars: 0, giftCardAmount: 2 }
  const orderSummary = {
    ...cart.orderSummary,
    deliveryCharge: 5.99,
    deliveryPaid,
    giftCardAmount: 12,
    finalPayAmount: 0,
  }
  await openCart({ ...cart, orderSummary })

  expect(screen.getByText('Delivery is added at checkout.')).toBeDefined()
  expect(screen.getByText('- $10.00')).toBeDefined()
  expect(screen.queryByText('$5.99')).toBeNull()
  expect(screen.getAllByText('$0.00').length).toBeGreaterThan(0)
})

it('says what to do with an empty cart', async () => {
  server.use(serve(savedItems, () => reply({ items: [] })))
  await openCart(null)

  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveProperty('pathname', '/')
})

it('holds back checkout below the minimum and says what is missing', async () => {
  const cart = aCart([aCartItem({ price: 10 })])
  const groups = Object.entries(cart.fulfillments).map(([method, group]) => [
    method,
    { ...group, minCheckoutAmount: 35 },
  ])
  await openCart({ ...cart, fulfillments: Object.fromEntries(groups) })

  expect(screen.getByText('The minimum for this order is $35.00. Add $25.00 more to check out.')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull()
})

it('shows another quantity at once and takes a removed line away', async () => {
  const { user } = await openCart(aCart([aCartItem({ qty: 1 })]))

  await user.click(screen.getByRole('button', { name: 'Remove Whole milk' }))

  expect(screen.queryByRole('listitem', { name: 'Whole milk' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Cart' }))
})

it('has a place for what other remotes have to say of the cart', async () => {
  const account = { remote: 'mf-account', contract: 1, routes: {}, widgets: { hint: { slot: 'cart.alerts' } } } as const
  renderWithProviders(<CartPage />, {
    surfaces: [surface, account],
    cart: { detail: aCart() },
    WidgetView: ({ remote, name }) => <p>{`${remote} ${name}`}</p>,
  })

  expect(await screen.findByText('mf-account hint')).toBeDefined()
})

describe('a product in two lines', () => {
  const [once, monthly] = [
    aCartItem({ orderLineItemID: id(20), qty: 2 }),
    aCartItem({
      orderLineItemID: id(21),
      qty: 4,
      orderLineItemOrderType: 1,
      frequency: 'monthly',
      instruction: 'Ripe ones',
    }),
  ]
  const detail = aCart([once, monthly])
  const rows = () => screen.getAllByRole('listitem', { name: 'Whole milk' })
  const quantities = () => rows().map((row) => within(row).getByRole<HTMLInputElement>('spinbutton').value)

  it('shows each with its own quantity, and changes the one that is meant', async () => {
    const bodies: unknown[] = []
    server.use(
      serve(saveCart, ({ body }) => {
        bodies.push(body)
        return reply(aCart([once, { ...monthly, qty: 5 }], { version: 2 }))
      }),
    )
    const { user } = await openCart(detail)
    expect(quantities()).toEqual(['2', '4'])

    const [, row] = rows()
    if (!row) throw new Error('the second line is missing')
    await user.click(within(row).getByRole('button', { name: 'Increase quantity of Whole milk' }))

    expect(quantities()).toEqual(['2', '5'])
    await waitFor(() => expect(bodies).toMatchObject([{ products: [{ orderLineItemID: id(21), qty: 5 }] }]))
  })

  it('brings back what was removed, by its own name', async () => {
    const bodies: unknown[] = []
    server.use(
      serve(removeCartItem, () => reply(aCart([once], { version: 2 }))),
      serve(restoreCart, ({ body }) => {
        bodies.push(body)
        return reply(aCart([once, monthly], { version: 3 }))
      }),
    )
    const { user, platform } = await openCart(detail)
    const [, row] = rows()
    if (!row) throw new Error('the second line is missing')
    await user.clear(within(row).getByRole('spinbutton'))
    await user.type(within(row).getByRole('spinbutton'), '0{Enter}')
    await waitFor(() => expect(rows()).toHaveLength(1))

    act(() => platform.toasts.store.getState()[0]?.action?.run())

    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(bodies).toEqual([{ snapshotID: id(21), orderNumber: 'CART-1' }])
    screen.getByText('Ripe ones')
  })

  it('has nothing to bring back where the store was out of reach', async () => {
    server.use(
      serve(removeCartItem, () => Response.error()),
      serve(cartDetail, () => reply(detail)),
    )
    const { user, platform } = await openCart(detail)
    const [, row] = rows()
    if (!row) throw new Error('the second line is missing')
    await user.clear(within(row).getByRole('spinbutton'))
    await user.type(within(row).getByRole('spinbutton'), '0{Enter}')

    act(() => platform.toasts.store.getState()[0]?.action?.run())

    await waitFor(() => expect(quantities()).toEqual(['2', '4']))
    expect(platform.toasts.store.getState().map(({ tone }) => tone)).not.toContain('error')
  })
})

describe('2§3 a group', () => {
  const groupOf = (change: object) => {
    const deposit = {
      orderLineItemID: id(30),
      productId: id(31),
      title: 'Deposit',
      price: 0.05,
      qty: 2,
      totalPrice: 0.1,
    }
    const cart = aCart([aCartItem({ qty: 2, price: 10, linkedProducts: [deposit] })])
    const groups = Object.entries(cart.fulfillments).map(([method, group]) => [method, { ...group, ...change }])
    return { ...cart, fulfillments: Object.fromEntries(groups) }
  }

  it('has its number of items and its sum, with what comes along', async () => {
    await openCart(groupOf({}))

    const group = screen.getByRole('region', { name: 'Store pickup' })
    within(group).getByText('4 items · $20.10')
    within(group).getByText('2 × Deposit')
    within(group).getByText('$0.10')
  })

  it('says its charges, and how one is spared', async () => {
    const additionalCharges = [{ addChargeType: 1, name: 'Minimum order charge', chargeAmount: 4.99 }]
    await openCart(groupOf({ additionalCharges, missingToDropCharge: 4.01, shippingAmount: 6 }))

    const group = screen.getByRole('region', { name: 'Store pickup' })
    within(group).getByText('Minimum order charge')
    within(group).getByText('$4.99')
    within(group).getByText('Add $4.01 more and it goes.')
    within(group).getByText('$6.00')
  })
})

it('tells which pieces of a line a deal makes cheaper, by what else is in the cart', async () => {
  const rewarded = [{ qty: 1, price: 2 }]
  const prices = { price: 4, regularPrice: 4, qty: 3, discountAmount: 2, totalPrice: 10 }
  await openCart(aCart([aCartItem({ orderLineItemID: id(21), ...prices, rewarded })]))

  const line = within(screen.getByRole('listitem', { name: 'Whole milk' }))
  line.getByText('1 at $2.00 with your deal')
  line.getByText('You save $2.00')
  line.getByText('$10.00')
})

it('tells a gift card by its amount, and what a line saves', async () => {
  await openCart(
    aCart([
      aCartItem({ orderLineItemID: id(20), title: 'Card', orderLineItemOrderType: 2, giftCardAmount: 25, price: 25 }),
      aCartItem({ orderLineItemID: id(21), price: 3, regularPrice: 4, qty: 2, discountAmount: 2 }),
    ]),
  )

  within(screen.getByRole('listitem', { name: 'Card' })).getByText('Gift card of $25.00')
  within(screen.getByRole('listitem', { name: 'Whole milk' })).getByText('You save $2.00')
})

it.each([
  ['CRT_400', 'This cart belongs to another store.'],
  ['CRT_0114', 'Only 3 are left.'],
  ['CRT_GIFT_CARD_AMOUNT', 'This gift card cannot be bought for that amount.'],
])('2§8 says in the line why a quantity was refused (%s), and opens nothing over it', async (code, text) => {
  const detail = aCart([aCartItem({ qty: 2 })])
  server.use(
    serve(saveCart, () => refusal(code, text, 409)),
    serve(cartDetail, () => reply(detail)),
  )
  const { user, platform } = await openCart(detail)
  const line = screen.getByRole('listitem', { name: 'Whole milk' })

  await user.click(within(line).getByRole('button', { name: 'Increase quantity of Whole milk' }))

  expect((await within(line).findByText(text)).getAttribute('role')).toBe('status')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(within(line).getByRole('spinbutton')).toHaveProperty('value', '2')
  expect(platform.dialogs.stack.getState()).toEqual([])
})
