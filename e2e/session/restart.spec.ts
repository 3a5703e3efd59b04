import { expect, test } from '@playwright/test'
import { CartPage } from '../pages/cart-page.ts'
import { Frame } from '../pages/frame.ts'
import { originOf } from '../store/origins.ts'
import { openOwnProfile } from '../store/own-profile.ts'
import { fillCart } from '../store/prepared-shopper.ts'

test('2§4 a guest’s cart is the same once the browser was closed and opened again', async ({}, info) => {
  const baseURL = originOf('fresh')
  const before = await openOwnProfile(info, {}, { baseURL })
  await fillCart(await before.newPage(), baseURL, 6)
  await before.close()

  const after = await openOwnProfile(info, {}, { baseURL })
  const page = await after.newPage()
  await page.goto('/cart')

  await expect(new CartPage(page).quantityOf('Whole Milk')).toHaveValue('6')
  await expect(new Frame(page).cart).toHaveAccessibleName('Cart, 6 items')
  await after.close()
})
