import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { edit } from './own-checkout.ts'

const PAGE = '/gift-cards/check-balance'
const NUMBER = '6000 1234'

test.describe.configure({ mode: 'serial' })

/** A form half filled in, on a page that remembers whether it was loaded again. */
async function openHalfFilled(page: Page) {
  await page.goto(PAGE)
  await page.getByLabel('Gift card number').fill(NUMBER)
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true))
}

async function expectStateKept(page: Page) {
  await expect(page.getByLabel('Gift card number')).toHaveValue(NUMBER)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true)
}

test('a saved page of a remote shows without a reload, and what was typed stays', async ({ page }) => {
  await openHalfFilled(page)

  await edit({
    file: 'mf-giftcards/src/pages/check-balance.page.tsx',
    before: '<PageTitle>Check Balance</PageTitle>',
    after: '<PageTitle>What Is Left</PageTitle>',
  })

  await expect(page.getByRole('heading', { level: 1, name: 'What Is Left' })).toBeVisible()
  await expectStateKept(page)
})

test('a saved component of the shell shows the same way, beside the remote', async ({ page }) => {
  await openHalfFilled(page)

  await edit({ file: 'shell/src/frame/footer.tsx', before: '<h2>{name}</h2>', after: '<h2>Shop {name}</h2>' })
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: /^Shop / })).toBeVisible()
  await expectStateKept(page)

  await edit({
    file: 'mf-giftcards/src/pages/check-balance.page.tsx',
    before: 'What Is Left',
    after: 'What Remains',
  })
  await expect(page.getByRole('heading', { level: 1, name: 'What Remains' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: /^Shop / })).toBeVisible()
  await expectStateKept(page)
})

test('the next page load runs what was saved last', async ({ page }) => {
  await page.goto(PAGE)

  await expect(page.getByRole('heading', { level: 1, name: 'What Remains' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: /^Shop / })).toBeVisible()
})

test('a remote that was not named runs as published', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname))

  await page.goto('/pages/about')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()

  const versionsOf = (slice: string) =>
    new Set(scripts.flatMap((path) => path.match(new RegExp(`/${slice}/([^/]+)/`))?.[1] ?? []))
  expect([...versionsOf('shell')]).toEqual([expect.stringMatching(/-dev$/)])
  expect([...versionsOf('mf-catalogue')]).toEqual([expect.stringMatching(/-[0-9a-f]{8}$/)])
})

test('a page may listen to the dev servers besides, and to nothing else', async ({ page }) => {
  const response = await page.goto(PAGE)
  const policies = (await response?.headersArray())?.filter(
    ({ name }) => name.toLowerCase() === 'content-security-policy',
  )
  const all = (policies ?? []).map(({ value }) => value)
  const directives = all.flatMap((value) => value.split('; '))

  expect(directives).toContainEqual(
    expect.stringMatching(/^connect-src 'self' http:\/\/id\.localhost:\d+( ws:\/\/127\.0\.0\.1:\d+){2}$/),
  )
  expect(directives.filter((entry) => entry.includes('127.0.0.1'))).toHaveLength(1)
  expect(all.join()).toContain('script-src ')
  // Development builds write their styles as text; scripts are as strict as in a shop.
  expect(directives.filter((entry) => entry.includes('unsafe'))).toEqual(["style-src 'self' 'unsafe-inline'"])
})
