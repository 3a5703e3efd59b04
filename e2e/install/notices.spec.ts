import { axeViolations, settle } from '../accessibility/axe.ts'
import { expect, test } from '../fixtures.ts'
import { alone } from '../store/alone.ts'
import { originOf } from '../store/origins.ts'
import { chooseStore, signIn } from '../store/prepared-shopper.ts'

test('1§4 announcements are unread until they were opened, also after a reload', async ({ page, tenant }) => {
  await chooseStore(page, originOf(tenant))
  const unread = page.getByRole('button', { name: /^Announcements, \d new$/ })
  await unread.click()
  const dialog = page.getByRole('dialog', { name: 'Announcements' })
  await expect(dialog.getByRole('article').first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Announcements', exact: true })).toBeVisible()
  await expect(unread).toBeHidden()
})

test('1§4 a customer reads their notifications and removes one', async ({ page, tenant }) => {
  await using _alone = await alone('customer')
  await page.goto('/find-store')
  await signIn(page, tenant, 'customer@example.com')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Notifications/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
  await expect(page.getByText('Push notifications are not set up for this store.')).toBeVisible()
  await settle(page)
  expect(await axeViolations(page)).toEqual([])
  const rows = page.getByRole('main').getByRole('listitem')
  const count = await rows.count()
  if (count === 0) return
  await rows
    .first()
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(rows).toHaveCount(count - 1)
  await page.reload()
  await expect(rows).toHaveCount(count - 1)
})

test.describe('a store with a disclaimer', () => {
  test.use({ tenant: 'cellar', acceptsDisclaimers: false })

  test('1§4 asks for its acceptance before shopping, once, and Escape is no answer', async ({ page }) => {
    await page.goto('/find-store')
    const accept = page.getByRole('button', { name: 'Accept and continue' })
    await expect(accept).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(accept).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(accept).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(accept).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Find a store' })).toBeVisible()
    await expect(accept).toBeHidden()
  })
})
