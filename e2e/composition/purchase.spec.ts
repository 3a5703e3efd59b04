import { newEmail } from '../store/new-email.ts'
import { originOf } from '../store/origins.ts'
import { fillCart } from '../store/prepared-shopper.ts'
import { breakFiles, deliveryTrouble, filesOf } from './delivery-faults.ts'
import { expect, test } from './fixtures.ts'
import { remotesUnderTest } from './remotes-under-test.ts'

test.use({ shopper: 'stranger' })

for (const { name } of remotesUnderTest.filter((remote) => remote.name !== 'mf-cart-checkout')) {
  test(`G12 F1 a guest with a cart buys while ${name} is gone`, async ({
    page,
    frame,
    cartPage,
    checkout,
    tenant,
    expectedTrouble,
  }) => {
    expectedTrouble.push(...deliveryTrouble(name))
    await fillCart(page, originOf(tenant), 6)
    await breakFiles(page, filesOf(name, ''), (route) => route.fulfill({ status: 404, body: 'Not found' }))

    await page.goto('/cart')
    await cartPage.checkout.click()
    await checkout.identifyGuest({
      firstName: 'Robin',
      lastName: 'Miller',
      email: newEmail(`without-${name}`),
      phone: '317-555-0142',
    })
    await checkout.pickUpAndPlace()

    await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
    await expect(frame.cart).toHaveAccessibleName('Cart, 0 items')
  })
}
