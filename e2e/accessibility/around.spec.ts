import { originOf } from '../store/origins.ts'
import { expect, test } from './fixtures.ts'

test.use({ shopper: 'stranger' })

const starts = [
  { tenant: 'beta', shows: 'Access code' },
  { tenant: 'test', shows: 'Password' },
  { tenant: 'maintenance', shows: 'System is under maintenence' },
  { tenant: 'closed', shows: 'This e-commerce site is currently closed.' },
  { tenant: 'soon', shows: 'This site is currently under construction.' },
  { tenant: 'nobody', shows: 'There is no store here' },
] as const

test('everybody can use a store that is not open', async ({ page, look, expectedTrouble }) => {
  // A store that is not open says so to machines, too.
  expectedTrouble.push(/: 404 http:\/\/nobody\.|: 503 http:\/\/(maintenance|closed|soon)\.|status of (404|503)/)
  for (const { tenant, shows } of starts) {
    await page.goto(originOf(tenant))
    await expect(page.getByText(shows).or(page.getByLabel(shows)).first()).toBeVisible()
    await look(tenant)
  }
})

test('everybody can sign in, create an account and ask for a new password', async ({
  page,
  frame,
  look,
  expectedTrouble,
}) => {
  expectedTrouble.push(/: 422 http:\/\/id\.|status of 422/)
  await page.goto('/find-store')
  await frame.account.click()
  await frame.drawer.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  await look('sign in')

  await page.getByLabel('Email').fill('customer@example.com')
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await look('sign in, refused')

  const signIn = page.url()
  for (const name of [/create/i, /forgot/i]) {
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(String(name))
    await page.goto(signIn)
  }
})

test('everybody can read the mail', async ({ page, look }) => {
  await page.goto(`${originOf('partners')}/inbox`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look('inbox')
})
