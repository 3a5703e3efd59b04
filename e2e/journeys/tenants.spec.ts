import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { FindStorePage } from '../pages/find-store-page.ts'
import { ProductCard } from '../pages/product-card.ts'
import { originOf } from '../store/origins.ts'
import { chooseStore } from '../store/prepared-shopper.ts'

const frame = (page: Page) => page.getByRole('banner')

const notOpen = [
  { tenant: 'maintenance', says: 'System is under maintenence', status: 503 },
  { tenant: 'closed', says: 'This e-commerce site is currently closed.', status: 503 },
  { tenant: 'soon', says: 'This site is currently under construction.', status: 503 },
  { tenant: 'nobody', says: 'There is no store here', status: 404 },
]

for (const { tenant, says, status } of notOpen) {
  test.describe(tenant, () => {
    test.use({ tenant })

    test(`${tenant} says what it is instead of showing a store`, async ({ page, expectedTrouble }) => {
      expectedTrouble.push(new RegExp(`\\b${status}\\b`))
      for (const path of ['/', '/detail/whole-milk']) {
        expect((await page.goto(path))?.status()).toBe(status)
        await expect(page.getByRole('heading', { name: says, level: 1 })).toBeVisible()
        await expect(frame(page)).toBeHidden()
      }
    })
  })
}

test.describe('maintenance', () => {
  test.use({ tenant: 'maintenance' })

  test('maintenance shows the first 125 characters of its description', async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/\b503\b/)
    await page.goto('/')

    const text = await page.getByRole('dialog').getByRole('paragraph').textContent()
    expect(text).toMatch(/^We are moving our shelves and our server tonight\..*…$/)
    expect(text?.length).toBe(126)
  })
})

const locked = [
  {
    tenant: 'beta',
    field: 'Access code',
    wrong: '1234',
    says: 'Invalid access code.',
    right: '4711',
    welcome: 'Access code verified successfully.',
  },
  {
    tenant: 'test',
    field: 'Password',
    wrong: 'let me in',
    says: 'Password not match. Please try again',
    right: 'letmein',
    welcome: 'Password verified successfully.',
  },
]

for (const { tenant, field, wrong, says, right, welcome } of locked) {
  test.describe(tenant, () => {
    test.use({ tenant })

    test(`${tenant} opens with the right ${field.toLowerCase()} only, and stays open`, async ({ page }) => {
      await page.goto('/')
      const input = page.getByRole('dialog').getByRole('textbox', { name: field })
      const enter = page.getByRole('button', { name: 'Enter store' })
      await expect(enter).toBeDisabled()
      await expect(frame(page)).toBeHidden()

      await input.fill(wrong)
      await enter.click()
      await expect(page.getByText(says)).toBeVisible()
      await expect(input).toHaveValue('')
      await expect(input).toBeFocused()

      await input.fill(right)
      await enter.click()
      await expect(page.getByText(welcome)).toBeVisible()
      await expect(new FindStorePage(page).heading).toBeVisible()
      await page.reload()
      await expect(new FindStorePage(page).heading).toBeVisible()
    })
  })
}

test.describe('test', () => {
  test.use({ tenant: 'test' })

  test('test takes nothing into the cart, for want of a payment gateway', async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/\b409\b/)
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Password' }).fill('letmein')
    await page.getByRole('button', { name: 'Enter store' }).click()
    await new FindStorePage(page).choose(/pickup/i)
    await expect(page).toHaveURL('/')
    await page.goto('/search?q=milk')
    await new ProductCard(page, 'Whole Milk').add.click()

    await expect(page.getByText('This test store takes no payments yet').first()).toBeVisible()
    await expect(frame(page).getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  })
})

test.describe('corner', () => {
  test.use({ tenant: 'corner' })

  test('1§6 corner asks a guest to sign in before anything goes into the cart', async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/\b403\b/)
    await chooseStore(page, originOf('corner'))
    // On a phone the other pages have their title there.
    await page.goto('/')
    await expect(frame(page).getByRole('link', { name: 'Corner Pantry' })).toHaveText('Corner Pantry')
    await page.goto('/search?q=milk')
    await new ProductCard(page, 'Whole Milk').add.click()

    const offer = page.getByRole('dialog', { name: 'Sign in to shop here' })
    await expect(offer).toContainText('Please sign in to put products into your cart.')
    await expect(frame(page).getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
    await offer.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/^http:\/\/id\.localhost/)
    await expect(page.getByLabel('Email')).toBeVisible()
  })
})

test.describe('cellar', () => {
  test.use({ tenant: 'cellar' })

  test('T29 cellar shows no bottle to somebody unverified, and says why', async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/\b403\b/)
    await page.goto('/find-store')
    await page.getByLabel('Zip code').fill('29403')
    await page.getByRole('button', { name: 'Search', exact: true }).last().click()
    await new FindStorePage(page).choose(/pickup/i)
    await expect(page).toHaveURL('/')

    const main = page.getByRole('main')
    for (const path of ['/search?q=pinot', '/category/red-wine']) {
      await page.goto(path)
      await expect(main).toContainText('hides age-restricted products until your age is verified')
      await expect(main.getByRole('article', { name: /pinot/i })).toHaveCount(0)
    }
    await page.goto('/detail/willamette-pinot-noir')
    await expect(main).toContainText('This product is age-restricted')
    await expect(main).not.toContainText('Pinot')
  })
})
