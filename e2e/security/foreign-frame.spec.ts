import { createServer } from 'node:http'
import { expect, test } from '../fixtures.ts'
import { originOf } from '../store/origins.ts'

const paths = ['/', '/find-store', '/checkout', '/silent-renew', '/callback', '/_/offline']

/** Somebody else's page, which shows pages of the store in frames to have them pressed unknowingly. */
async function startForeignPage() {
  const frames = paths.map((path) => `<iframe title="${path}" src="${originOf('fresh')}${path}"></iframe>`)
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Win a prize</title>${frames.join('')}`)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    // A name of its own: another site than the store.
    url: `http://127.0.0.1:${port}/`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

test('T44 no page of the store is shown in a frame of somebody else', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|ERR_BLOCKED_BY_CSP|favicon/i)
  await using foreign = await startForeignPage()
  const answered: string[] = []
  page.on('response', (response) => {
    if (response.frame() !== page.mainFrame()) answered.push(new URL(response.url()).pathname)
  })

  await page.goto(foreign.url)

  await expect(page.locator('iframe')).toHaveCount(paths.length)
  await expect
    .poll(() => page.frames().filter((frame) => frame.url().startsWith('chrome-error:')).length)
    .toBe(paths.length)
  expect([...new Set(answered)].toSorted()).toEqual(paths.toSorted())
  for (const frame of page.frames().slice(1)) expect(await frame.locator('header, main, form, button').count()).toBe(0)
})
