import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { FindStorePage } from '../pages/find-store-page.ts'
import { addToCart, signIn } from '../store/prepared-shopper.ts'

test.use({ tenant: 'beta' })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Enter your access code' })

async function enter(page: Page) {
  await page.goto('/')
  await dialog(page).getByRole('textbox', { name: 'Access code' }).fill('4711')
  await dialog(page).getByRole('button', { name: 'Enter store' }).click()
  await new FindStorePage(page).choose(/pickup/i)
  await expect(page).toHaveURL('/')
}

const guestOf = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('aisle:beta:guest') ?? '{}')
    return JSON.parse(atob(kept.value.accessToken.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))).sub
  })

test('T13 T18 a code that was given outlives signing in and out, the guest does not', async ({
  page,
  frame,
  tenant,
}) => {
  await enter(page)
  await addToCart(page, 'Whole Milk')
  const before = await guestOf(page)

  await signIn(page, tenant, 'newcomer@example.com')
  await expect(frame.cart).toHaveAccessibleName(/^Cart, [1-9]\d* items$/)
  await expect(dialog(page)).toBeHidden()

  await frame.signOut()
  await expect(frame.cart).toHaveAccessibleName('Cart, 0 items')
  await expect(dialog(page)).toBeHidden()
  await addToCart(page, 'Whole Milk')
  expect(await guestOf(page)).not.toBe(before)
})

test('T18 a browser that only says that the code was given is asked for it', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(/\b403\b/)
  const value = JSON.stringify({ version: 1, value: { activeMode: 3, accessCodeValidated: true } })
  await context.addCookies([
    { name: 'aisle-modes-beta', value: encodeURIComponent(value), domain: 'beta.localhost', path: '/' },
  ])

  const refused = page.waitForResponse((response) => response.status() === 403)
  await page.goto('/find-store')

  expect(await (await refused).json()).toMatchObject({ errors: [{ errorCode: 'ACCESS_CODE_NEEDED' }] })
  await expect(dialog(page)).toBeVisible()
})
