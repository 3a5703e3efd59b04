import type { Page } from '@playwright/test'
import { mailTo } from '../store/inbox.ts'
import { newEmail } from '../store/new-email.ts'
import { originOf } from '../store/origins.ts'
import { PASSWORD } from '../store/prepared-shopper.ts'
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

  await page.goto(originOf('beta'))
  const code = page.getByRole('textbox', { name: 'Access code' })
  await code.fill('0000')
  await page.getByRole('button', { name: 'Enter store' }).click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await look('beta, refused')
})

const identity = originOf('id')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

test('everybody can sign in and sign out', async ({ page, frame, look, expectedTrouble }) => {
  expectedTrouble.push(/: 422 http:\/\/id\.|status of 422/)
  await page.goto('/find-store')
  await frame.account.click()
  await frame.drawer.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  await look('sign in')

  await page.getByLabel('Email').fill('newcomer@example.com')
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await look('sign in, refused')

  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(originOf('fresh') + '/find-store')
  await page.goto(`${identity}/session/end`)
  await expect(heading(page, 'Sign out?')).toBeVisible()
  await look('sign out')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(heading(page, 'You are signed out')).toBeVisible()
  await look('signed out')
})

test('everybody can create an account and set a new password', async ({ page, frame, look, expectedTrouble }) => {
  expectedTrouble.push(/: 4\d\d http:\/\/id\.|status of 4\d\d/)
  await page.goto('/find-store')
  await frame.account.click()
  await frame.drawer.getByRole('button', { name: 'Sign in' }).click()
  const link = page.getByRole('link', { name: /create/i })
  await expect(link).toBeVisible()
  const signIn = page.url()

  await link.click()
  const create = page.getByRole('button', { name: 'Create account' })
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Miller')
  await page.getByLabel('Email').fill(newEmail('created'))
  await page.getByLabel('Password').fill('short')
  await create.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await look('create an account, refused')
  await page.getByLabel('Password').fill('a long new password')
  await create.click()
  await expect(page.getByLabel('One-time code')).toBeVisible()
  await look('confirm the address')

  await page.goto(signIn)
  await page.getByRole('link', { name: /forgot/i }).click()
  await expect(heading(page, 'Forgot your password?')).toBeVisible()
  await look('forgot the password')
  await page.getByLabel('Email').fill('visitor@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(heading(page, 'Check your inbox')).toBeVisible()
  await look('link sent')

  const { text } = await mailTo('visitor@example.com', /reset-password/)
  await page.goto(/http\S+reset-password\S+/.exec(text)?.[0] ?? '')
  await expect(heading(page, 'Set a new password')).toBeVisible()
  await look('new password')
  await page.goto(`${identity}/reset-password/fresh?token=no-such-token`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look('spent link')
})

test('everybody can read the mail', async ({ page, look }) => {
  await page.goto(`${originOf('partners')}/inbox`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look('inbox')
})
