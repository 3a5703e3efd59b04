import { beforeAll, expect, it } from 'vitest'
import { createMemoryValue } from '../storage/stored-value.ts'
import { id } from '../testing/builders.ts'
import { createServer, guestToken, milk, openPage } from './hand-over.builder.ts'
import type { KeptEdit, KeptEdits } from './kept-edits.ts'

const edit = (qty: number, cart: string | null = 'CART-G'): KeptEdit => ({
  product: milk,
  qty,
  cart,
  price: null,
  at: Date.now(),
})
const leftBehind = (qty: number, cart?: string | null) =>
  createMemoryValue<KeptEdits>({ owner: 'guest', edits: { [id(10)]: edit(qty, cart) } })

beforeAll(() => import('./take-over.ts'))

it.each([
  { why: 'has not arrived', guest: 2, qty: 3, merged: [4] },
  { why: 'has arrived without an answer', guest: 3, qty: 3, merged: [4] },
  { why: 'takes the line out', guest: 2, qty: 0, merged: [1] },
])('T12 an edit that the guest left behind and that $why counts once', async ({ guest, qty, merged }) => {
  const server = createServer({ guest, customer: 1 })
  const page = openPage({ server, kept: leftBehind(qty) })
  expect(page.signIn()).toBe(true)

  await page.cart.adoptGuestCart(guestToken())

  expect(page.shown()).toEqual(merged)
  expect(page.kept.read()).toBeUndefined()
  await page.cart.adoptGuestCart(guestToken())
  expect(page.shown()).toEqual(merged)
})

it('T12 what was to become the guest’s first line comes along', async () => {
  const server = createServer({ guest: undefined, customer: 1 })
  const page = openPage({ server, kept: leftBehind(2, null), number: createMemoryValue<string>() })
  expect(page.signIn()).toBe(true)

  await page.cart.adoptGuestCart(guestToken())

  expect(page.shown()).toEqual([3])
})

it('T12 an edit that waits while another tab signs in is made in the guest’s cart', async () => {
  const server = createServer({ guest: 2, customer: 1 })
  const page = openPage({ server })
  await page.cart.start()
  page.cart.setQuantity(milk, 5, 'cart')
  page.signIn()

  await page.cart.adoptGuestCart(guestToken())

  expect(page.shown()).toEqual([6])
  expect(page.cart.store.getState().wanted).toEqual({})
})

it('T12 so is one that is on its way', async () => {
  const server = createServer({ guest: 2, customer: 1 })
  const page = openPage({ server })
  await page.cart.start()
  page.cart.setQuantity(milk, 5, 'cart')
  const settled = page.cart.settle()
  page.signIn()

  await Promise.all([settled, page.cart.adoptGuestCart(guestToken())])

  expect(page.shown()).toEqual([6])
})

it('what is changed while the cart is handed over is changed in what comes of it', async () => {
  const server = createServer({ guest: 2, customer: 1 })
  const page = openPage({ server })
  await page.cart.start()
  page.signIn()
  page.cart.add(milk, 1, 'card')
  page.cart.add(milk, 1, 'card')

  await page.cart.adoptGuestCart(guestToken())
  await page.cart.settle()

  expect(page.shown()).toEqual([5])
})

it('T12 two tabs hand over once', async () => {
  const server = createServer({ guest: 2, customer: 1 })
  const first = openPage({ server, kept: leftBehind(4) })
  const second = openPage({ server, kept: first.kept, number: first.number })
  first.signIn()
  second.signIn()

  await Promise.all([first.cart.adoptGuestCart(guestToken()), second.cart.adoptGuestCart(guestToken())])
  await second.cart.refresh()

  for (const { shown } of [first, second]) expect(shown()).toEqual([5])
})

it('T12 what cannot be made without a connection waits for the next start, beside the customer’s own edits', async () => {
  const server = createServer({ guest: 2, customer: 1 })
  const page = openPage({ server, kept: leftBehind(4) })
  page.loseConnection()
  page.signIn()
  await expect(page.cart.adoptGuestCart(guestToken())).rejects.toMatchObject({ code: 'NETWORK' })
  page.loseConnection(false)
  await page.cart.refresh()
  page.cart.setQuantity(milk, 2, 'cart')
  await page.cart.settle()
  expect(page.shown()).toEqual([2])

  const next = openPage({ server, kept: page.kept, number: page.number })
  next.signIn()
  await next.cart.adoptGuestCart(guestToken())

  expect(next.shown()).toEqual([6])
})

it('T12 what the store refuses is told', async () => {
  const server = createServer({ guest: 2, customer: 1 })
  const page = openPage({ server, kept: leftBehind(9) })
  page.signIn()

  await page.cart.adoptGuestCart(guestToken())

  expect(page.shown()).toEqual([3])
  expect(page.cart.store.getState().conflicts).toMatchObject([{ code: 'CRT_0114', lines: [{ oldQty: 9, newQty: 3 }] }])
  expect(page.onConflicts).toHaveBeenCalledOnce()
})

it('T12 without a proof of having been the guest nothing is made', async () => {
  const server = createServer({ guest: 2, customer: 1 })
  const page = openPage({ server, kept: leftBehind(4) })
  page.signIn()

  await page.cart.adoptGuestCart(Promise.resolve(undefined))

  expect(page.shown()).toEqual([1])
  expect(server.carts.guest.qty).toBe(2)
})

it('a guest without a cart is handed over as well: lines may be saved for later', async () => {
  const server = createServer({ guest: undefined, customer: 1 })
  const page = openPage({ server, number: createMemoryValue<string>() })
  expect(page.signIn({ isGuestKnown: true })).toBe(true)

  await page.cart.adoptGuestCart(guestToken())

  expect(server.proven()).toBe(1)
  expect(page.shown()).toEqual([1])
})

it('whose guest cannot be asked for, and had no cart, sees the own one all the same', async () => {
  const server = createServer({ guest: undefined, customer: 1 })
  const page = openPage({ server, number: createMemoryValue<string>() })
  page.signIn({ isGuestKnown: true })

  await expect(page.cart.adoptGuestCart(Promise.reject(new Error('no token')))).rejects.toThrow('no token')

  expect(page.shown()).toEqual([1])
  page.cart.setQuantity(milk, 2, 'cart')
  await page.cart.settle()
  expect(page.shown()).toEqual([2])
})

it('has nothing to hand over where nobody shopped', () => {
  const page = openPage({
    server: createServer({ guest: undefined, customer: 1 }),
    number: createMemoryValue<string>(),
  })
  expect(page.signIn()).toBe(false)
})
