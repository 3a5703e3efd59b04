import { expect, test } from '../composition/fixtures.ts'
import { alone } from '../store/alone.ts'

test.use({ shopper: 'regular' })

test('1§4 the loyalty company’s frame knows the customer, by a token of its own', async ({ page }) => {
  await page.goto('/loyalty-program')
  const frame = page.frameLocator('iframe[title^="Loyalty program"]')

  await expect(frame.getByRole('status')).toContainText('You are signed in to the loyalty program. Member ')
})

test('F49 a token that has ended is renewed before the frame goes on; without one the shopper is signed out and sent Home', async ({
  page,
  tenant,
  expectedTrouble,
}) => {
  expectedTrouble.push(/\b401\b/)
  await using _alone = await alone('customer')
  await page.goto('/loyalty-program')
  const state = page.frameLocator('iframe[title^="Loyalty program"]').getByRole('status')
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
