import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { FindStorePage } from '../pages/find-store-page.ts'
import { openPageBeside, storeUnderTest } from '../store/page-beside.ts'
import { portsOf } from '../store/service-beside.ts'
import { holdCalls } from '../store/slow-api.ts'

/** What the tenant chose, as it is on the screen. */
const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'))

test('1§3 colours that come after the page are put on while it is read, and nothing moves', async ({
  page,
  findStore,
  tenant,
}) => {
  test.setTimeout(120_000)
  await page.goto('/find-store')
  const chosen = await accentOf(page)
  const box = await findStore.heading.boundingBox()

  await using store = await storeUnderTest()
  await using api = await holdCalls((await portsOf(store.data)).api, (path) => path.includes('/Configuration/Theme'))
  const environment = { API_URL: api.url }
  await using beside = await openPageBeside(tenant, store.data, { logs: store.logs, environment })
  const late = new FindStorePage(beside.page)
  await beside.page.goto('/find-store', { waitUntil: 'commit' })
  await expect(late.heading).toBeVisible()
  const before = await accentOf(beside.page)
  expect(before).toMatch(/^#[0-9a-f]{6}$/)
  expect(before).not.toBe(chosen)
  expect(await late.heading.boundingBox()).toEqual(box)

  api.release()

  await expect.poll(() => accentOf(beside.page)).toBe(chosen)
  expect(await late.heading.boundingBox()).toEqual(box)
})
