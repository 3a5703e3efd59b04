import { expect, test } from '@playwright/test'
import { FindStorePage } from '../pages/find-store-page.ts'
import { Frame } from '../pages/frame.ts'
import { originOf } from '../store/origins.ts'
import { openOwnProfile } from '../store/own-profile.ts'

/** What Chromium calls "block all cookies"; storage and locks go with them. */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } }

test('F47 a browser that blocks cookies is told what it loses, and shops all the same', async ({}, info) => {
  const context = await openOwnProfile(info, BLOCKED)
  const page = await context.newPage()
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))

  await page.goto(`${originOf('fresh')}/find-store?redirectFrom=/detail/whole-milk`)
  await new FindStorePage(page).choose(/pickup/i)

  await expect(page.getByRole('heading', { name: 'Whole Milk', level: 1 })).toBeVisible()
  await expect(page.getByText('Your browser blocks cookies.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add Whole Milk to cart' }).first().click()
  await expect(new Frame(page).cart).toHaveAccessibleName('Cart, 1 items')
  await new Frame(page).cart.click()
  await expect(page.getByRole('main').getByRole('listitem', { name: 'Whole Milk' })).toBeVisible()
  expect(thrown).toEqual([])
  await context.close()
})
