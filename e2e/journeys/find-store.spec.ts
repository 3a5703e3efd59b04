import { expect, test } from '../fixtures.ts'

test('somebody finds the store of their town on a map that asks nobody else, by keyboard alone', async ({ page }) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('.localhost')) strangers.push(request.url())
  })
  await page.goto('/find-store')
  await page.getByLabel('Zip code or place').fill('seattle, wa')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Stores near Seattle, WA, the nearest first')).toBeVisible()
  await expect(page).toHaveURL(/place=seattle%2C\+wa/)

  const show = page.getByRole('button', { name: 'Show map' })
  if (await show.isVisible()) await show.press('Enter')
  const map = page.getByRole('application', { name: 'Map of stores' })
  const pin = page.getByRole('list', { name: 'Stores on the map' }).getByRole('button', { name: /^1, .*Ballard/ })
  await expect(pin).toBeInViewport()
  const placeOf = async () => (await pin.boundingBox())?.x ?? 0
  const before = await placeOf()

  await map.press('ArrowRight')
  expect(await placeOf()).toBeLessThan(before)
  await map.press('-')
  await pin.press('Enter')

  const store = page.getByRole('article', { name: /Ballard/ })
  await expect(store).toBeFocused()
  await expect(store.getByText(/^(Open now|Opens)/)).toBeVisible()
  expect(strangers).toEqual([])
})
