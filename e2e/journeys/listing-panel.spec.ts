import { expect, test } from '../composition/fixtures.ts'
import { Frame } from '../pages/frame.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('1§2 "back" closes the sort and filter panel of a phone and leaves the list as it was chosen', async ({
  page,
}) => {
  await page.goto('/')
  await expect(new Frame(page).cart).toHaveAccessibleName(/^Cart, \d+ items/)
  await page.goto('/category/produce')
  const opener = page.getByRole('button', { name: /^Sort and filter/ })
  const panel = page.getByRole('dialog', { name: 'Sort and filter' })
  await opener.click()
  const chosen = panel.getByRole('checkbox').first()
  await chosen.check()
  await expect(page).toHaveURL(/filter=/)
  const filtered = page.url()

  await page.goBack()
  await expect(panel).toBeHidden()
  expect(page.url()).toBe(filtered)
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(chosen).toBeChecked()
  await panel.getByRole('button', { name: /^Show/ }).click()
  await expect(panel).toBeHidden()
  expect(page.url()).toBe(filtered)

  await page.goBack()
  await expect(page).toHaveURL(/\/category\/produce$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})
