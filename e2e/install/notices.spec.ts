import { randomUUID } from 'node:crypto'
import { axeViolations, settle } from '../accessibility/axe.ts'
import { keepsFocus } from '../accessibility/dialog-keyboard.ts'
import { Keyboard } from '../accessibility/keyboard.ts'
import { expect, test } from '../fixtures.ts'
import { alone } from '../store/alone.ts'
import { openDatabase } from '../store/database.ts'
import { originOf } from '../store/origins.ts'
import { chooseStore, signIn } from '../store/prepared-shopper.ts'

const EMAIL = 'customer@example.com'

test('1§4 announcements are unread until they were opened, also after a reload', async ({ page, tenant }) => {
  await chooseStore(page, originOf(tenant))
  const unread = page.getByRole('button', { name: /^Announcements, \d new$/ })
  await unread.click()
  const dialog = page.getByRole('dialog', { name: 'Announcements' })
  await expect(dialog.getByRole('article').first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Announcements', exact: true })).toBeVisible()
  await expect(unread).toBeHidden()
})

test('1§4 a customer reads their notifications and removes one', async ({ page, tenant }) => {
  await using _alone = await alone('customer')
  const title = await notify(tenant, EMAIL)
  await page.goto('/find-store')
  await signIn(page, tenant, EMAIL)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Notifications/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
  await expect(page.getByText('This browser cannot receive push notifications.')).toBeVisible()
  await settle(page)
  expect(await axeViolations(page)).toEqual([])
  const row = page.getByRole('main').getByRole('listitem', { name: title })
  await row.getByRole('button', { name: `Remove ${title}` }).click()
  await expect(row).toBeHidden()
  await expect(page.getByRole('log')).toContainText('Removed.')
  await page.reload()
  await expect(page.getByText('This browser cannot receive push notifications.')).toBeVisible()
  await expect(row).toBeHidden()
})

/** A notification of its own for each run, which no other test reads or removes. */
async function notify(tenant: string, email: string) {
  const title = `Your order is ready ${randomUUID().slice(0, 8)}`
  await using database = await openDatabase()
  await database.query(
    `INSERT INTO commerce.notifications (tenant_id, customer_id, title)
     SELECT tenant_id, customer_id, $3 FROM commerce.customers WHERE tenant_id = $1 AND email = $2`,
    [tenant, email, title],
  )
  return title
}

test.describe('push notifications', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

  test('1§4 the browser asks, the store keeps the token and forgets it; without a push service the page says so', async ({
    page,
    tenant,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/does not support the Push API in incognito mode/)
    await using _alone = await alone('customer')
    await using database = await openDatabase()
    await page.goto('/find-store')
    await signIn(page, tenant, EMAIL)
    await page.goto('/account/notifications')
    const turnOn = page.getByRole('button', { name: 'Turn on push notifications' })
    await turnOn.click()
    // The browser itself: a private window, as every test has, may not push.
    await expect(page.getByText(/^Your browser cannot use its push service now, so nothing/)).toBeVisible()
    await settle(page)
    expect(await axeViolations(page)).toEqual([])

    const endpoint = `http://127.0.0.1:9/${randomUUID()}`
    await page.evaluate(standInForPushService, endpoint)
    await turnOn.click()
    await expect(page.getByText('Push notifications are on for this device.')).toBeVisible()
    const kept = () =>
      database.query(
        `SELECT email FROM commerce.push_tokens JOIN commerce.customers USING (tenant_id, customer_id)
         WHERE tenant_id = $1 AND token::json ->> 'endpoint' = $2`,
        [tenant, endpoint],
      )
    expect(await kept()).toEqual([{ email: EMAIL }])

    await page.getByRole('button', { name: 'Turn off' }).click()
    await expect(turnOn).toBeVisible()
    expect(await kept()).toEqual([])
  })
})

/** A push service that has this browser reached at an address of this machine; keys are real ones. */
async function standInForPushService(endpoint: string) {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits'])
  const inUrls = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  const p256dh = inUrls(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)))
  const keys = { p256dh, auth: inUrls(crypto.getRandomValues(new Uint8Array(16))) }
  let held: object | null = null
  const unsubscribe = async () => {
    held = null
    return true
  }
  const subscription = { options: {}, toJSON: () => ({ endpoint, keys }), unsubscribe }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => held,
    subscribe: async () => (held = subscription),
  })
}

test.describe('a store with a disclaimer', () => {
  test.use({ tenant: 'cellar', acceptsDisclaimers: false })

  test('1§4 asks for its acceptance before shopping, once, and Escape is no answer', async ({ page }) => {
    await page.goto('/find-store')
    const accept = page.getByRole('button', { name: 'Accept and continue' })
    await expect(accept).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(accept).toBeVisible()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden()
    await keepsFocus(page, dialog)
    await new Keyboard(page).reach(accept)
    await page.keyboard.press('Enter')
    await expect(accept).toBeHidden()
    // A dialog that closes goes a step back in the history, which would end a reload.
    await expect(async () => void (await page.reload())).toPass()
    await expect(page.getByRole('heading', { name: 'Find a store' })).toBeVisible()
    await expect(accept).toBeHidden()
  })
})
