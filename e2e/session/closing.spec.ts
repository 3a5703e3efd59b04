import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { Frame } from '../pages/frame.ts'
import { openDatabase } from '../store/database.ts'
import { mailTo } from '../store/inbox.ts'
import { newEmail } from '../store/new-email.ts'
import { originOf } from '../store/origins.ts'
import { fillCart } from '../store/prepared-shopper.ts'

const PASSWORD = 'a long one to remember'

/** Creates an account on the provider's pages, with the code from the inbox. */
async function createAccount(page: Page, frame: Frame, email: string) {
  await frame.account.click()
  await frame.drawer.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('First name').fill('Remy')
  await page.getByLabel('Last name').fill('Goodbye')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  const { text } = await mailTo(email, /one-time code: \d{6}/)
  await page.getByLabel('One-time code').fill(/one-time code: (\d{6})/.exec(text)?.[1] ?? '')
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await page.waitForURL(({ hostname, pathname }) => hostname !== 'id.localhost' && pathname !== '/callback')
}

/** What the account's page asks of the store's API. */
const closeAccount = (page: Page, tenant: string) =>
  page.evaluate(async (key) => {
    const { value }: { value: { accessToken: string } } = JSON.parse(sessionStorage.getItem(key) ?? '')
    const response = await fetch('/v1/Customer', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${value.accessToken}` },
    })
    return response.status
  }, `aisle:${tenant}:session`)

test('1§2 who signs up with consent and closes the account is signed out everywhere, and nothing of them is left', async ({
  page,
  frame,
  context,
  tenant,
  expectedTrouble,
}, { testId }) => {
  test.setTimeout(180_000)
  expectedTrouble.push(/\b(400|401|422)\b/, /was preloaded using link preload/)
  const email = newEmail(`closing-${testId}`)
  await fillCart(page, originOf(tenant))
  await createAccount(page, frame, email)

  await page.goto('/favorites')
  const dialog = page.getByRole('dialog', { name: 'Finish your account' })
  await expect(dialog.getByRole('textbox', { name: /First name/ })).toHaveValue('Remy')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Open my account' }).click()
  await expect(page).toHaveURL(/\/favorites$/)
  const other = await context.newPage()
  await other.goto('/orders')
  await expect(other.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()

  expect(await closeAccount(page, tenant)).toBe(200)

  // Another device, or another tab: its next call is refused, the renewal too.
  await other.reload()
  await expect(new Frame(other).drawer.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), `aisle:${tenant}:session`)).toBeNull()
  await mailTo(email, /^Your account at .+ is closed$/m)

  await page.goto('/')
  await frame.account.click()
  await frame.drawer.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('That email and password do not match.')).toBeVisible()

  await using database = await openDatabase()
  await expect
    .poll(() => database.query('SELECT 1 FROM commerce.identity_closures WHERE tenant_id = $1', [tenant]))
    .toEqual([])
  expect(await database.query('SELECT 1 FROM commerce.customers WHERE email = $1', [email])).toEqual([])
  expect(await database.query('SELECT 1 FROM identity.accounts WHERE email = $1', [email])).toEqual([])
})
