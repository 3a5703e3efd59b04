import type { CDPSession, Locator, Page } from '@playwright/test'
import { productDetailsSchema } from '@aisle/api/product'
import * as z from 'zod/mini'
import { expect, test } from '../composition/fixtures.ts'
import { Frame } from '../pages/frame.ts'
import { ProductCard } from '../pages/product-card.ts'
import { fetchThroughGateway } from '../store/fetch-through-gateway.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('1§2 a finger leads through slides, products and the images of a product, which is shared by the device', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Reflect.set(globalThis, 'shared', shared)
    Object.defineProperty(navigator, 'share', { value: async (data: unknown) => void shared.push(data) })
  })
  const swipe = await fingerOn(page)
  const main = page.getByRole('main')

  await page.goto('/')
  const slider = main.locator('[aria-roledescription="carousel"]').first()
  const dots = slider.getByRole('button', { name: /^Slide \d/ })
  const pause = slider.getByRole('button', { name: /^Pause/ })
  await pause.or(dots.first()).first().waitFor()
  if (await pause.isVisible()) await pause.click()
  const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))
  const before = await current()
  await swipe(slider.getByRole('list').first())
  await expect.poll(current).not.toBe(before)

  const shelf = main
    .getByRole('region')
    .filter({ has: page.getByRole('article') })
    .first()
  const row = shelf.getByRole('list').first()
  await row.scrollIntoViewIfNeeded()
  await swipe(row)
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50)

  await withSecondImage(page)
  await page.goto('/category/produce')
  await expect(new Frame(page).cart).toHaveAccessibleName(/^Cart, \d+ items/)
  await new ProductCard(page, 'Gala Apples').link.click()
  await expect(main.getByRole('button', { name: /^Image 2/ })).toBeVisible()
  await main.getByRole('button', { name: 'Enlarge image' }).click()
  const images = page.getByRole('dialog', { name: /^Images of/ })
  await expect(images.getByText(/^Image 1 of/)).toBeVisible()
  await swipe(images.getByRole('button', { name: 'Zoom in' }))
  await expect(images.getByText(/^Image 2 of/)).toBeVisible()
  await page.goBack()
  await expect(images).toBeHidden()

  await main.getByRole('button', { name: 'Share' }).click()
  const shared = () => page.evaluate((): unknown => Reflect.get(globalThis, 'shared'))
  await expect.poll(shared).toEqual([{ title: 'Gala Apples', url: page.url() }])
})

/** Products of the demo have one image each. */
async function withSecondImage(page: Page) {
  const back = { url: '/images/placeholders/pantry.svg', alt: 'Back', width: 400, height: 400 }
  await page.route(/\/v1\/Product\/Details\?/, async (route) => {
    const response = await fetchThroughGateway(route)
    const { data, ...reply } = z.parse(z.looseObject({ data: productDetailsSchema }), await response.json())
    await route.fulfill({ response, json: { ...reply, data: { ...data, images: [...data.images, back] } } })
  })
}

/** A finger as the screen of a phone tells of it, which draws what it is put on to the left by most of its width. */
async function fingerOn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  return async (what: Locator) => {
    const box = await what.boundingBox()
    if (!box) throw new Error('There is nothing to put a finger on.')
    const y = Math.min(box.y + box.height / 2, 700)
    const [from, to] = [box.x + box.width * 0.85, box.x + box.width * 0.15]
    await touch(devtools, 'touchStart', [{ x: from, y }])
    for (let step = 1; step <= 8; step += 1) {
      await touch(devtools, 'touchMove', [{ x: from + ((to - from) * step) / 8, y }])
    }
    await touch(devtools, 'touchEnd', [])
  }
}

type Phase = 'touchStart' | 'touchMove' | 'touchEnd'

const touch = (devtools: CDPSession, type: Phase, touchPoints: { readonly x: number; readonly y: number }[]) =>
  devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
