import { expect, test } from '../composition/fixtures.ts'
import { customerPages, notFoundPage, type PageOfStore, publicPages } from '../pages/every-page.ts'
import { fetchThroughGateway } from '../store/fetch-through-gateway.ts'
import { originOf } from '../store/origins.ts'
import { watchViolations } from './watch-violations.ts'

type Crawl = {
  readonly tenant: string
  readonly shopper: 'guest' | 'customer' | 'stranger'
  readonly pages: readonly PageOfStore[]
}

/** Pages that every store has, for whoever has chosen none. */
const ANYWHERE = ['find-store', 'legal page', 'customer service']

const crawls: readonly Crawl[] = [
  { tenant: 'fresh', shopper: 'guest', pages: publicPages },
  { tenant: 'fresh', shopper: 'customer', pages: customerPages },
  // Every route of every tenant is looked at without a browser: `every-store.spec.ts`.
  { tenant: 'corner', shopper: 'stranger', pages: publicPages.filter(({ name }) => ANYWHERE.includes(name)) },
  { tenant: 'cellar', shopper: 'stranger', pages: publicPages.filter(({ name }) => ANYWHERE.includes(name)) },
]

for (const { tenant, shopper, pages } of crawls) {
  test.describe(`${tenant} as ${shopper}`, () => {
    test.use({ tenant, shopper })

    test(`T45 G10 pages of ${tenant} for a ${shopper} run under an enforced policy without a violation`, async ({
      page,
      expectedTrouble,
    }) => {
      expectedTrouble.push(/404/)
      const violations = await watchViolations(page)
      for (const { name, path, heading } of [...pages, notFoundPage]) {
        await test.step(name, async () => {
          const response = await page.goto(path)
          expect(response?.status()).toBe(path === notFoundPage.path ? 404 : 200)
          await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible()

          const headers = await response?.headersArray()
          const policies = headers?.filter((header) => header.name.toLowerCase() === 'content-security-policy')
          expect(policies).toHaveLength(1)
          const policy = policies?.[0]?.value ?? ''
          expect(policy).toMatch(
            /script-src http:\S+\/_\/shell\/ http:\S+\/_\/remotes\/ 'sha256-[^']+'( http:\S+\/age-check\/widget\.js)?;/,
          )
          expect(policy).toContain("object-src 'none'")
          expect(policy).toContain("frame-ancestors 'none'")
          expect(policy).toContain("require-trusted-types-for 'script'")
          expect(policy).not.toMatch(/unsafe-(eval|inline|hashes)/)
          expect(violations).toEqual([])
        })
      }
    })
  })
}

test('T45 G10 what stands in the place of a store runs under an enforced policy without a violation', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/\b(404|503)\b/)
  const violations = await watchViolations(page)
  for (const tenant of ['beta', 'test', 'maintenance', 'closed', 'soon', 'nobody']) {
    const response = await page.goto(originOf(tenant))
    expect(await response?.headerValue('content-security-policy')).toContain("default-src 'none'")
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(violations).toEqual([])
  }
})

const injections = [
  { what: 'an inline script', html: '<script>globalThis.injected = true</script>' },
  { what: 'a file of the store that is no build', html: '<script src="/favicon.svg"></script>' },
  { what: 'an event handler', html: '<img alt="" src="/no-such-image.svg" onerror="globalThis.injected = true">' },
  { what: 'a script from another host', html: '<script src="http://partners.localhost/assets/inbox.js"></script>' },
]

for (const { what, html } of injections) {
  test(`G10 T45 ${what} in a document does not run, and the browser says so`, async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/Content Security Policy/, /404/, / csp$/)
    await page.route('/find-store', async (route) => {
      const response = await fetchThroughGateway(route)
      await route.fulfill({ response, body: (await response.text()).replace('</body>', `${html}</body>`) })
    })
    const violations = await watchViolations(page)

    await page.goto('/find-store')
    await expect(page.getByRole('heading', { name: 'Find a store' })).toBeVisible()

    await expect.poll(() => violations).toContainEqual(expect.stringMatching(/^script-src/))
    expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false)
  })
}

test('G10 T45 text cannot become code or markup in a running page', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/Content Security Policy/, /^error: This document requires 'Trusted\w+' assignment/)
  await page.goto('/find-store')
  await expect(page.getByRole('heading', { name: 'Find a store' })).toBeVisible()

  // Later, as code of the page itself: what the test injects is exempt from the policy.
  const results = await page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const attempts: readonly (() => unknown)[] = [
          () => Reflect.get(globalThis, 'eval')('1'),
          () => Reflect.construct(Function, ['return 1']),
          () => Reflect.set(document.createElement('div'), 'innerHTML', '<b>markup</b>'),
          () => Reflect.set(document.createElement('script'), 'src', 'https://evil.example/x.js'),
        ]
        setTimeout(() =>
          resolve(
            attempts.map((attempt) => {
              try {
                attempt()
                return 'ran'
              } catch (error) {
                return error instanceof Error ? error.name : 'refused'
              }
            }),
          ),
        )
      }),
  )

  expect(results).toEqual(['EvalError', 'EvalError', 'TypeError', 'TypeError'])
})
