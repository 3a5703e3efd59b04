import { expect, test } from '../composition/fixtures.ts'

test.use({ shopper: 'guest' })

for (const [path, heading] of [
  ['/', 'Weekly Deals'],
  ['/category/produce', 'Produce'],
  ['/search?q=milk', /milk/],
  ['/detail/whole-milk', 'Whole Milk'],
] as const) {
  test(`${path} is the browser’s to render while no slice has a server build`, async ({ page }) => {
    const response = await page.goto(path)

    expect(await response?.text()).not.toContain('data-rendered')
    await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible()
  })
}
