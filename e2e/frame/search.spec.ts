import { expect, test } from '../accessibility/fixtures.ts'

test.use({ shopper: 'guest' })

test('the search field keeps what was searched for, by keyboard alone (ARIA combobox)', async ({
  page,
  frame,
  look,
}) => {
  await page.goto('/')
  await frame.searchFor('oat milk')
  await expect(page).toHaveURL(/q=oat(\+|%20)milk/)
  await frame.searchFor('bread')
  await expect(page).toHaveURL(/q=bread/)

  await page.goto('/')
  await frame.search.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/bread/, /oat milk/])
  await look('recent searches')

  await page.goto('/')
  await frame.search.focus()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=oat(\+|%20)milk/)

  await page.goto('/')
  await frame.search.click()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)
  await expect(frame.search).toBeFocused()
})
