import { hostileHtml } from '../../packages/ui/src/hostile-html.corpus.ts'
import { expect, test } from '../composition/fixtures.ts'
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
  const elsewhere: string[] = []
  page.on('dialog', () => elsewhere.push('a dialog'))
  page.on('request', (request) => {
    if (request.url().includes('evil') && request.resourceType() !== 'image') elsewhere.push(request.url())
  })
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
