import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../composition/fixtures.ts'
import { originOf } from '../store/origins.ts'
import { addToCart, chooseStore } from '../store/prepared-shopper.ts'

const PRODUCT = 'Whole Milk'
const CLICKS = 20
/** Milliseconds from one click to the next: all of them within two seconds. */
const PACE = 95
/** Each with a control and a debounce of its own (decision 5): one of them for every change, all at night. */
const EVERY_PLACE = ['/search?q=whole+milk', '/detail/whole-milk', '/cart'] as const
const PLACES = process.env['ALL_WAYS'] ? EVERY_PLACE : EVERY_PLACE.slice(0, 1)

test.use({ shopper: 'stranger' })

test('20 clicks on plus within two seconds on a slow phone come to one request and the right number, which never goes back', async ({
  page,
  frame,
  context,
  tenant,
}) => {
  test.setTimeout(120_000)
  await chooseStore(page, originOf(tenant))
  await addToCart(page, PRODUCT)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })

  for (const path of PLACES) {
    await test.step(path, async () => {
      await page.goto(path)
      const field = page
        .getByRole('main')
        .getByRole('spinbutton', { name: `Quantity of ${PRODUCT}` })
        .first()
      await frame.atRest()
      await expect(field).toHaveValue('1')
      const sent: unknown[] = []
      const listen = (request: { method(): string; url(): string; postDataJSON(): unknown }) => {
        if (request.method() !== 'GET' && /\/v\d\/Cart/.test(request.url())) sent.push(request.postDataJSON())
      }
      page.on('request', listen)
      const seen = await observe(field)

      const saved = page.waitForResponse((response) => response.url().endsWith('/v2/Cart') && response.ok())
      await clickFast(
        page
          .getByRole('main')
          .getByRole('button', { name: `Increase quantity of ${PRODUCT}` })
          .first(),
      )
      await expect(field).toHaveValue(String(1 + CLICKS))
      await saved
      await expect(frame.cart).toHaveAccessibleName(`Cart, ${1 + CLICKS} items`)
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)

      expect(sent).toMatchObject([{ products: [{ qty: 1 + CLICKS }] }])
      const counted = Array.from({ length: 1 + CLICKS }, (_, index) => String(index + 1))
      expect(await seen()).toEqual(counted)
      page.off('request', listen)
      await page.reload()
      await expect(field).toHaveValue(String(1 + CLICKS))
      await startAgain(page, field)
    })
  }
})

/** Every text that a field has from now on, each as often as it changes to it. */
async function observe(field: Locator) {
  const name = (await field.getAttribute('aria-label')) ?? ''
  const texts = await field.page().evaluateHandle((label) => {
    const read = () =>
      document.querySelector<HTMLInputElement>(`main input[aria-label="${label}"]`)?.value ?? 'no field'
    const all = [read()]
    const note = () => {
      const now = read()
      if (now !== all.at(-1)) all.push(now)
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
    return all
  }, name)
  return () => texts.jsonValue()
}

/** Clicks from within the page: the clicks are as late as the page itself, however busy the machine is. */
const clickFast = (button: Locator) =>
  button.evaluate(
    async (element, { clicks, pace }) => {
      if (!(element instanceof HTMLElement)) throw new Error('This is nothing to click.')
      for (let click = 0; click < clicks; click += 1) {
        element.click()
        await new Promise((resolve) => setTimeout(resolve, pace))
      }
    },
    { clicks: CLICKS, pace: PACE },
  )

async function startAgain(page: Page, field: Locator) {
  const saved = page.waitForResponse((response) => response.url().endsWith('/v2/Cart') && response.ok())
  await field.fill('1')
  await field.press('Enter')
  await saved
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
}
