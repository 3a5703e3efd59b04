import type { Page } from '@playwright/test'
import { expect, test } from '../composition/fixtures.ts'
import { idle } from '../pages/idle.ts'

test.use({ shopper: 'stranger' })

const pages = [
  { name: 'home', path: '/', shows: 'Weekly Deals' },
  { name: 'category', path: '/category/produce', shows: 'Produce' },
  { name: 'product', path: '/detail/whole-milk', shows: 'Whole Milk' },
]

for (const { name, path, shows } of pages) {
  test(`${name} shows its first content without a call of the API, and waits for no other remote`, async ({
    page,
    context,
    findStore,
  }) => {
    await page.goto('/find-store')
    await findStore.choose(/pickup/i)
    await expect(page).toHaveURL('/')
    await page.close()

    // On a busy machine a document goes out without an answer that took longer than 300 ms.
    await expect(async () => {
      const view = await context.newPage()
      const calls = watch(view)
      await view.route(/\/_\/remotes\/(?!mf-catalogue\/)/, () => {}) // never arrives
      await view.goto(path)
      const main = view.getByRole('main')
      await expect(main.getByRole('heading', { name: shows }).first()).toBeVisible()
      await expect(main.getByRole('button', { name: /^Add .* to cart$/ }).first()).toBeVisible()
      await idle(view, 2)

      // Nothing is asked for until the shopper moves: neither for what is on the screen nor for what is below.
      expect(calls).toEqual([])
      await view.mouse.wheel(0, 600)
      if (name === 'home') await expect.poll(() => calls).toContainEqual(expect.stringMatching(/^GET \/v1\/Product\?/))
      await view.close()
    }).toPass({ timeout: 45_000 })
  })
}

/** Calls of the API. */
function watch(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/v\d\/|^\/auth\//.test(pathname)) calls.push(`${request.method()} ${pathname}${search}`)
  })
  return calls
}
