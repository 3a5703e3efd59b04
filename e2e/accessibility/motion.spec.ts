import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ shopper: 'guest', contextOptions: { reducedMotion: 'reduce' } })

test('nothing moves for those who asked for that', async ({ page, frame }) => {
  await page.clock.install()
  await page.goto('/')
  const slides = page.getByRole('main').locator('[aria-roledescription="slide"]')
  await expect(slides.first()).toBeInViewport({ ratio: 0.9 })
  expect(await movements(page)).toEqual([])

  await page.clock.runFor(60_000)
  await expect(slides.first()).toBeInViewport({ ratio: 0.9 })

  await frame.account.click()
  await expect(frame.drawer).toBeVisible()
  expect(await movements(page)).toEqual([])
})

test('dialogs are there at once', async ({ page }) => {
  for (const { path, opener } of [
    { path: '/discount', opener: 'Categories' },
    { path: '/discount', opener: 'Pickup and delivery options' },
    { path: '/discount', opener: 'About this page' },
    { path: '/detail/whole-milk', opener: 'Enlarge image' },
  ]) {
    await page.goto(path)
    await page.getByRole('button', { name: opener }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await movements(page), opener).toEqual([])
  }
})

test('a page that is still being loaded lies still', async ({ page }) => {
  await page.route(/\/v1\/Product\?/i, () => {})
  await page.goto('/')
  await page.goto('/search?q=cheddar')
  await page.goto('/favorites')
  await expect(page.getByRole('main')).toBeVisible()
  expect(await movements(page)).toEqual([])
})

/** Animations and transitions that one could see. */
const movements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 10)
      .map((animation) => Reflect.get(animation, 'animationName') ?? Reflect.get(animation, 'transitionProperty')),
  )
