import { expect, test } from '../fixtures.ts'

/** What somebody may write into a link to lead a shopper away, one of each kind; `return-path.test.ts` has more. */
const hostile = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/cart',
  'javascript:alert(1)',
  '/no-such-page',
]

test('T35 choosing a store never leads away, whatever a link says', async ({ page, findStore, baseURL }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  for (const address of hostile) {
    await test.step(JSON.stringify(address), async () => {
      await page.goto(`/find-store?redirectFrom=${encodeURIComponent(address)}`)
      await findStore.choose(/pickup/i)

      await expect(page).toHaveURL(`${baseURL}/`)
    })
  }
  expect(requested.filter((url) => new URL(url).hostname.endsWith('evil.example'))).toEqual([])
})

test('T35 choosing a store leads back to the page that was wanted, its query included', async ({ page, findStore }) => {
  await page.goto('/search?q=milk&page=2')
  await findStore.choose(/pickup/i)

  await expect(page).toHaveURL('/search?q=milk&page=2')
})
