import { cartDetail } from '@aisle/api/cart'
import type { CartFulfillment } from '@aisle/api/cart-detail'
import { customer } from '@aisle/api/customer'
import { guestCustomer } from '@aisle/api/guest'
import { paymentMethodList } from '@aisle/api/payment-method'
import { placeOrder, type PlaceOrderBody } from '@aisle/api/place-order'
import { availableSlots, blockedSlots, bookSlot } from '@aisle/api/slot'
import { aCart, aCartItem, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { surface } from '../../surface.ts'
import CheckoutPage from '../../pages/checkout.page.tsx'

const robin = { customerID: id(5), firstName: 'Robin', lastName: 'Miller', email: 'robin@example.com', phone: null }
const pickupInfo = { primaryUserFirstName: 'Robin', primaryUserLastName: 'Miller' }
const slotAt = (slot: number, booking: number, hour: number) => ({
  slotId: id(slot),
  slotBookingID: id(booking),
  bookingDate: '2030-01-04',
  slotTime: `${hour}:00 AM – ${hour + 1}:00 AM`,
  startsAt: `2030-01-04T${hour + 5}:00:00Z`,
  endsAt: `2030-01-04T${hour + 6}:00:00Z`,
})
const serverTime = '2030-01-04T10:00:00Z'
let held: ReturnType<typeof slotAt> | null

/** A cart that is fetched in a slot and may be paid at the store. */
function aReadyCart(price: number, version = 1) {
  const cart = aCart([aCartItem({ price })], { version })
  const groups = Object.entries(cart.fulfillments).map(([method, group]): [string, CartFulfillment] => [
    method,
    { ...group, isSlotBookingRequired: true, allowPayAtStore: true, pickupInfo },
  ])
  return { ...cart, fulfillments: Object.fromEntries(groups) }
}

beforeEach(() => {
  held = slotAt(30, 40, 9)
  const draft = {
    cartNumber: 'CART-1',
    shop: `${id(1)} ${id(2)}`,
    done: ['contact', `details:${id(2)}`, `slot:${id(2)}`],
    guestID: id(5),
  }
  localStorage.setItem(
    'aisle:fresh:checkout-draft',
    JSON.stringify({ version: 1, value: draft, until: Date.now() + 60_000 }),
  )
  const slots = [slotAt(30, 40, 9), slotAt(31, 41, 10)].map((slot) => ({ ...slot, placesLeft: 3, isAvailable: true }))
  server.use(
    serve(guestCustomer, () => reply(robin)),
    serve(blockedSlots, () => reply({ storePickupSlot: held, serverTime })),
    serve(availableSlots, () =>
      reply({ days: [{ date: '2030-01-04', isOpen: true, slots }], timeZone: 'America/New_York', serverTime }),
    ),
  )
})
afterEach(() => localStorage.clear())

/** Every step but the last is done. */
async function reachReview(price = 10, surroundings: Parameters<typeof renderWithProviders>[1] = {}) {
  const view = renderWithProviders(<CheckoutPage />, {
    route: '/checkout',
    path: '/checkout',
    surfaces: [surface],
    cart: { detail: aReadyCart(price) },
    ...surroundings,
  })
  await view.user.click(await screen.findByRole('radio', { name: 'Pay at the store' }))
  await view.user.click(screen.getByRole('button', { name: 'Continue' }))
  const review = await screen.findByRole('region', { name: 'Review' })
  const agree = () => within(review).getByRole('checkbox')
  const place = () => screen.getByRole('button', { name: 'Place order' })
  return { ...view, review, agree, place }
}

/** What the store is asked to order, and its answers one after the other; the last one stays. */
function orders(...answers: (() => Response)[]) {
  const bodies: PlaceOrderBody[] = []
  server.use(
    serve(placeOrder, ({ body }) => {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- what the page has sent
      bodies.push(body as PlaceOrderBody)
      return (answers[bodies.length - 1] ?? answers.at(-1) ?? (() => Response.error()))()
    }),
  )
  return bodies
}
const placed = () => reply({ orderNumber: '1001', orderID: id(7) })

describe('a slot that is gone when the order is placed', () => {
  it('is chosen again in its step, and everything else stays as it was', async () => {
    const bodies = orders(() => refusal('CRT_0014', 'Your time slot is no longer reserved for you.', 409), placed)
    server.use(
      serve(cartDetail, () => reply(aReadyCart(10))),
      serve(bookSlot, () => {
        held = slotAt(31, 41, 10)
        return reply({ storePickupSlot: held, serverTime })
      }),
    )
    const { user, agree, place } = await reachReview()
    held = null
    await user.click(agree())
    await user.click(place())

    const step = await screen.findByRole('region', { name: 'Time slot' })
    expect((await within(step).findByRole('alert')).textContent).toContain('no longer reserved')
    await user.click(await within(step).findByRole('radio', { name: /10:00 AM – 11:00 AM/ }))
    await user.click(within(step).getByRole('button', { name: 'Continue' }))
    await user.click(await screen.findByRole('checkbox'))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(place())

    await waitFor(() => expect(bodies).toHaveLength(2))
    expect(bodies.map(({ orderFulfillments }) => orderFulfillments[0]?.slotBookingID)).toEqual([id(40), id(41)])
    expect(bodies[1]).toMatchObject({ isPayAtStore: true, guest: { email: 'robin@example.com' } })
  })
})

describe('F31 a total that is another one when the order is placed', () => {
  it('is shown beside the one of before, and ordered once the shopper agrees to it', async () => {
    const bodies = orders(() => refusal('ORD_TOTAL_CHANGED', 'The total is now $12.00.', 409), placed)
    server.use(serve(cartDetail, () => reply(aReadyCart(12, 2))))
    const { user, agree, place } = await reachReview(10)
    await user.click(agree())
    await user.click(place())

    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('was $10.00 and is now $12.00')
    expect(agree()).toHaveProperty('checked', false)
    await user.click(place())
    expect(bodies).toHaveLength(1)
    await user.click(agree())
    await user.click(place())

    await waitFor(() => expect(bodies.map(({ expectedTotal }) => expectedTotal)).toEqual([10, 12]))
  })
})

it('leads back to the cart where that has to be mended', async () => {
  orders(() => refusal('ORD_OUT_OF_STOCK', 'Whole milk has just run out.', 409))
  server.use(serve(cartDetail, () => reply(aReadyCart(10, 2))))
  const { user, agree, place } = await reachReview()
  await user.click(agree())
  await user.click(place())

  expect((await screen.findByRole('alert')).textContent).toContain('has just run out')
  expect(screen.getByRole('link', { name: 'Back to your cart' })).toHaveProperty('pathname', '/cart')
})

it('asks for no card where nothing is left to pay, and forgets one that was chosen before', async () => {
  const bodies = orders(placed)
  const cart = aReadyCart(10, 2)
  const { user, agree, place, platform } = await reachReview()
  act(() =>
    platform.cart.accept({ ...cart, orderSummary: { ...cart.orderSummary, giftCardAmount: 10, finalPayAmount: 0 } }),
  )

  expect(screen.queryByRole('region', { name: 'Payment' })).toBeNull()
  await user.click(agree())
  await user.click(place())

  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toMatchObject({ expectedTotal: 0 })
  expect(bodies[0]).not.toHaveProperty('isPayAtStore')
})

it('leads to the step in which a refusal is mended, and says nothing of it there', async () => {
  orders(() => refusal('ORD_PAYMENT_DECLINED', 'Your card was declined.', 402))
  server.use(serve(cartDetail, () => reply(aReadyCart(10))))
  const { user, agree, place } = await reachReview()
  await user.click(agree())
  await user.click(place())

  await user.click(await screen.findByRole('button', { name: 'Go to Payment' }))

  const step = await screen.findByRole('region', { name: 'Payment' })
  expect(await within(step).findByRole('radio', { name: 'Pay at the store' })).toBeDefined()
  expect(screen.queryByText('Your card was declined.')).toBeNull()
})

it('offers an age check where the order needs one, and goes on once it has succeeded', async () => {
  const bodies = orders(() => refusal('AGE_VERIFICATION_NEEDED', 'You must be 21 or older.', 403), placed)
  server.use(serve(cartDetail, () => reply(aReadyCart(10))))
  let isOldEnough = false
  const { user, agree, place } = await reachReview(10, { verifyAge: () => Promise.resolve(isOldEnough) })
  await user.click(agree())
  await user.click(place())

  const verify = await screen.findByRole('button', { name: 'Verify my age' })
  await user.click(verify)
  expect(bodies).toHaveLength(1)
  isOldEnough = true
  await user.click(verify)

  await waitFor(() => expect(bodies).toHaveLength(2))
})

describe('figures that do not add up', () => {
  it('hold the order, and are told to the store once for each version of the cart', async () => {
    const bodies = orders(placed)
    const report = vi.fn()
    const cart = aReadyCart(10)
    const wrong = { ...cart, orderSummary: { ...cart.orderSummary, finalPayAmount: 9.99 } }
    const { user, agree, place, platform } = await reachReview(10, { cart: { detail: wrong }, report })
    server.use(serve(cartDetail, () => reply(aReadyCart(10, 3))))

    expect(screen.getByRole('alert').textContent).toContain('do not add up')
    await user.click(agree())
    await user.click(place())
    expect(bodies).toEqual([])
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'money-mismatch', message: 'Version 1: total' }),
    )
    act(() => platform.cart.accept({ ...wrong, version: 2 }))
    expect(report).toHaveBeenCalledTimes(2)

    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await user.click(agree())
    await user.click(place())
    await waitFor(() => expect(bodies).toHaveLength(1))
  })
})

