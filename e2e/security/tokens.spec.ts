import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../composition/fixtures.ts'
import { originOf } from '../store/origins.ts'

test.use({ shopper: 'regular' })

const paths = ['/', '/category/produce', '/orders', '/account', '/account/payment', '/loyalty-program', '/cart']
/** JSON Web Tokens, whoever made them (RFC 7519). */
const TOKEN = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/

test('T38 T50 a token is in its header, in its call and in its tab, and in no other place', async ({
  page,
  tenant,
  expectedTrouble,
}) => {
  expectedTrouble.push(/\b401\b/, /\b500\b/)
  const found: string[] = []
  const sent: string[] = []
  let secrets: readonly string[] = []
  const look = (place: string, text: string | null) => {
    if (text !== null && (TOKEN.test(text) || secrets.some((secret) => text.includes(secret)))) found.push(place)
  }
  page.on('console', (message) => look('the console', message.text()))
  page.on('request', (request) => {
    const { authorization, 'x-guest-token': guest, ...others } = request.headers()
    const to = request.url().replace(/\?.*/, '')
    // The cart of a guest who signs in is asked for with the proof that it is theirs.
    if (guest !== undefined && !/\/v2\/Cart$/i.test(to)) found.push(`the token of a guest to ${to}`)
    // What a partner's frame sends home is a token of its own.
    if (TOKEN.test(authorization ?? '')) sent.push(new URL(to).origin)
    look(`the address of ${to}`, request.url())
    look(`another header to ${to}`, JSON.stringify(others))
    if (!isRenewal(request)) look(`the body to ${to}`, request.postData())
  })
  // One refused call has the session renewed, one failed call is told.
  await page.route('**/v1/Order?*', (route) => route.fulfill({ status: 500, json: { success: false } }), { times: 1 })
  await page.route(
    '**/v1/Customer*',
    (route) => route.fulfill({ status: 401, json: { success: false, errors: [{ code: '401' }] } }),
    { times: 1 },
  )

  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    const { session, guest, ...places } = await whatScriptsCanRead(page, `aisle:${tenant}`)
    secrets = [session, guest].flatMap((kept) => secretsIn(JSON.parse(kept)))
    expect(secrets.length).toBeGreaterThan(1)
    for (const [place, text] of Object.entries(places)) look(`${place} at ${path}`, text)
    for (const frame of page.frames()) look(`a frame at ${path}`, frame.url())
  }

  expect(sent.length).toBeGreaterThan(paths.length)
  expect(new Set(sent)).toEqual(new Set([originOf(tenant)]))
  for (const [name, text] of await logs()) look(`the log ${name}`, text)
  expect(found).toEqual([])
})

const isRenewal = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/token')

/** What any code of the page could read, and what the tab keeps for the session alone. */
const whatScriptsCanRead = (page: Page, prefix: string) =>
  page.evaluate((start) => {
    const {
      [`${start}:session`]: session = 'null',
      [`${start}:guest`]: guest = 'null',
      ...others
    } = Object.fromEntries(Object.entries(sessionStorage))
    const texts = Object.values(globalThis).filter((value) => typeof value === 'string')
    return {
      session,
      guest,
      'session storage': JSON.stringify(others),
      'local storage': JSON.stringify(Object.entries(localStorage)),
      cookies: document.cookie,
      history: JSON.stringify(history.state),
      globals: JSON.stringify(texts),
      document: document.documentElement.outerHTML,
    }
  }, prefix)

/** Every long value that is called a token, at any depth. */
function secretsIn(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return /token/i.test(name) && value.length >= 20 ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => secretsIn(inner, key))
}

/** What the services of the running store have written, by name. */
async function logs(): Promise<readonly (readonly [string, string])[]> {
  const data = process.env['STORE_DATA']
  if (data === undefined) return []
  const folder = join(data, 'logs')
  const names = await readdir(folder)
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const))
}
