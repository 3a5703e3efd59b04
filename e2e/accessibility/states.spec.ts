import { deliveryTrouble, filesOf } from '../composition/delivery-faults.ts'
import { controlTime, waitLong } from '../composition/controlled-time.ts'
import { visit } from '../pages/remote-page.ts'
import { fetchThroughGateway } from '../store/fetch-through-gateway.ts'
import { expect, test } from './fixtures.ts'

const QUIET_TRIES = 20_000

test.use({ shopper: 'guest' })

test('everybody can use what stands in the place of a page', async ({ page, look, expectedTrouble }) => {
  expectedTrouble.push(...deliveryTrouble('mf-cart-checkout'), ...deliveryTrouble('mf-catalogue'))
  await page.route(filesOf('mf-(cart-checkout|catalogue)', 'entry\\.'), (route) => route.fulfill({ status: 404 }))
  for (const path of ['/cart', '/detail/whole-milk']) {
    await page.goto(path)
    const broken = page.getByRole('main').getByRole('alert')
    await expect(broken).toContainText('This page could not be loaded.', { timeout: QUIET_TRIES })
    await look(`broken ${path}`)
  }
})

test('everybody can use a page that is late', async ({ page, look, expectedTrouble }) => {
  expectedTrouble.push(...deliveryTrouble('mf-cart-checkout'))
  await controlTime(page)
  await page.route(filesOf('mf-cart-checkout', 'entry\\.'), () => {})
  await visit(page, '/cart')
  await waitLong(page, page.getByRole('main').getByText('Still loading'))
  await page.clock.resume()
  await look('still loading')
})

test('everybody can use a page whose data does not come', async ({ page, look, expectedTrouble }) => {
  expectedTrouble.push(/: 500 http|status of 500/)
  await page.goto('/discount')
  await page.route(/\/v1\/Product/i, (route) => route.fulfill({ status: 500, json: { success: false, errors: [] } }))
  await page.getByRole('combobox', { name: 'Search products' }).fill('cheddar')
  await page.keyboard.press('Enter')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: QUIET_TRIES })
  await look('search that failed')
})

test('everybody can use a product that is sold out, and a store without a connection', async ({
  page,
  context,
  look,
  expectedTrouble,
}) => {
  // What the page fetches ahead when the connection goes.
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/detail/chocolate-milk')
  await expect(page.getByRole('main').getByText('Out Of Stock').first()).toBeVisible()
  await look('sold out')

  await context.setOffline(true)
  await expect(page.getByRole('dialog', { name: 'You are offline' })).toBeVisible()
  await look('offline')
})

for (const { tenant, says } of [
  { tenant: 'beta', says: 'Enter your access code' },
  { tenant: 'test', says: 'Enter the password' },
  { tenant: 'maintenance', says: 'System is under maintenence' },
  { tenant: 'closed', says: 'This e-commerce site is currently closed.' },
  { tenant: 'soon', says: 'This site is currently under construction.' },
  { tenant: 'nobody', says: 'There is no store here' },
]) {
  test.describe(tenant, () => {
    test.use({ tenant, shopper: 'stranger' })

    test(`everybody can use what stands in the place of the store: ${tenant}`, async ({
      page,
      look,
      expectedTrouble,
    }) => {
      expectedTrouble.push(/\b(503|404)\b/)
      await page.goto('/')
      await expect(page.getByRole('heading', { name: says, level: 1 })).toBeVisible()
      await look(tenant)
    })
  })
}

test.describe('beta', () => {
  test.use({ tenant: 'beta', shopper: 'stranger' })

  test('everybody hears that a code is wrong', async ({ page, look }) => {
    await page.route(/\/v1\/Mode\/Beta/, (route) =>
      route.fulfill({ json: { success: true, data: false, errors: [{ descreption: 'Invalid access code.' }] } }),
    )
    await page.goto('/')
    const field = page.getByRole('textbox', { name: 'Access code' })
    await field.fill('1234')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription('Invalid access code.')
    await expect(field).toBeFocused()
    await look('wrong code')
  })
})

test('everybody can use a store that cannot be reached', async ({ page, look, expectedTrouble }) => {
  // What the server rendered knew the configuration that is taken out of it here.
  expectedTrouble.push(/v1\/Configuration/i, /status of 500/, /the server rendered another page/)
  await page.route('**/', async (route) => {
    const answer = await fetchThroughGateway(route)
    const html = (await answer.text()).replaceAll('"/v1/Configuration",', '"/v1/Nothing",')
    await route.fulfill({ response: answer, body: html })
  })
  await page.route(/\/v1\/Configuration\?/i, (route) => route.fulfill({ status: 500, json: { success: false } }))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Oops, No internet connection' })).toBeVisible({
    timeout: QUIET_TRIES,
  })
  await look('no connection')
})
