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
  await page.reload()
  await frame.account.click()
  await expect(frame.drawer.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
