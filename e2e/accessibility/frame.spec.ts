import { moveUntilThere } from '../pages/until-there.ts'
import { originOf } from '../store/origins.ts'
import { fillCart } from '../store/prepared-shopper.ts'
import { expect, test } from './fixtures.ts'

test.describe('as guest', () => {
  test.use({ shopper: 'guest' })

  test('everybody can use the chooser, the announcements, and what the page tells of itself', async ({
    page,
    look,
  }) => {
    await page.goto('/category/produce')
    await page.getByRole('button', { name: 'Pickup and delivery options' }).click()
    const chooser = page.getByRole('dialog', { name: 'How you shop' })
    await expect(chooser.getByText(/^Next: /).first()).toBeVisible()
    await look('how one shops')
    await page.keyboard.press('Escape')
    await expect(chooser).toBeHidden()

    const announcements = page.getByRole('button', { name: /^Announcements/ })
    await announcements.click()
    await expect(page.getByRole('dialog', { name: 'Announcements' }).getByRole('article').first()).toBeVisible()
    await look('announcements')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Announcements' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Announcements', exact: true })).toBeFocused()

    await page.getByRole('button', { name: 'About this page' }).click()
    await expect(page.getByRole('dialog', { name: 'About this page' }).getByRole('listitem').first()).toBeVisible()
    await look('about this page')
  })
})

test.describe('on a phone', () => {
  test.use({ shopper: 'stranger', viewport: { width: 390, height: 844 }, hasTouch: true })

  test('everybody can use the offer to install the store, and how that is done', async ({ page, tenant, look }) => {
    await fillCart(page, originOf(tenant))
    const banner = page.getByRole('region', { name: 'Install the app' })
    await moveUntilThere(page, banner)
    await look('install banner')
    await banner.getByRole('button', { name: 'Show me how' }).click()
    await expect(page.getByRole('dialog', { name: 'Install the app' })).toBeVisible()
    await look('install instructions')
  })
})

test.describe('cellar', () => {
  test.use({ shopper: 'stranger', tenant: 'cellar', acceptsDisclaimers: false })

  test('everybody can read and accept what a store wants accepted', async ({ page, look }) => {
    await page.goto('/find-store')
    await expect(page.getByRole('button', { name: 'Accept and continue' })).toBeVisible()
    await look('disclaimer')
  })
})
