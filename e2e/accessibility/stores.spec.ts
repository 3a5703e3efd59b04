import { publicPages } from '../pages/every-page.ts'
import { ProductCard } from '../pages/product-card.ts'
import { originOf } from '../store/origins.ts'
import { chooseStore } from '../store/prepared-shopper.ts'
import { expect, test } from './fixtures.ts'

test.describe('cellar', () => {
  test.use({ shopper: 'stranger', tenant: 'cellar' })

  test('everybody can use a store that hides its products from whoever has not proven their age', async ({
    page,
    findStore,
    look,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/: 403 \S+\/v1\/Product\/Details|status of 403/)
    const main = page.getByRole('main')
    await page.goto('/find-store')
    await findStore.stores.first().getByRole('button', { name: 'Shop this store' }).click()
    await expect(page.getByLabel('Zip code')).toHaveAttribute('aria-invalid', 'true')
    await look('zip code wanted')

    await page.getByLabel('Zip code').fill('29403')
    await findStore.stores.first().getByRole('button', { name: 'Shop this store' }).click()
    await page.waitForURL(`${originOf('cellar')}/`)
    const note = main.getByText(/^This store hides age-restricted products/)
    await expect(note).toBeVisible()
    await look('home')

    for (const [name, path] of [
      ['category', '/category/red-wine'],
      ['search', '/search?q=wine'],
    ] as const) {
      await page.goto(path)
      await expect(note).toBeVisible()
      await look(name)
    }

    await page.goto('/detail/willamette-pinot-noir')
    await expect(main.getByText(/^This product is age-restricted/)).toBeVisible()
    await look('product')
  })
})

test.describe('corner', () => {
  test.use({ shopper: 'stranger', tenant: 'corner' })

  test('everybody can use a small store, which sells nothing to guests', async ({ page, look, expectedTrouble }) => {
    expectedTrouble.push(/: 403 \S+\/v2\/Cart|status of 403/)
    const main = page.getByRole('main')
    await chooseStore(page, originOf('corner'))
    await expect(main.getByRole('article').first()).toBeVisible()
    await look('home')

    await page.goto('/search?q=milk')
    await new ProductCard(page, 'Whole Milk').add.click()
    const offer = page.getByRole('dialog', { name: 'Sign in to shop here' })
    await expect(offer).toBeVisible()
    await look('members only')
    await offer.getByRole('button', { name: 'Not now' }).click()
    await look('search')

    await new ProductCard(page, 'Whole Milk').link.click()
    await expect(main.getByRole('heading', { name: 'Whole Milk', level: 1 })).toBeVisible()
    await look('product')
  })
})

test.describe('as the server sends it', () => {
  test.use({ shopper: 'guest' })

  test('everybody can use a rendered page before any code runs, or without', async ({
    page,
    look,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/^request failed: \S+\.js /, /^error: Failed to load resource: net::ERR_FAILED/, /preload/)
    // As with JavaScript switched off, where nobody could look: only what looks runs.
    await page.route(/\/_\/\S+\.js$/, (route) => route.abort())
    const rendered = publicPages.filter(({ name }) => ['home', 'category', 'search', 'product'].includes(name))
    for (const { name, path, heading } of rendered) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeAttached()
      await look(name)
    }
  })
})
