import { changedRemote } from '../store/changed-remote.ts'
import { aisle, readAudit, registryFolder } from '../store/registry.ts'
import { deliveryTrouble } from './delivery-faults.ts'
import { expect, test } from './fixtures.ts'

const SAID = 'Orders that you place show up here, with their receipt and where they are.'
const NEWS = `Your orders show up here (edition ${Date.now()}).`
const NEWER = `Your orders show up here (edition ${Date.now()}, second print).`
const MESSAGES = { file: 'src/orders.messages.ts', before: SAID }

// All of them change the one registry of the running store, and leave it as it was.
test.describe.configure({ mode: 'serial' })
test.skip(() => registryFolder() === undefined, 'STORE_DATA does not say where the store keeps its registry')

test.describe('publishing', () => {
  test.use({ shopper: 'customer' })

  test.afterAll(async () => {
    const last = (await readAudit()).filter(({ slice, tenant }) => slice === 'mf-orders' && tenant === 'fresh').at(-1)
    if (last?.command.startsWith('publish')) await aisle(['rollback', 'mf-orders'])
  })

  test('F9 a published remote shows with the next page load; a session that began before finishes on its version', async ({
    page,
    frame,
    context,
  }) => {
    test.setTimeout(120_000)
    await using checkout = await changedRemote('mf-orders', { ...MESSAGES, after: NEWS })
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()

    expect(await aisle(['publish', 'mf-orders'], checkout.root)).toMatch(/^mf-orders \S+: runs for .*fresh/)

    await frame.account.click()
    await frame.drawer.getByRole('link', { name: 'Orders' }).click()
    await expect(page.getByText(SAID)).toBeVisible()
    const next = await context.newPage()
    await next.goto('/orders')
    await expect(next.getByText(NEWS)).toBeVisible()
    await expect(next.getByText(SAID)).toBeHidden()
    expect((await readAudit()).findLast(({ tenant }) => tenant === 'fresh')).toMatchObject({
      command: 'publish mf-orders',
      slice: 'mf-orders',
      from: expect.any(String),
      to: expect.any(String),
    })
  })

  test('F9 a session whose version is gone goes on with the new one, where it is, once it tries again', async ({
    page,
    frame,
    expectedTrouble,
  }) => {
    test.setTimeout(120_000)
    expectedTrouble.push(...deliveryTrouble('mf-orders'))
    // Who saves data has nothing of the page before it is opened.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await using checkout = await changedRemote('mf-orders', { ...MESSAGES, after: NEWER })
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const count = await frame.cart.getAttribute('aria-label')
    await aisle(['publish', 'mf-orders'], checkout.root)
    const { from } =
      (await readAudit()).findLast(({ slice, tenant }) => slice === 'mf-orders' && tenant === 'fresh') ?? {}
    await page.route(`**/_/remotes/mf-orders/${String(from)}/**`, (route) => route.fulfill({ status: 404 }))
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))

    await frame.account.click()
    await frame.drawer.getByRole('link', { name: 'Orders' }).click()
    const broken = page.getByRole('main').getByRole('alert')
    await expect(broken).toContainText('This page could not be loaded.', { timeout: 20_000 })
    await broken.getByRole('button', { name: 'Try again' }).click()

    await expect(page.getByText(NEWER)).toBeVisible({ timeout: 20_000 })
    expect(await frame.cart.getAttribute('aria-label')).toBe(count)
    expect(loads).toEqual([])
    await aisle(['rollback', 'mf-orders'])
  })

  test('a rollback shows the version before with the next page load', async ({ page }) => {
    const changes = (await readAudit()).filter(({ tenant }) => tenant === 'fresh')
    const running = changes.at(-1)?.to
    const published = changes.findLast(({ command, to }) => command === 'publish mf-orders' && to === running)
    await page.goto('/orders')
    await expect(page.getByText(NEWS)).toBeVisible()

    await aisle(['rollback', 'mf-orders'])

    await page.goto('/orders')
    await expect(page.getByText(SAID)).toBeVisible()
    expect((await readAudit()).findLast(({ tenant }) => tenant === 'fresh')).toMatchObject({
      command: 'rollback mf-orders',
      from: published?.to,
      to: published?.from,
    })
  })

  test('a publish that breaks the contract is refused with the reason and changes nothing', async ({ page }) => {
    test.setTimeout(120_000)
    const before = await readAudit()
    await using checkout = await changedRemote('mf-orders', {
      file: 'src/surface.ts',
      before: 'contract: CONTRACT_MAJOR',
      after: 'contract: CONTRACT_MAJOR + 1',
    })

    await expect(aisle(['publish', 'mf-orders'], checkout.root)).rejects.toThrow(
      'mf-orders is written for contract 2, which this shell does not serve.',
    )

    expect(await readAudit()).toEqual(before)
    await page.goto('/orders')
    await expect(page.getByText(SAID)).toBeVisible()
  })
})

test.describe('taking a remote away', () => {
  test.use({ tenant: 'cellar', shopper: 'stranger' })

  test.afterAll(async () => {
    const last = (await readAudit()).findLast(({ slice, tenant }) => slice === 'mf-giftcards' && tenant === 'cellar')
    if (last?.command.startsWith('disable')) await aisle(['enable', 'mf-giftcards', '--tenant', 'cellar'])
  })

  test('a disabled remote is gone with the next page load, and back when it is enabled', async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/^response: 404 \S+check-balance/, /^error: Failed to load resource: .* 404/)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Check gift card balance' })
    await page.goto('/find-store')
    await expect(link).toBeVisible()

    await aisle(['disable', 'mf-giftcards', '--tenant', 'cellar'])

    await page.reload()
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
    await expect(link).toHaveCount(0)
    expect((await page.goto('/gift-cards/check-balance'))?.status()).toBe(404)
    expect((await readAudit()).at(-1)).toMatchObject({ command: 'disable mf-giftcards', tenant: 'cellar' })

    await aisle(['enable', 'mf-giftcards', '--tenant', 'cellar'])
    await page.goto('/gift-cards/check-balance')
    await expect(page.getByRole('heading', { name: 'Check Balance', level: 1 })).toBeVisible()
    expect((await readAudit()).at(-1)).toMatchObject({ command: 'enable mf-giftcards', tenant: 'cellar' })
  })
})
