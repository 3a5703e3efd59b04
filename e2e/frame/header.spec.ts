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
