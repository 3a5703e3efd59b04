import type { CartFulfillment } from '@aisle/api/cart-detail'
import { guestCustomer } from '@aisle/api/guest'
import { placeOrder, type PlaceOrderBody } from '@aisle/api/place-order'
import { availableSlots, blockedSlots } from '@aisle/api/slot'
import { aCart, aCartItem, id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, within } from '@testing-library/react'
import CheckoutPage from '../../pages/checkout.page.tsx'
import { surface } from '../../surface.ts'

export const robin = {
  customerID: id(5),
  firstName: 'Robin',
  lastName: 'Miller',
  email: 'robin@example.com',
  phone: null,
}
const pickupInfo = { primaryUserFirstName: 'Robin', primaryUserLastName: 'Miller' }
export const slotAt = (slot: number, booking: number, hour: number) => ({
  slotId: id(slot),
  slotBookingID: id(booking),
  bookingDate: '2030-01-04',
  slotTime: `${hour}:00 AM – ${hour + 1}:00 AM`,
  startsAt: `2030-01-04T${hour + 5}:00:00Z`,
  endsAt: `2030-01-04T${hour + 6}:00:00Z`,
})
export const serverTime = '2030-01-04T10:00:00Z'
/** The slot that the store holds. */
export const store: { held: ReturnType<typeof slotAt> | null } = { held: null }

/** A cart that is fetched in a slot and may be paid at the store. */
export function aReadyCart(price: number, version = 1) {
  const cart = aCart([aCartItem({ price })], { version })
  const groups = Object.entries(cart.fulfillments).map(([method, group]): [string, CartFulfillment] => [
    method,
    { ...group, isSlotBookingRequired: true, allowPayAtStore: true, pickupInfo },
  ])
  return { ...cart, fulfillments: Object.fromEntries(groups) }
}

/** A guest with a proven address has said all but how it is paid. */
export function beforePayment() {
  store.held = slotAt(30, 40, 9)
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
    serve(blockedSlots, () => reply({ storePickupSlot: store.held, serverTime })),
    serve(availableSlots, () =>
      reply({ days: [{ date: '2030-01-04', isOpen: true, slots }], timeZone: 'America/New_York', serverTime }),
    ),
  )
}

/** Every step but the last is done. */
export async function reachReview(price = 10, surroundings: Parameters<typeof renderWithProviders>[1] = {}) {
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
export function orders(...answers: (() => Response)[]) {
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
export const placed = () => reply({ orderNumber: '1001', orderID: id(7) })
