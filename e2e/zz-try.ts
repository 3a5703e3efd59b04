import { chromium, expect } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './store/chromium.ts'
import { FindStorePage } from './pages/find-store-page.ts'
import { Frame } from './pages/frame.ts'
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] })
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: 'http://fresh.localhost:3400' })
const page = await context.newPage()
page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 300)))
page.on('request', (r) => { if (r.url().includes('/_/reports')) console.log('REPORT', r.resourceType(), r.postData()) })
try {
  await page.goto('/find-store')
  await new FindStorePage(page).choose(/pickup/i)
  await page.waitForURL('/')
  const frame = new Frame(page)
  await frame.signIn('customer@example.com', 'aisle-demo')
  await page.waitForURL((url) => url.hostname.startsWith('fresh') && !url.pathname.startsWith('/callback'))
  console.log(page.url())
  await page.goto('/orders')
  await page.waitForTimeout(1500)
  console.log(page.url(), (await page.locator('[role=dialog],dialog').ariaSnapshot().catch(() => 'no dialog')))
  const consent = page.getByRole('checkbox')
  if (await consent.isVisible()) { await consent.check(); await page.getByRole('button', { name: 'Open my account' }).click(); await page.waitForTimeout(1500) }
  for (const path of ['/orders', '/account', '/gift-cards/check-balance', '/manage-subscription', '/cart', '/detail/whole-milk', '/account/address', '/account/payment', '/manage-gift-cards']) {
    await page.goto(path)
    await page.waitForTimeout(1200)
    console.log('=====', path, page.url(), (await page.getByRole('main').ariaSnapshot()).slice(0, 700))
  }
  console.log(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]))
  await page.screenshot({ path: '/tmp/comp/a.png' })
} finally { await browser.close() }
