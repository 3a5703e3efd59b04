import { expect, test } from '@playwright/test'
import { Frame } from '../pages/frame.ts'
import { originOf } from '../store/origins.ts'
import { openOwnProfile } from '../store/own-profile.ts'
import { chooseStore, signIn } from '../store/prepared-shopper.ts'

/** What Chromium calls "block third-party cookies". */
const BLOCKED = { profile: { cookie_controls_mode: 1, block_third_party_cookies: true } }

test('F18 a browser that blocks third-party cookies stays signed in, by its refresh token and without a frame', async ({}, info) => {
  const context = await openOwnProfile(info, BLOCKED, { baseURL: originOf('fresh') })
  const page = await context.newPage()
  const frame = new Frame(page)
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  await chooseStore(page, originOf('fresh'))
  await signIn(page, 'fresh', 'newcomer@example.com')

  const renewals: string[] = []
  page.on('request', (request) => {
    if (/^http:\/\/id\.localhost:\d+\//.test(request.url())) {
      renewals.push(`${request.frame() === page.mainFrame() ? 'page' : 'frame'} ${new URL(request.url()).pathname}`)
    }
  })
  // The session outlives its access token: the page is opened anew without one that is still good.
  await page.evaluate((key) => {
    const kept = sessionStorage.getItem(key)
    if (kept === null) throw new Error(`Nothing is kept under ${key}.`)
    const { value, ...rest } = JSON.parse(kept)
    sessionStorage.setItem(key, JSON.stringify({ ...rest, value: { ...value, expiresAt: 0 } }))
  }, 'aisle:fresh:session')
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => renewals).toEqual(['page /token'])

  await frame.account.click()
  await expect(frame.drawer.getByRole('button', { name: 'Sign out' })).toBeVisible()
  expect(thrown).toEqual([])
  await context.close()
})
