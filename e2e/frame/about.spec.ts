import { expect, test } from '../accessibility/fixtures.ts'
import { untilStill } from '../pages/until-still.ts'

test.use({ shopper: 'guest' })

test('the page tells which parts it is made of, by keyboard, and draws who owns what without moving anything', async ({
  page,
  look,
}) => {
  await page.goto('/category/produce')
  const entry = page.getByRole('button', { name: 'About this page' })
  await entry.focus()
  await page.keyboard.press('Enter')
  const about = page.getByRole('dialog', { name: 'About this page' })
  const catalogue = about.getByRole('listitem').filter({ hasText: 'mf-catalogue' })
  await expect(catalogue).toContainText(/Version \d+\.\d+\.\d+.*contract \d+/)
  await expect(catalogue).toContainText(/Loaded in \d+ ms, \d+\.\d KiB/)
  await expect(catalogue).toContainText('page category')
  await expect(about).toContainText('fresh')
  const orders = about.getByRole('listitem').filter({ hasText: 'mf-orders' })
  await expect(orders).toContainText('Not loaded')

  const main = page.getByRole('main')
  await untilStill(() => main.boundingBox())
  const before = await main.boundingBox()
  await about.getByRole('switch', { name: 'Outline who owns what' }).focus()
  await page.keyboard.press('Space')
  await expect(about).toBeHidden()
  await expect(page.getByText('mf-catalogue, page category')).toBeVisible()
  await expect(page.getByText('mf-catalogue, widget categories')).toBeAttached()
  expect(await main.boundingBox()).toEqual(before)

  const hide = page.getByRole('button', { name: 'Hide outlines' })
  await expect(hide).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('mf-catalogue, page category')).toHaveCount(0)
  await look('a category with the entry about the page')
})

test('nothing of it is in the first scripts', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    // A test that is over gives no more texts.
    const text = await response.text().catch(() => '')
    if (text.includes('Outline who owns what')) scripts.push(response.url())
  })
  const answer = await page.goto('/')
  await expect(page.getByRole('button', { name: 'About this page' })).toBeAttached()

  const document = (await answer?.text()) ?? ''
  await expect.poll(() => scripts.length).toBe(1)
  expect(document).not.toContain(new URL(scripts[0] ?? '').pathname)
})
