import { describe, expect, it } from 'vitest'
import { Browser } from '../testing/browser.ts'
import { customer, startIdentity } from '../testing/start-identity.ts'
import { Store } from '../testing/store.ts'

const identity = startIdentity()
let people = 0

function newShopper() {
  people += 1
  const email = `shopper-${people}@example.com`
  return { firstName: 'Ann', lastName: "O'Neil", email, password: 'a quiet morning', ip: `192.0.2.${people}` }
}

type Shopper = ReturnType<typeof newShopper>

async function createAccount(shopper: Shopper) {
  const { ip, ...fields } = shopper
  const browser = new Browser(identity.url, ip)
  const store = new Store(identity)
  const form = await browser.open(store.signInAddress({ prompt: 'create' }))
  return { browser, store, page: await browser.submit(form, fields) }
}

const mailsTo = (email: string) => identity.mails.filter(({ recipient }) => recipient === email)
const codeFor = (email: string) => /code: (\d{6})/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''

describe('creating an account', () => {
  it('mails a code, and the code signs the shopper in with a verified address', async () => {
    const shopper = newShopper()
    const { browser, store, page } = await createAccount(shopper)

    const callback = await browser.submit(page, { code: codeFor(shopper.email) })
    const { status, body } = await store.redeem(callback)

    expect(page.text).toContain('Check your inbox')
    expect(mailsTo(shopper.email)[0]?.subject).toContain('Fresh Fields Market')
    expect(status).toBe(200)
    const claims = JSON.parse(Buffer.from(body.id_token?.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({
      email: shopper.email,
      email_verified: true,
      family_name: "O'Neil",
      nonce: 'nonce-1',
    })
  })

  it('shows the same page for an address that has an account, whose owner is told by mail (T16)', async () => {
    const newcomer = newShopper()
    const existing = { ...newShopper(), email: customer.email }

    const fresh = await createAccount(newcomer)
    const known = await createAccount(existing)
    const guess = await known.browser.submit(known.page, { code: '000000' })

    const neutral = (text: string, email: string, path: string) =>
      text.replaceAll(email, 'EMAIL').replaceAll(path.replace('/confirm-email', ''), 'PATH')
    expect(known.page.status).toBe(fresh.page.status)
    expect(neutral(known.page.text, customer.email, known.page.url.pathname)).toBe(
      neutral(fresh.page.text, newcomer.email, fresh.page.url.pathname),
    )
    expect(mailsTo(customer.email).at(-1)?.subject).toBe('You already have an account at Fresh Fields Market')
    expect(guess.status).toBe(422)
  })

  it('T14 gives five guesses, counted exactly, after which even the right code fails', async () => {
    const shopper = newShopper()
    const { browser, page } = await createAccount(shopper)
    const right = codeFor(shopper.email)
    const wrong = right === '123456' ? '654321' : '123456'
    await Promise.all(Array.from({ length: 20 }, () => browser.submit(page, { code: wrong })))

    const late = await browser.submit(page, { code: right })

    expect(late.status).toBe(422)
    expect(late.text).toContain('This code can no longer be used.')
  })

  it('T14 takes the code of either mail when one was asked for twice, with five guesses for each', async () => {
    const shopper = newShopper()
    const { browser, store, page } = await createAccount(shopper)
    const form = await browser.open(
      new URL(page.url.pathname.replace('confirm-email', 'create-account'), page.url).href,
    )
    const { ip: _ip, ...fields } = { ...shopper, password: 'another quiet morning' }
    const again = await browser.submit(form, fields)
    const [first, second] = mailsTo(shopper.email).map(({ text }) => /code: (\d{6})/.exec(text)?.[1] ?? '')
    const wrong = ['123456', '654321', '111111'].find((code) => code !== first && code !== second) ?? ''
    for (let guess = 0; guess < 4; guess += 1) await browser.submit(again, { code: wrong })

    const callback = await browser.submit(again, { code: first ?? '' })

    expect((await store.redeem(callback)).status).toBe(200)
    const typed = { email: shopper.email, password: 'another quiet morning' }
    const later = await store.signIn(new Browser(identity.url, shopper.ip), typed)
    expect(later.url.searchParams.get('code')).toBeTruthy()
  })

  it('T14 gives five guesses at two codes together, and five at a third', async () => {
    const shopper = newShopper()
    const { browser, page } = await createAccount(shopper)
    const path = new URL(page.url.pathname.replace('confirm-email', 'create-account'), page.url).href
    const { ip: _ip, ...fields } = shopper
    const again = await browser.submit(await browser.open(path), fields)
    const codes = mailsTo(shopper.email).map(({ text }) => /code: (\d{6})/.exec(text)?.[1] ?? '')
    const wrong = ['123456', '654321', '111111'].find((code) => !codes.includes(code)) ?? ''
    await Promise.all(Array.from({ length: 12 }, () => browser.submit(again, { code: wrong })))
    for (const code of codes) expect((await browser.submit(again, { code })).text).toContain('can no longer be used')

    const third = await browser.submit(await browser.open(path), fields)
    const callback = await browser.submit(third, { code: codeFor(shopper.email) })
    expect(callback.url.searchParams.get('code')).toBeTruthy()
  })

  it('T15 sends no fourth mail to an address within the hour', async () => {
    const shopper = newShopper()
    for (let round = 0; round < 3; round += 1) await createAccount(shopper)

    const { page } = await createAccount(shopper)

    expect(page.status).toBe(429)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(mailsTo(shopper.email)).toHaveLength(3)
  })

  it('takes no password that is the email, in whatever case', async () => {
    const shopper = newShopper()
    const { page } = await createAccount({ ...shopper, password: shopper.email.toUpperCase() })

    expect(page.status).toBe(422)
    expect(page.text).toContain('Choose a password that is not your email.')
    expect(mailsTo(shopper.email)).toEqual([])
  })

  it.each([
    { why: '128 characters of two code units each', password: '🥑🍅'.repeat(3) + '🌽🥦'.repeat(61) },
    { why: 'letters that another keyboard writes in two parts', password: 'café crème brûlée' },
  ])('takes a password of $why, which signs in', async ({ password }) => {
    const shopper = { ...newShopper(), password }
    const { browser, store, page } = await createAccount(shopper)
    await browser.submit(page, { code: codeFor(shopper.email) })

    const typed = { email: shopper.email, password: password.normalize('NFD') }
    const callback = await store.signIn(new Browser(identity.url, shopper.ip), typed)

    expect(callback.url.searchParams.get('code')).toBeTruthy()
  })

  it.each([
    { field: 'password', value: 'short', text: 'Use at least 8 characters.' },
    { field: 'password', value: 'Password123', text: 'This password is among the first ones people guess.' },
    { field: 'password', value: 'long '.repeat(26), text: 'Use at most 128 characters.' },
    { field: 'email', value: 'nobody', text: 'Please Enter a valid email.' },
    { field: 'firstName', value: '', text: 'Field is Required.' },
    { field: 'lastName', value: '<b>', text: 'Please enter a valid name.' },
  ])('says what is wrong with $field "$value"', async ({ field, value, text }) => {
    const { page } = await createAccount({ ...newShopper(), [field]: value })

    expect(page.status).toBe(422)
    expect(page.text).toContain(text)
    expect(page.text).toContain('aria-invalid="true"')
  })
})
