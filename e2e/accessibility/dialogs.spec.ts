import { expect, test } from './fixtures.ts'

test.describe('as guest', () => {
  test.use({ shopper: 'guest' })

  test('everybody can use the account drawer, the suggestions and the quick view', async ({ page, frame, look }) => {
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await frame.account.click()
    await expect(frame.drawer.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await look('account drawer')
    await page.keyboard.press('Escape')

    await frame.search.fill('mil')
    await expect(page.getByRole('option').first()).toBeVisible()
    await look('suggestions')

    await page.goto('/category/milk')
    await page
      .getByRole('button', { name: /^Quick view of/ })
      .first()
      .click()
    await expect(frame.drawer.getByRole('heading').first()).toBeVisible()
    await look('quick view')
  })

  test('everybody can use the categories, and the filters on a small screen', async ({ page, look }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Categories' }).click()
    await expect(page.getByRole('dialog', { name: 'Categories' })).toBeVisible()
    await look('categories')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/category/produce')
    await page
      .getByRole('main')
      .getByRole('button', { name: /filter/i })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('filters')
  })
})

test.describe('as customer', () => {
  test.use({ shopper: 'regular' })

  test('everybody can use the address form, a question, and the drawer, and find the way back from there', async ({
    page,
    frame,
    look,
  }) => {
    await page.goto('/account/address')
    await page.getByRole('main').getByRole('button', { name: /^Add/ }).click()
    await expect(frame.drawer.getByLabel('City')).toBeVisible()
    await look('address form')
    await page.keyboard.press('Escape')

    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Remove|Delete)/ })
      .first()
      .click()
    await expect(frame.drawer.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await look('question')
    await page.keyboard.press('Escape')

    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .click()
    await expect(frame.drawer.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await look('account drawer')

    await frame.drawer.getByRole('link', { name: 'Orders' }).click()
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Addresses', level: 1 })).toBeVisible()
  })
})
