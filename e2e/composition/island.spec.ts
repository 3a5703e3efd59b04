import { axeViolations, settle } from '../accessibility/axe.ts'
import { expect, test } from '../fixtures.ts'
import { SuppersPage } from '../pages/suppers-page.ts'
import { originOf } from '../store/origins.ts'
import { controlTime } from './controlled-time.ts'
import { breakFiles, deliveryFaults, deliveryTrouble, filesOf } from './delivery-faults.ts'

const SECONDS = 1000
const BROKEN = 'The cart could not be shown here. Open it at the store'
const neverAnswer = async () => {}

test.describe('the cart button in a page outside the store', () => {
  test('is there, counts what is added by real calls, and keeps the count over a reload', async ({ page }) => {
    const suppers = new SuppersPage(page)
    await suppers.open()
    await expect(suppers.cart).toHaveAccessibleName('Cart, 0 items')

    await suppers.add('Spaghetti')
    await expect(suppers.cart).toHaveAccessibleName('Cart, 1 items')
    await suppers.add('Marinara sauce')
    await expect(suppers.cart).toHaveAccessibleName('Cart, 2 items')
    expect(await suppers.countAtStore()).toBe(2)

    await page.reload()
    await expect(suppers.cart).toHaveAccessibleName('Cart, 2 items')
    await expect(suppers.cartState).toBeHidden()
  })

  test("leads to the store's cart", async ({ page }) => {
    const suppers = new SuppersPage(page)
    await suppers.open()
    await expect(suppers.cart).toHaveAttribute('href', `${originOf('fresh')}/cart`)

    await suppers.cart.click()

    await expect(page).toHaveURL(new RegExp(`^${originOf('fresh')}/`))
  })

  test('T45 G10 runs under an enforced policy without a violation', async ({ page }) => {
    await page.addInitScript(() => {
      const violations: string[] = []
      Reflect.set(globalThis, 'violations', violations)
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        violations.push(`${violatedDirective} ${blockedURI}`),
      )
    })
    const suppers = new SuppersPage(page)

    const response = await suppers.open()
    await suppers.add('Spaghetti')

    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default suppers")
    expect(policy).not.toContain('unsafe')
    expect(await page.evaluate(() => Reflect.get(globalThis, 'violations'))).toEqual([])
    const [background, hashes] = await page.evaluate(() => [
      getComputedStyle(document.querySelector('#cart a') ?? document.body).backgroundColor,
      [...document.querySelectorAll<HTMLScriptElement>('script[src*="/_/"]')].map(({ integrity }) => integrity),
    ])
    expect(background).toBe('rgb(31, 107, 69)')
    expect(hashes).not.toHaveLength(0)
    for (const hash of hashes ?? []) expect(hash).toMatch(/^sha256-/)
  })

  for (const width of [390, 1440]) {
    test(`G8 has nothing that breaks WCAG 2.2 AA at ${width} px, and fits`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const suppers = new SuppersPage(page)
      await suppers.open()
      await suppers.add('Spaghetti')
      await settle(page)

      expect(await axeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  }

  test('goes with its signal and leaves its place empty', async ({ page }) => {
    const suppers = new SuppersPage(page)
    await suppers.open()
    await expect(suppers.cart).toBeVisible()

    await suppers.leave()

    await expect(suppers.place).toBeEmpty()
    await expect(suppers.cartState).toBeHidden()
    await expect(suppers.heading).toBeVisible()
  })
})

const targets = [
  { what: 'the entry of the remote', files: filesOf('mf-cart-checkout', 'entry\\.') },
  { what: "the widget's chunk", files: filesOf('mf-cart-checkout', 'async/') },
  { what: "the store's own script", files: /\/_\/shell\/[^/]+\/islands\./ },
]

for (const { what, files } of targets) {
  for (const { row, what: fault, answer } of deliveryFaults.filter(({ what }) => /404|flipped/.test(what))) {
    test(`${row} ${what} that ${fault} is told in its place, and the page stays`, async ({ page, expectedTrouble }) => {
      expectedTrouble.push(
        ...deliveryTrouble('mf-cart-checkout'),
        /\/_\/shell\/[^/]+\/islands\./,
        /^error: Failed to load resource: .* 404/,
      )
      await breakFiles(page, files, answer)
      const suppers = new SuppersPage(page)

      await suppers.open()

      await expect(suppers.cartState).toHaveText(BROKEN)
      await expect(suppers.cartState.getByRole('link')).toHaveAttribute('href', `${originOf('fresh')}/cart`)
      await expect(suppers.place).toBeEmpty()
    })
  }

  test(`F2 ${what} that never answers is given up at 120 s and told in its place`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(...deliveryTrouble('mf-cart-checkout'))
    await controlTime(page)
    await breakFiles(page, files, neverAnswer)
    const suppers = new SuppersPage(page)
    const asked = page.waitForRequest(files)
    await suppers.open()
    await asked

    await page.clock.fastForward(110 * SECONDS)
    await expect(suppers.cartState).toHaveText('Loading the cart…')
    await page.clock.fastForward(11 * SECONDS)

    await expect(suppers.cartState).toHaveText(BROKEN)
    await expect(suppers.place).toBeEmpty()
  })
}

test('F1 a store that cannot be reached is told in its place', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/502/)
  await page.route('**/stores/fresh/_/registry', (route) => route.fulfill({ status: 502, body: '{}' }))
  const suppers = new SuppersPage(page)

  await suppers.open()

  await expect(suppers.cartState).toHaveText(BROKEN)
})
