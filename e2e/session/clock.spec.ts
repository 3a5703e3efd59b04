import { expect, test } from '../fixtures.ts'
import { openDatabase } from '../store/database.ts'
import { newCustomer } from '../store/new-customer.ts'
import { originOf } from '../store/origins.ts'
import { fillCart, signIn } from '../store/prepared-shopper.ts'

const HOUR = 3_600_000

for (const [clock, offset] of [
  ['300 s ahead', 300_000],
  ['a day ahead', 24 * HOUR],
  ['a day behind', -24 * HOUR],
] as const) {
  test(`F21 with a clock ${clock} a shopper signs in, renews and is offered the store’s own days`, async ({
    page,
    frame,
    cartPage,
    checkout,
    tenant,
    expectedTrouble,
  }) => {
    test.setTimeout(120_000)
    await using database = await openDatabase()
    const { email } = await newCustomer(database, tenant, 'clock')
    expectedTrouble.push(/\b401\b/)
    await page.clock.install({ time: Date.now() + offset })
    await fillCart(page, originOf(tenant), 6)
    await signIn(page, tenant, email)

    await page.goto('/orders')
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    // A token that has ended is renewed, whatever this clock says of it.
    await page.evaluate((key) => {
      const kept: { value: { expiresAt: number } } = JSON.parse(sessionStorage.getItem(key) ?? '')
      kept.value.expiresAt = 0
      sessionStorage.setItem(key, JSON.stringify(kept))
    }, `aisle:${tenant}:session`)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()

    await frame.cart.click()
    await cartPage.checkout.click()
    await checkout.continueFrom('Contact')
    await checkout.continueFrom('Pickup')
    await expect(page.getByRole('tab')).toHaveCount(7)
  })
}
