import type { Page } from '@playwright/test'
import { hostileHtml } from '../../packages/ui/src/hostile-html.corpus.ts'
import { expect, test } from '../composition/fixtures.ts'
import { fetchThroughGateway } from '../store/fetch-through-gateway.ts'
import { watchViolations } from './watch-violations.ts'

test.use({ shopper: 'guest' })

const texts = ['<p>the first text</p>', ...hostileHtml, '<p>the last text</p>']

/** A home page with one block of text for each attempt. */
const template = {
  success: true,
  errors: [],
  data: {
    title: 'Home',
    sections: [
      {
        id: 'section',
        type: 'section',
        visible: true,
        columns: [
          {
            id: 'column',
            width: 100,
            components: texts.map((html, index) => ({ id: `t-${index}`, type: 'textEditor', visible: true, html })),
          },
        ],
      },
    ],
  },
}

test(`T31 G11 nothing of ${hostileHtml.length} attempts runs in a browser, nor when it reads them again`, async ({
  page,
  context,
  expectedTrouble,
}) => {
  expect(hostileHtml.length).toBeGreaterThanOrEqual(300)
  // Images that are not there: an allowed element with an address of this store.
  expectedTrouble.push(/404/, /^request failed: https:\/\/evil\.example\/x\.png/, /ERR_NAME_NOT_RESOLVED/)
  const violations = await watchViolations(page)
  const elsewhere = watchElsewhere(page)
  await page.route(/\/v1\/PageTemplate/i, (route) => route.fulfill({ json: template }))
  await page.goto('/customer-service')
  await page.getByRole('banner').getByRole('link').first().click()

  await expect(page.getByText('the first text')).toBeVisible()
  await expect(page.getByText('the last text')).toBeVisible()
  const made = await page.evaluate(() => document.querySelector('main')?.innerHTML ?? '')
  expect(dangersOf(made)).toEqual([])
  expect(elsewhere).toEqual([])
  expect(violations).toEqual([])

  // Read by the browser a second time, without any policy to help.
  const again = await context.newPage()
  await again.goto('about:blank')
  const reread = await again.evaluate((html) => {
    Object.assign(globalThis, { alert: () => Reflect.set(globalThis, 'hasRun', true) })
    document.body.innerHTML = html
    return document.body.innerHTML
  }, made)
  expect(dangersOf(reread)).toEqual([])
  expect(await again.evaluate(() => Reflect.get(globalThis, 'hasRun'))).toBeUndefined()
})

const notice = (html: string, index: number) => ({
  id: `n-${index}`,
  updatedAt: '2026-01-01T00:00:00.000Z',
  title: `Notice ${index}`,
  content: html,
  isRequiredAcceptance: true,
})

/** All of them in one text, each in a part of its own as far as it lets itself be kept there. */
const asOne = texts.map((html) => `<div>${html}</div>`).join('\n')

test.describe('T31 G11 none of them runs', () => {
  test.use({ tenant: 'cellar', shopper: 'stranger', acceptsDisclaimers: false })

  test('in disclaimers, announcements and the store’s own pages', async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/404/, /^request failed: https:\/\/evil\.example\/x\.png/, /ERR_NAME_NOT_RESOLVED/)
    const violations = await watchViolations(page)
    const elsewhere = watchElsewhere(page)
    const items = texts.map(notice)
    await page.route(/\/v1\/Disclaimer(\?|$)/i, (route) => route.fulfill({ json: answer({ items }) }))
    await page.route(/\/v1\/Disclaimer\/Announcement/i, (route) => route.fulfill({ json: answer({ items }) }))
    await page.route(/\/v1\/FooterDetails\/PageDetails/i, async (route) => {
      const reply = await (await fetchThroughGateway(route)).json()
      await route.fulfill({ json: { ...reply, data: { ...reply.data, content: asOne } } })
    })
    const opened = async (name: string | RegExp) => {
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog.getByText('the first text').first()).toBeVisible()
      expect(dangersOf(await dialog.innerHTML())).toEqual([])
      return dialog
    }

    await page.goto('/find-store')
    const accept = page.getByRole('button', { name: 'Accept and continue' })
    await expect(accept).toBeVisible()
    expect(await page.getByRole('dialog').getByRole('region').count()).toBe(texts.length)
    await opened(/.*/)
    await accept.click()
    await expect(accept).toBeHidden()

    await page.getByRole('button', { name: /^Announcements/ }).click()
    const announced = await opened('Announcements')
    expect(await announced.getByRole('article').count()).toBe(texts.length)
    await page.keyboard.press('Escape')
    await expect(announced).toBeHidden()

    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
    await expect(page.getByRole('main').getByText('the first text').first()).toBeVisible()
    expect(dangersOf(await page.getByRole('main').innerHTML())).toEqual([])
    expect(elsewhere).toEqual([])
    expect(violations).toEqual([])
  })
})

test.describe('T31 G11 nothing of them runs', () => {
  test.use({ shopper: 'visitor' })

  test('in legal texts, nor in the description of a product', async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/404/, /^request failed: https:\/\/evil\.example\/x\.png/, /ERR_NAME_NOT_RESOLVED/)
    const violations = await watchViolations(page)
    const elsewhere = watchElsewhere(page)
    await page.route(/\/v1\/Product\/Details/i, async (route) => {
      const reply = await (await fetchThroughGateway(route)).json()
      await route.fulfill({ json: { ...reply, data: { ...reply.data, description: asOne } } })
    })
    await page.route(/\/v1\/Configuration(\?|$)/i, async (route) => {
      const reply = await (await fetchThroughGateway(route)).json()
      const business = { ...reply.data.businessConfigurations, termsOfService: asOne, privacyPolicy: asOne }
      await route.fulfill({ json: { ...reply, data: { ...reply.data, businessConfigurations: business } } })
    })
    await page.goto('/orders')
    await page.getByRole('dialog').getByRole('button', { name: 'Privacy Policy' }).click()
    const legal = page.getByRole('dialog', { name: 'Terms of Services and Privacy Policy' })
    await expect(legal.getByText('the first text')).toHaveCount(2)
    expect(dangersOf(await legal.innerHTML())).toEqual([])

    await page.goto('/category/milk')
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    const description = page.getByRole('main').getByText('the first text').first().locator('xpath=ancestor::*[2]')
    await expect(description).toBeVisible()
    expect(dangersOf(await description.innerHTML())).toEqual([])
    expect(elsewhere).toEqual([])
    expect(violations).toEqual([])
  })
})

const answer = (data: object) => ({ success: true, errors: [], data })

function watchElsewhere(page: Page): readonly string[] {
  const elsewhere: string[] = []
  page.on('dialog', () => elsewhere.push('a dialog'))
  page.on('request', (request) => {
    if (request.url().includes('evil') && request.resourceType() !== 'image') elsewhere.push(request.url())
  })
  return elsewhere
}

/** What of an allow-listed text could run: told by the markup as a browser writes it. */
function dangersOf(html: string): readonly string[] {
  const tags = html.match(/<[a-z][^>]*>/gi) ?? []
  return tags.filter(
    (tag) =>
      /^<(script|iframe|object|embed|math|form|input|base|meta|link|style|template)\b/i.test(tag) ||
      /\s(on\w+|srcdoc|style)\s*=/i.test(tag.replaceAll(/"[^"]*"/g, '""')) ||
      /\s(href|src)="\s*(javascript|vbscript|data):/i.test(tag),
  )
}