it('holds the order while figures are about to change', async () => {
  const bodies = orders(placed)
  const { user, agree, place, platform } = await reachReview()
  await user.click(agree())
  act(() => platform.cart.store.setState({ wanted: { milk: 2 } }))

  expect(screen.getByText(/are being updated/)).toBeDefined()
  await user.click(place())
  expect(bodies).toEqual([])
  act(() => platform.cart.store.setState({ wanted: {} }))
  await user.click(place())
  await waitFor(() => expect(bodies).toHaveLength(1))
})

describe('2§3 lines that come again', () => {
  const repeating = () => {
    const line = aCartItem({ price: 10, title: 'Coffee', orderLineItemOrderType: 1, frequency: 'P2W' })
    const cart = aReadyCart(10)
    const fulfillments = Object.fromEntries(
      Object.entries(cart.fulfillments).map(([method, group]) => [
        method,
        { ...group, shoppingCartItems: { [line.orderLineItemID]: line } },
      ]),
    )
    const autoShips = [
      { orderLineItemID: line.orderLineItemID, frequencyText: 'Every 2 weeks', nextOrderDate: '2030-01-18' },
    ]
    return { ...cart, fulfillments, autoShips }
  }

  it('are listed and confirmed apart, and said with the order', async () => {
    const bodies = orders(placed)
    server.use(serve(customer, () => reply({ ...robin, isVerifiedOnline: true, isLoyalty: false, phoneNumber: null })))
    const session = { status: 'signed-in' as const, customerId: id(6) }
    server.use(serve(paymentMethodList, () => reply({ items: [], count: 0, hasNext: false })))
    const { user, review, place } = await reachReview(10, { cart: { detail: repeating() }, session })

    expect(within(review).getByText(/Coffee: Every 2 weeks, first with this order, next on Fri, Jan 18/)).toBeDefined()
    await user.click(within(review).getByRole('checkbox', { name: /final total may change/ }))
    await user.click(place())
    const confirm = within(review).getByRole('checkbox', { name: /come again/ })
    expect(document.activeElement).toBe(confirm)
    expect(bodies).toEqual([])
    await user.click(confirm)
    await user.click(place())

    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]?.subscriptionDetails).toEqual([
      { orderLineItemID: id(20), productID: id(10), subscriptionOption: 2, frequency: 'P2W' },
    ])
  })

  it('ask a guest to sign in before anything is filled in', async () => {
    localStorage.clear()
    renderWithProviders(<CheckoutPage />, {
      route: '/checkout',
      path: '/checkout',
      surfaces: [surface],
      cart: { detail: repeating() },
    })

    expect(await screen.findByText(/need an account/)).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
  })
})
