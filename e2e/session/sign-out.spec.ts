import { expect, test } from '../fixtures.ts'
import { Frame } from '../pages/frame.ts'
import { originOf } from '../store/origins.ts'
import { chooseStore, signIn } from '../store/prepared-shopper.ts'

test('F18 another tab is signed in without asking, and signed out with this one', async ({
  page,
  frame,
  context,
  tenant,
}) => {
  await chooseStore(page, originOf(tenant))
  await signIn(page, tenant, 'newcomer@example.com')
  const other = await context.newPage()
  const otherFrame = new Frame(other)
  await other.goto('/orders')
  await expect(other.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()

  await frame.signOut()

  await expect(other.getByRole('heading', { name: 'Orders', level: 1 })).toBeHidden()
  await expect.poll(() => other.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('refreshToken')
  await expect(otherFrame.drawer.getByRole('button', { name: 'Sign in' })).toBeVisible()
  // The page after it is the store's home for a guest, and asks nothing.
  await expect(page).toHaveURL(`${originOf(tenant)}/`)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await frame.account.click()
  await expect(frame.drawer.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
