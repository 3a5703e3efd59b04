import type { Locator } from '@playwright/test'
import { expect, test } from '../composition/fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

const isLaidOut = (card: Locator) =>
  card.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))

test('cards far below are laid out when they come near, and take the room until then that they have after it', async ({
  page,
}) => {
  await page.goto('/category/produce')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(20)
  const list = page.getByRole('list', { name: 'Products' })
  const height = () => list.evaluate((element) => element.getBoundingClientRect().height)
  const before = await height()

  expect(await isLaidOut(cards.nth(11))).toBe(true)
  expect(await isLaidOut(cards.nth(19))).toBe(false)

  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }))
  await expect.poll(() => isLaidOut(cards.nth(19))).toBe(true)
  expect(await height()).toBe(before)
})
