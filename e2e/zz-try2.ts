import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './store/chromium.ts'
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] })
const context = await browser.newContext({ baseURL: 'http://fresh.localhost:3400' })
const page = await context.newPage()
page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 300)))
page.on('request', (r) => { if (r.url().includes('/_/reports')) console.log('REPORT', r.resourceType(), r.postData()) })
try {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ url: route.request().url().replace('fresh.localhost', '127.0.0.1'), headers: { ...route.request().headers(), host: 'fresh.localhost:3400', cookie: (await context.cookies(route.request().url())).map((c) => c.name + '=' + c.value).join('; ') } })
    console.log(response.status(), response.headers()['content-security-policy']?.slice(0, 60), response.headersArray().filter((h) => h.name.includes('policy')).length)
    await route.fulfill({ response, body: (await response.text()).replace('"contract":1', '"contract":2') })
  })
  await page.route(/mf-giftcards.*entry/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/gift-cards/check-balance')
  await page.waitForTimeout(5000)
  console.log((await page.getByRole('main').ariaSnapshot()))
} finally { await browser.close() }
