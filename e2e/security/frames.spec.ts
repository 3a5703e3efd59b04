import type { Page } from '@playwright/test'
import { expect, test } from '../composition/fixtures.ts'
import { newEmail } from '../store/new-email.ts'
import { originOf } from '../store/origins.ts'
import { fillCart } from '../store/prepared-shopper.ts'

const ELSEWHERE = 'http://partners.localhost/elsewhere'

test.beforeEach(({ expectedTrouble }) => {
  expectedTrouble.push(/Unsafe attempt to initiate navigation/)
})

/** A company gone bad: with the next press in its frame it leads the whole page away, and says how that went. */
async function turnBad(page: Page, address: RegExp) {
  const frame = page.frame({ url: address })
  if (!frame) throw new Error(`No frame shows ${address}.`)
  await frame.evaluate((elsewhere) => {
    addEventListener('click', () => {
      try {
        Reflect.set(globalThis.top?.location ?? {}, 'href', elsewhere)
        document.title = 'led away'
      } catch (error) {
        document.title = error instanceof Error ? error.name : 'refused'
      }
    })
  }, ELSEWHERE)
  return frame
}

test.describe('a guest', () => {
  test.use({ shopper: 'stranger' })

  test('T52 the payment company’s frame cannot lead the checkout away, not even when it is pressed', async ({
    page,
    tenant,
    checkout,
  }) => {
    test.setTimeout(90_000)
    await fillCart(page, originOf(tenant), 6)
    await page.goto('/checkout')
    await checkout.identifyGuest({
      firstName: 'Robin',
      lastName: 'Miller',
      email: newEmail('frames'),
      phone: '317-555-0142',
    })
    await checkout.continueFrom('Pickup')
    await checkout.chooseSlot()
    const number = checkout.step('Payment').frameLocator('iframe').getByLabel('Card number')
    await expect(number).toBeVisible()
    const frame = await turnBad(page, /\/payments\//)

    await number.click()

    await expect.poll(() => frame.title()).toBe('SecurityError')
    await expect(page).toHaveURL('/checkout?step=payment')
  })
})

test.describe('a customer of the loyalty program', () => {
  test.use({ shopper: 'regular' })

  test('T52 the loyalty company’s frame cannot lead the page away, not even when it is pressed', async ({ page }) => {
    await page.goto('/loyalty-program')
    const state = page.frameLocator('iframe[title^="Loyalty program"]').getByRole('status')
    await expect(state).toContainText('You are signed in')
    const frame = await turnBad(page, /\/loyalty\?/)

    await state.click()

    await expect.poll(() => frame.title()).toBe('SecurityError')
    await expect(page).toHaveURL('/loyalty-program')
  })
})
