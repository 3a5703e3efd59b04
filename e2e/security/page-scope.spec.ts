import { expect, test } from '../composition/fixtures.ts'

test.describe('what runs in the page', () => {
  test.use({ shopper: 'customer' })

  test('T50 no remote can read a token from the globals or from what the page shows', async ({ page }) => {
    await page.goto('/orders')
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
    expect(kept, 'somebody is signed in').toMatch(/eyJ/)

    const { seen, leaks } = await page.evaluate(searchForTokens)

    expect(seen, 'the search went through the page').toBeGreaterThan(1000)
    expect(leaks).toEqual([])
  })

  test('T49 what a query or the storage names instead of a remote is not loaded', async ({ page }) => {
    const elsewhere = 'http://partners.localhost/assets/remote.js'
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(elsewhere)) asked.push(request.url())
    })
    await page.addInitScript((url) => {
      const overrides = JSON.stringify({ 'mf-orders': url, mf_orders: url, overrides: { mf_orders: url } })
      for (const key of ['mf-orders', 'mf_orders', 'aisle:registry', '__MF_DEVTOOLS_MODULE_INFO__', 'FEDERATION_DEBUG'])
        localStorage.setItem(key, key === 'mf-orders' || key === 'mf_orders' ? url : overrides)
    }, elsewhere)

    await page.goto(`/orders?mf-orders=${elsewhere}&mf_orders=${elsewhere}&registry=${elsewhere}`)

    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    expect(asked).toEqual([])
  })
})

/** Whatever can be reached from the globals and from the elements of the page, without the browser's own storage. */
function searchForTokens() {
  const token = /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/
  const seen = new Set<object>([sessionStorage, localStorage])
  const owners: readonly object[] = [globalThis, ...document.querySelectorAll('*')]
  const queue: { readonly value: unknown; readonly path: string }[] = owners.flatMap((owner) =>
    Object.getOwnPropertyNames(owner).map((name) => ({ value: read(owner, name), path: name })),
  )
  const leaks: string[] = []

  for (let next = queue.pop(); next && seen.size < 400_000; next = queue.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && token.test(value)) leaks.push(path)
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue
    seen.add(value)
    if (value instanceof Map || value instanceof Set)
      for (const inner of value.values()) queue.push({ value: inner, path: `${path}()` })
    for (const name of Object.getOwnPropertyNames(value))
      queue.push({ value: read(value, name), path: `${path}.${name}` })
  }
  return { seen: seen.size, leaks }

  function read(owner: object, name: string): unknown {
    // Some of the browser's own properties answer to their owner only: by an error, or by a promise of one.
    try {
      const value: unknown = Reflect.get(owner, name)
      if (value instanceof Promise) value.catch(() => {})
      return value
    } catch {
      return undefined
    }
  }
}
