import { expect, test } from '../composition/fixtures.ts'
import { alone } from '../store/alone.ts'
import { originOf } from '../store/origins.ts'
import { chooseStore, signIn } from '../store/prepared-shopper.ts'

const FRAME = 'iframe[title^="Loyalty program"]'

test.describe('a customer of the program', () => {
  test.use({ shopper: 'regular' })

  test('1§4 is known in the loyalty company’s frame, by a token of its own', async ({ page }) => {
    await page.goto('/loyalty-program')

    const state = page.frameLocator(FRAME).getByRole('status')
    await expect(state).toContainText('You are signed in to the loyalty program. Member ')
  })
})

test.describe('a session of its own, which it spoils', () => {
  test.use({ shopper: 'stranger' })

  test('F49 a token that has ended is renewed before the frame goes on; without one the shopper is signed out and sent Home', async ({
    page,
    tenant,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/\b401\b/)
    await using _alone = await alone('customer')
    await chooseStore(page, originOf(tenant))
    await signIn(page, tenant, 'customer@example.com')
    await page.goto('/loyalty-program')
    const state = page.frameLocator(FRAME).getByRole('status')
    await expect(state).toContainText('You are signed in')
    const key = `aisle:${tenant}:session`
    await page.evaluate((name) => {
      const kept: { value: { expiresAt: number } } = JSON.parse(sessionStorage.getItem(name) ?? '')
      kept.value.expiresAt = 0
      sessionStorage.setItem(name, JSON.stringify(kept))
    }, key)
    await page.reload()
    await expect(state).toContainText('You are signed in')

    await page.evaluate((name) => sessionStorage.removeItem(name), key)
    await page.frame({ url: /\/loyalty\?/ })?.evaluate(() => {
      window.parent.postMessage({ type: 'loyalty.token-needed' }, document.body.dataset['parent'] ?? '')
    })
    await page.waitForURL(({ pathname }) => pathname === '/')
    await page.getByRole('button', { name: 'Account' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign in' })).toBeVisible()
  })
})
