import { expect, test } from '../fixtures.ts'
import { acceptedCard } from '../pages/checkout-page.ts'
import { openDatabase } from '../store/database.ts'
import { newEmail } from '../store/new-email.ts'
import { originOf } from '../store/origins.ts'
import { fillCart } from '../store/prepared-shopper.ts'

test.beforeEach(() => test.setTimeout(120_000))

test('F55 F29 a held slot counts down on the store’s clock; when it is gone, the nearest one is a click away and the form stays', async ({
  page,
  frame,
  tenant,
  cartPage,
  checkout,
  orderComplete,
}, { project }) => {
  await using database = await openDatabase()
  const email = newEmail(`held-${project.name}`)
  await page.clock.install()
  await fillCart(page, originOf(tenant))
  await frame.cart.click()
  await cartPage.checkout.click()
  await checkout.identifyGuest({ email })
  await checkout.continueFrom('Pickup')
  const booking = page.waitForResponse((response) => response.url().includes('/AvailableSlot/Book'))
  await checkout.chooseSlot()
  const held = (await (await booking).json()).data.storePickupSlot.slotBookingID
  const left = page.getByRole('timer')
  await expect(left).toHaveText(/^1[45]:\d\d left$/)
  const card = checkout.step('Payment').frameLocator('iframe').getByLabel('Card number')
  await card.fill(acceptedCard.number)

  // A laptop that slept for hours, in the eyes of the page: the store knows better.
  await page.clock.fastForward('08:00:00')
  await expect(left).toHaveText(/^1[34]:\d\d left$/)

  await database.query(
    "UPDATE commerce.slot_bookings SET expires_at = now() - interval '1 second' WHERE slot_booking_id = $1",
    [held],
  )
  await page.clock.fastForward('00:02:00')
  await expect(page.getByRole('status').filter({ hasText: 'no longer held for you' })).toBeAttached()
  await page
    .getByRole('button', { name: /[AP]M – / })
    .first()
    .click()

  await expect(left).toHaveText(/^1[45]:\d\d left$/)
  await expect(card).toHaveValue(/4111/)
  await checkout.payByCard(acceptedCard)
  await checkout.place()
  await orderComplete.orderNumber()
})
