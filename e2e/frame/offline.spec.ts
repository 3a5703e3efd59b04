import { REPORTS_PATH } from '@aisle/contract'
import { expect, test } from '../composition/fixtures.ts'
import { Frame } from '../pages/frame.ts'
import { watchQuestions } from '../pages/until-answered.ts'

test.use({
  shopper: 'guest',
  expectedTrouble: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_NETWORK_CHANGED|fetching the script/],
})

const steps = ['/', '/category/produce', '/search?q=milk', '/detail/whole-milk', '/discount', '/cart', '/checkout']

for (const path of steps) {
  test(`F22 ${path} is out of reach without a connection and goes on with one`, async ({ page, context }) => {
    const questions = watchQuestions(page)
    await page.goto(path)
    await new Frame(page).atRest()
    // Somebody's first call fetches a token on its way; what goes with the connection half way says so in the console.
    await questions.answered()
    const shown = page.url()
    const calls: string[] = []
    page.on('request', (request) => {
      const isReport = request.url().endsWith(REPORTS_PATH)
      if (request.method() !== 'GET' && !isReport) calls.push(`${request.method()} ${request.url()}`)
    })

    await context.setOffline(true)
    const banner = page.getByRole('dialog', { name: 'You are offline' })
    const again = banner.getByRole('button', { name: 'Try Again' })
    await expect(banner).toBeVisible()
    await expect(again).toBeFocused()
    expect(await banner.evaluate((element) => getComputedStyle(element, '::backdrop').backdropFilter)).toBe(
      'grayscale(1)',
    )
    // Neither keys nor a press reach anything else.
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer, nav') === null)).toBe(
        true,
      )
    }
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(banner).toBeVisible()
    await page.mouse.click(200, 400)
    expect(page.url()).toBe(shown)

    await again.click()
    await expect(banner.getByText('Still no connection. Please check it and try again.')).toBeVisible()
    expect(calls).toEqual([])

    await context.setOffline(false)
    await expect(banner).toBeHidden()
    await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search products' })).toBeEditable()
    await page.getByRole('banner').getByRole('combobox', { name: 'Search products' }).click()
    await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search products' })).toBeFocused()
  })
}

test('decision 4: a dialog that is open is out of reach as well', async ({ page, context, frame }) => {
  await page.goto('/')
  await new Frame(page).atRest()
  await frame.account.click()
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible()

  await context.setOffline(true)
  const again = page.getByRole('dialog', { name: 'You are offline' }).getByRole('button', { name: 'Try Again' })
  await expect(again).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).not.toContain('Sign in')

  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Sign in' })).toBeVisible()
})
