import { cartDetail } from '@aisle/api/cart'
import { setPickupInfo } from '@aisle/api/checkout'
import { bookSlot } from '@aisle/api/slot'
import { id, refusal, reply, serve, server } from '@aisle/platform/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  aReadyCart,
  beforePayment,
  orders,
  placed,
  reachReview,
  serverTime,
  slotAt,
  store,
} from './checkout.builder.tsx'

beforeEach(beforePayment)
afterEach(() => localStorage.clear())

describe('a slot that is gone when the order is placed', () => {
  it('is chosen again in its step, and everything else stays as it was', async () => {
    const bodies = orders(() => refusal('CRT_0014', 'Your time slot is no longer reserved for you.', 409), placed)
    server.use(
      serve(cartDetail, () => reply(aReadyCart(10))),
      serve(bookSlot, () => {
        store.held = slotAt(31, 41, 10)
        return reply({ storePickupSlot: store.held, serverTime })
      }),
    )
    const { user, agree, place } = await reachReview()
    store.held = null
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
    expect(screen.getByText('Please confirm the note above to place your order.')).toBeDefined()
    expect(document.activeElement).toBe(agree())
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

describe('2§8 F28 a cart that was abandoned meanwhile', () => {
  const gone = () => refusal('CRT_0002', 'This cart does not exist.', 404)
  const told = 'Your previous cart has been abandoned. Please refresh your page and you can begin creating a new order!'
  const texts = (platform: Awaited<ReturnType<typeof reachReview>>['platform']) =>
    platform.toasts.store.getState().map(({ text }) => text)

  it('is cleared and told of by the step that finds out', async () => {
    server.use(serve(setPickupInfo, gone), serve(cartDetail, gone))
    const { user, review, platform } = await reachReview()
    await user.click(within(review).getByRole('button', { name: 'Change Pickup' }))
    await user.click(await screen.findByRole('button', { name: 'Continue' }))

    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeDefined()
    expect(texts(platform)).toEqual([told])
  })

  it('is cleared and told of where the order finds out', async () => {
    orders(gone)
    server.use(serve(cartDetail, gone))
    const { user, agree, place, platform } = await reachReview()
    await user.click(agree())
    await user.click(place())

    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeDefined()
    expect(texts(platform)).toEqual([told])
  })
})
