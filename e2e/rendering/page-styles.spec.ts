import type { Page } from '@playwright/test'
import { expect, test } from '../composition/fixtures.ts'

/** What browsers look at all rules of a sheet anew for: everything but a rule that selects. */
const otherRulesIn = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches('style[data-styled]'))
      .flatMap(({ cssRules }) => [...cssRules].filter((rule) => !(rule instanceof CSSStyleRule)))
      .map(({ cssText }) => cssText),
  )

test('the styles that the server wrote stay where they are, and what comes later changes nothing of them', async ({
  page,
}) => {
  await page.goto('/category/dairy-eggs', { waitUntil: 'commit' })
  const styles = page.locator('style[data-styled]')
  const main = page.getByRole('main')
  const product = main.getByRole('article').getByRole('heading').getByRole('link').first()
  const title = (await product.textContent()) ?? ''
  await expect(styles).toHaveAttribute('data-styled', 'active')
  const before = await otherRulesIn(page)

  await product.click()
  await expect(main.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(main.getByRole('button', { name: /wish ?list/i }).first()).toBeVisible()

  await expect(styles).toHaveCount(1)
  await expect(styles).not.toBeEmpty()
  expect(before.length).toBeGreaterThan(10)
  expect(await otherRulesIn(page)).toEqual(before)
})

test('styles of a page whose code has come ahead are made while the browser is idle', async ({ page }) => {
  await page.goto('/category/dairy-eggs')
  const main = page.getByRole('main')
  const product = main.getByRole('article').getByRole('heading').getByRole('link').first()
  const title = (await product.textContent()) ?? ''
  await expect.poll(() => rulesIn(page)).toMatch(/\.\w+\s*\{[^}]*zoom-in/)
  const before = await rulesIn(page)

  await product.click()
  await expect(main.getByRole('heading', { name: title, level: 1 })).toBeVisible()

  const gallery = main.getByRole('button', { name: /images? larger|enlarge/i }).locator('..')
  for (const name of (await gallery.getAttribute('class'))?.split(' ').slice(1) ?? [])
    expect(before).toContain(`.${name}`)
})

test('adding a product to the cart puts no rule in before it is painted', async ({ page }) => {
  await page.goto('/category/produce')
  const add = page.getByRole('main').getByRole('button', { name: /^Add .* to cart$/ })
  await expect.poll(() => rulesIn(page)).toMatch(/\.\w+\s*\{[^}]*zoom-in/)

  const inserted = page.evaluate(rulesOfTheNextClick)
  await add.first().click()
  await expect(page.getByRole('main').getByRole('spinbutton')).toBeVisible()

  expect(await inserted).toEqual([])
})

/** Runs in the page: the rules that are put into any sheet from the next click until its frame. */
function rulesOfTheNextClick(): Promise<readonly string[]> {
  const rules: string[] = []
  const { insertRule } = CSSStyleSheet.prototype
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    rules.push(rule)
    return insertRule.call(this, rule, index)
  }
  return new Promise((resolve) => {
    const begin = () => {
      rules.length = 0
      requestAnimationFrame(() => resolve([...rules]))
    }
    addEventListener('click', begin, { capture: true, once: true })
  })
}

const rulesIn = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
  )
