import type { Locator } from '@playwright/test'
import { expect, test } from '../composition/fixtures.ts'

/** px of the name's text that its place does not show. */
const hiddenPart = (store: Locator) =>
  store.getByRole('strong').evaluate((name) => {
    const text = document.createRange()
    text.selectNodeContents(name)
    const place = name.parentElement?.getBoundingClientRect()
    return Math.max(0, text.getBoundingClientRect().right - (place?.right ?? 0))
  })

test.use({ shopper: 'guest' })

for (const width of [360, 390]) {
  test(`1§2 the store’s name is readable on a phone of ${width} px, in a header of the same height`, async ({
    page,
    frame,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await frame.atRest()
    await page.mouse.move(200, 300)

    for (const name of ['Categories', /^Announcements/]) {
      await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible()
    }
    expect(await hiddenPart(frame.store)).toBe(0)
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(153)
  })
}

test('1§2 2§2 a phone’s header has the title of the page: the route’s, a discount’s own name, and none on Home', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const banner = page.getByRole('banner')
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/discount')
  await expect(banner.getByText('Deals', { exact: true }).filter({ visible: true })).toBeInViewport()
  await expect(banner.getByRole('link', { name: 'Fresh Fields Market' })).toBeHidden()

  const discount = page.getByRole('main').getByRole('link').first()
  await discount.click()
  await expect(page).toHaveURL(/\/discount\/.+/)
  await expect(title).not.toHaveText('Deals')
  const name = await title.innerText()
  await expect(banner.getByText(name, { exact: true })).toBeInViewport()
  await expect(page).toHaveTitle(`${name} · Fresh Fields Market`)

  await banner.getByRole('button', { name: 'Back' }).click()
  await expect(banner.getByText('Deals', { exact: true }).filter({ visible: true })).toBeInViewport()
  await page.goto('/')
  await expect(banner.getByRole('link', { name: 'Fresh Fields Market' })).toBeInViewport()
  await expect(banner.getByRole('button', { name: /^(Back|Home)$/ })).toHaveCount(0)
})
