import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { Frame } from '../pages/frame.ts'
import { openPageBeside, storeUnderTest } from '../store/page-beside.ts'
import { originOf } from '../store/origins.ts'
import { addToCart, chooseStore, fillCart, signIn } from '../store/prepared-shopper.ts'
import { startServiceBeside } from '../store/service-beside.ts'

/** A browser before a gateway whose identity service is a process of its own, which can be stopped and started. */
async function openWithOwnIdentity(tenant: string) {
  await using started = new AsyncDisposableStack()
  const { data, logs } = started.use(await storeUnderTest())
  let identity = await startServiceBeside(data, 'identity', { logs })
  started.defer(() => identity.stop())
  const { port } = identity
  const environment = { IDENTITY_URL: `http://127.0.0.1:${port}` }
  const { page } = started.use(await openPageBeside(tenant, data, { logs, environment }))
  const kept = started.move()
  return {
    page,
    frame: new Frame(page),
    stopIdentity: () => identity.stop(),
    async startIdentity() {
      identity = await startServiceBeside(data, 'identity', { logs, port })
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

test('F19 while the identity provider is down a guest shops on, and is told that signing in has to wait', async ({
  tenant,
}) => {
  test.setTimeout(180_000)
  await using store = await openWithOwnIdentity(tenant)
  const { page, frame } = store
  await fillCart(page, originOf(tenant))
  await store.stopIdentity()

  await frame.account.click()
  await frame.drawer.getByRole('button', { name: 'Sign in' }).click()
  // Said where it can be heard and answered: all but the drawer is inert.
  const said = frame.drawer.getByRole('log').getByRole('listitem')
  await expect(said).toContainText('Signing in is not possible right now.')
  await said.getByRole('button', { name: 'Close' }).click()
  await expect(said.getByRole('button')).toHaveCount(0)
  expect(new URL(page.url()).origin).toBe(originOf(tenant))

  await addToCart(page, 'Rolled Oats')
  await expect(frame.cart).toHaveAccessibleName('Cart, 2 items')
  await page.goto('/orders')
  await expect(frame.drawer.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')

  await store.startIdentity()
  await page.goto('/')
  await signIn(page, tenant, 'visitor@example.com')
})

test('F19 who signs out while the identity provider is down is told that its session may remain, and ends it later', async ({
  tenant,
}) => {
  test.setTimeout(180_000)
  await using store = await openWithOwnIdentity(tenant)
  const { page, frame } = store
  await chooseStore(page, originOf(tenant))
  await signIn(page, tenant, 'visitor@example.com')
  await store.stopIdentity()

  await frame.account.click()
  await frame.drawer.getByRole('button', { name: 'Sign out' }).click()

  const told = page.getByRole('dialog', { name: 'You are signed out of this store' })
  await expect(told).toBeVisible()
  expect(new URL(page.url()).origin).toBe(originOf(tenant))
  expect(await keptSession(page, tenant)).toBeNull()

  await store.startIdentity()
  const isBack = frame.back()
  await told.getByRole('button', { name: 'Sign out there too' }).click()
  await isBack
  await frame.account.click()
  await frame.drawer.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('F19 whose token ends while the identity provider is down stays signed in, without a loop, and goes on later', async ({
  tenant,
}) => {
  test.setTimeout(180_000)
  await using store = await openWithOwnIdentity(tenant)
  const { page, frame } = store
  await chooseStore(page, originOf(tenant))
  await signIn(page, tenant, 'visitor@example.com')
  const visits: string[] = []
  page.on('framenavigated', (changed) => {
    if (changed === page.mainFrame()) visits.push(changed.url())
  })
  await store.stopIdentity()
  await page.evaluate((key) => {
    const kept: { value: { expiresAt: number } } = JSON.parse(sessionStorage.getItem(key) ?? '')
    kept.value.expiresAt = 0
    sessionStorage.setItem(key, JSON.stringify(kept))
  }, `aisle:${tenant}:session`)

  await page.goto('/account')
  const again = page.getByRole('main').getByRole('button', { name: /try again/i })
  await expect(again).toBeVisible({ timeout: 30_000 })
  expect(await keptSession(page, tenant)).toContain('refreshToken')
  expect(visits.every((url) => new URL(url).origin === originOf(tenant))).toBe(true)
  expect(visits.length).toBeLessThan(4)

  await store.startIdentity()
  await again.click()
  await expect(again).toBeHidden()
  await frame.account.click()
  await expect(frame.drawer.getByRole('button', { name: 'Sign out' })).toBeVisible()
})

const keptSession = (page: Page, tenant: string) =>
  page.evaluate((key) => sessionStorage.getItem(key), `aisle:${tenant}:session`)
