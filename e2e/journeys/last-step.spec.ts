import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { acceptedCard } from '../pages/checkout-page.ts'
import { alone } from '../store/alone.ts'
import { type Database, openDatabase } from '../store/database.ts'
import { newEmail } from '../store/new-email.ts'
import { ordersOf } from '../store/orders.ts'
import { originOf } from '../store/origins.ts'
import { fillCart } from '../store/prepared-shopper.ts'

test.beforeEach(() => test.setTimeout(120_000))

type Loss = {
  readonly how: string
  readonly says: string
  /** What happens to the held slot meanwhile. */
  readonly happen: (database: Database, held: string) => Promise<unknown>
  /** Whether the very slot can be taken again. */
  readonly isFreeAgain: boolean
}

const losses: readonly Loss[] = [
  {
    how: 'is taken by others',
    says: 'Your time slot is no longer reserved for you.',
    happen: ({ query }, held) =>
      query(
        `WITH lost AS (UPDATE commerce.slot_bookings SET state = 'released' WHERE slot_booking_id = $1
                       RETURNING tenant_id, slot_id)
         UPDATE commerce.slots s SET places_left = 0 FROM lost WHERE s.tenant_id = lost.tenant_id AND s.slot_id = lost.slot_id`,
        [held],
      ),
    isFreeAgain: false,
  },
  {
    how: 'is held no longer',
    says: 'Your time slot is no longer reserved for you.',
    happen: ({ query }, held) =>
      query("UPDATE commerce.slot_bookings SET expires_at = now() - interval '1 second' WHERE slot_booking_id = $1", [
        held,
      ]),
    isFreeAgain: true,
  },
]

/** One of them for every change, all at night. */
for (const { how, says, happen, isFreeAgain } of process.env['ALL_WAYS'] ? losses : losses.slice(0, 1)) {
  test(`F29 a slot that ${how} when the order is placed is chosen anew, and nothing else is`, async ({
    page,
    frame,
    tenant,
    cartPage,
    checkout,
    orderComplete,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/\b409\b/)
    await using _slot = await alone('last slot of pickup')
    await using database = await openDatabase()
    const email = newEmail('last-step')
    await fillCart(page, originOf(tenant), 6)
    await frame.cart.click()
    await cartPage.checkout.click()
    await checkout.identifyGuest({ email })
    await checkout.continueFrom('Pickup')
    const booked = nextBooking(page)
    await checkout.chooseSlot('last')
    const { slotBookingID, slotId, slotTime } = await booked
    await checkout.payByCard(acceptedCard)
    await using _places = isFreeAgain ? undefined : await keepPlaces(database, slotId)
    await happen(database, slotBookingID)

    await checkout.place()
    const slot = checkout.step('Time slot')
    await expect(slot.getByRole('alert')).toContainText(says)
    await expect(slot).toHaveAttribute('aria-current', 'step')
    const nearest = slot.getByRole('button', { name: /[AP]M – / })
    await expect(nearest.first()).toBeVisible()
    const names = await nearest.allInnerTexts()
    expect(names.some((name) => name.includes(slotTime))).toBe(isFreeAgain)
    // Nothing was bought, and all that was said before stands.
    expect(await ordersOf(database, email)).toEqual([])
    await expect(checkout.step('Contact')).toContainText(email)
    await expect(checkout.step('Pickup')).toContainText('Robin Miller')
    await expect(checkout.step('Payment')).toContainText('Card ending in 1111')

    const again = nextBooking(page)
    await nearest.first().click()
    const { slotId: taken } = await again
    await checkout.place()
    const orderNumber = await orderComplete.orderNumber()
    const orders = await ordersOf(database, email)
    expect(orders).toMatchObject([{ orderNumber, state: 'placed', paymentState: 'authorised', slotIds: [taken] }])
  })
}

/** The slot that is held next. */
async function nextBooking(page: Page) {
  const response = await page.waitForResponse((reply) => reply.url().includes('/AvailableSlot/Book') && reply.ok())
  const { slotBookingID, slotId, slotTime } = (await response.json()).data.storePickupSlot
  return { slotBookingID: String(slotBookingID), slotId: String(slotId), slotTime: String(slotTime) }
}

/** Gives a slot the places that it had before this shopper came, in the end. */
async function keepPlaces({ query }: Database, slotId: string) {
  const [before] = await query('SELECT places_left + 1 AS places FROM commerce.slots WHERE slot_id = $1', [slotId])
  return {
    async [Symbol.asyncDispose]() {
      await query('UPDATE commerce.slots SET places_left = $2 WHERE slot_id = $1', [slotId, before?.['places']])
    },
  }
}
