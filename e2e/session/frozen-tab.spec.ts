import { expect, test } from '../fixtures.ts'
import { openDatabase } from '../store/database.ts'
import { newCustomer } from '../store/new-customer.ts'
import { originOf } from '../store/origins.ts'
import { chooseStore, signIn } from '../store/prepared-shopper.ts'

/** Milliseconds that a tab waits for another one which renews (`LOCK_TIMEOUT` of the platform). */
const PATIENCE = 15_000

test('F17 a tab that is frozen while it renews does not keep the others from renewing, once', async ({
  page,
  frame,
  context,
  tenant,
}) => {
  await using database = await openDatabase()
  const { email } = await newCustomer(database, tenant, 'frozen')
  await chooseStore(page, originOf(tenant))
  await signIn(page, tenant, email)
  // The lock is named as what it guards.
  const lock = `aisle:${tenant}:session`

  const frozen = await context.newPage()
  await frozen.goto('/_/offline')
  await frozen.evaluate(
    (name) =>
      new Promise<void>((held) => {
        void navigator.locks.request(name, () => {
          held()
          return new Promise(() => {})
        })
      }),
    lock,
  )
  await (await context.newCDPSession(frozen)).send('Page.setWebLifecycleState', { state: 'frozen' })

  const renewals: string[] = []
  page.on('request', (request) => {
    if (/^http:\/\/id\.localhost:\d+\/token$/.test(request.url()) && request.method() === 'POST')
      renewals.push(request.url())
  })
  await page.evaluate((name) => {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? '')
    sessionStorage.setItem(name, JSON.stringify({ ...kept, value: { ...kept.value, expiresAt: 0 } }))
  }, lock)
  await page.clock.install()
  await page.goto('/orders', { waitUntil: 'commit' })
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name)))
    .toContain(lock)
  expect(renewals).toEqual([])

  await page.clock.fastForward(PATIENCE)
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await frame.account.click()
  await expect(frame.drawer.getByRole('button', { name: 'Sign out' })).toBeVisible()
  expect(renewals).toHaveLength(1)
})
