import { readBootBlock } from '../store/boot-block.ts'
import { fetchTextAs } from '../store/fetch-as.ts'
import { gatewayAddress } from '../store/origins.ts'
import { expect, test } from './fixtures.ts'

const absent = ['mf-giftcards', 'mf-subscriptions']

test.use({ tenant: 'corner', shopper: 'regular' })

test('a store without a remote gives its pages none of that remote', async ({ tenant }) => {
  const document = await fetchTextAs(`${tenant}.localhost`, `${gatewayAddress()}/find-store`)

  expect(Object.keys(readBootBlock(document).registry.remotes).toSorted()).toEqual([
    'mf-account',
    'mf-cart-checkout',
    'mf-catalogue',
    'mf-orders',
  ])
  for (const name of absent) expect(document).not.toContain(name)
})

for (const path of [
  '/gift-cards/check-balance',
  '/manage-gift-cards',
  '/manage-subscription',
  '/manage-subscription/1',
]) {
  test(`${path} is no page of a store without its remote`, async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/^response: 404 \S+\/(gift-cards|manage-)/, /^error: Failed to load resource: .* 404/)

    const response = await page.goto(path)

    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
}

test('a store without a remote has no link, menu entry, widget or byte of it', async ({ page, frame }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))

  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).not.toContainText(/gift card/i)
  await frame.account.click()
  await expect(frame.drawer.getByRole('link', { name: 'Orders' })).toBeVisible()
  await expect(frame.drawer.getByRole('link', { name: /gift|auto-ship/i })).toHaveCount(0)
  await frame.drawer.getByRole('link', { name: 'Account', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/gift card|auto-ship/i)
  await frame.cart.click()
  await expect(page.getByRole('heading', { name: 'Your Cart', exact: true })).toBeVisible()

  expect(requested.filter((url) => absent.some((name) => url.includes(name)))).toEqual([])
  expect(requested.some((url) => url.includes('/_/remotes/mf-account/'))).toBe(true)
})
