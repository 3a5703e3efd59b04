import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { acceptedCard } from '../pages/checkout-page.ts'
import { alone } from '../store/alone.ts'
import { newEmail } from '../store/new-email.ts'
import { originOf } from '../store/origins.ts'
import { fillCart, signIn } from '../store/prepared-shopper.ts'

test.beforeEach(() => test.setTimeout(150_000))

test('T61 what is typed into the card form goes to the payment provider, and to no host of ours', async ({
  page,
  frame,
  tenant,
  cartPage,
  checkout,
  orderComplete,
}) => {
  const asked: { readonly origin: string; readonly text: string }[] = []
  page.context().on('request', (request) => {
    asked.push({ origin: new URL(request.url()).origin, text: textOf(request) })
  })

  // A guest.
  await fillCart(page, originOf(tenant), 6)
  await frame.cart.click()
  await cartPage.checkout.click()
  const email = newEmail('card-data')
  await checkout.identifyGuest({ email })
  await checkout.pickUpAndPlace()
  await orderComplete.orderNumber()
  expect(await kept(page)).not.toMatch(cardNumber)

  // A customer, who types a card as well.
  await using _alone = await alone('customer')
  // What a guest has proven keeps their next cart from others (T12): this is somebody else's browser.
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await fillCart(page, originOf(tenant), 6)
  await signIn(page, tenant, 'customer@example.com')
  await frame.cart.click()
  await cartPage.checkout.click()
  await checkout.continueFrom('Contact')
  await checkout.pickUpAndPlace()
  await orderComplete.orderNumber()
  expect(await kept(page)).not.toMatch(cardNumber)

  const provider = originOf('partners')
  const told = (texts: typeof asked) => texts.filter(({ text }) => text.replaceAll(/\D/g, '').includes(digits))
  // The form does send it: once for each of the two.
  expect(told(asked.filter(({ origin }) => origin === provider))).toHaveLength(2)
  const ours = asked.filter(({ origin }) => origin !== provider)
  expect(ours.some(({ text }) => text.includes('PlaceOrder'))).toBe(true)
  expect(ours.filter(({ text }) => cardNumber.test(text) || holdsCardNumber(text))).toEqual([])
  for (const [name, text] of await logs()) expect(text, `the log ${name}`).not.toMatch(cardNumber)
})

const digits = acceptedCard.number.replaceAll(' ', '')
/** The typed one, however its digits are grouped. */
const cardNumber = new RegExp([...digits].join('[ -]?'))

/** Address, headers and body, as they stand in an archive of the requests. */
const textOf = (request: Request) =>
  [decoded(request.url()), ...Object.values(request.headers()), request.postData() ?? ''].join('\n')

/** Addresses may hold a percent sign that escapes nothing. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
/** 13 to 19 digits that begin as a card brand's do; instants in milliseconds begin with 1. */
const RUNS = /(?<!\d)[2-6](?:[ -]?\d){12,18}(?!\d)/g

const holdsCardNumber = (text: string) =>
  (text.replaceAll(UUID, '#').match(RUNS) ?? []).some((run) => passesLuhn(run.replaceAll(/\D/g, '')))

function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Whatever the page keeps. */
const kept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, history.state]),
  )

/** What the services of the running store have written, by name. */
async function logs(): Promise<readonly (readonly [string, string])[]> {
  const data = process.env['STORE_DATA']
  if (data === undefined) return []
  const folder = join(data, 'logs')
  const names = await readdir(folder)
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const))
}
