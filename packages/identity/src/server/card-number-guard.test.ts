import { closeIdentityAccount } from '@aisle/api/identity-closing'
import { randomBytes, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { Browser, type Visit } from '../testing/browser.ts'
import { customer, issuer, startIdentity } from '../testing/start-identity.ts'
import { Store } from '../testing/store.ts'
import { findCardNumbers } from './card-number-guard.ts'

const identity = startIdentity()
const number = '4111 1111 1111 1111'
const anywhere = /4111[ -]?1111/
let visitors = 0

beforeEach(async () => {
  identity.mails.length = 0
  identity.log.length = 0
  await identity.pool.query('DELETE FROM identity.attempts')
})

async function open(path: string, prompt?: 'create') {
  visitors += 1
  const browser = new Browser(identity.url, `198.51.100.${visitors}`)
  const page = await browser.open(new Store(identity).signInAddress(prompt ? { prompt } : {}))
  return { browser, page: path === '' ? page : await browser.open(page.url.pathname + path) }
}

const signIn = () => open('')
const createAccount = () => open('', 'create')
const forgotPassword = () => open('/forgot-password')

async function confirmEmail() {
  const { browser, page } = await createAccount()
  const email = `confirming-${visitors}@example.com`
  return { browser, page: await browser.submit(page, { ...ann, email }) }
}

async function resetPassword() {
  const { browser, page } = await forgotPassword()
  await browser.submit(page, { email: customer.email })
  return { browser, page: await browser.open(/http:\S+token=\S+/.exec(identity.mails.at(-1)?.text ?? '')?.[0] ?? '') }
}

const ann = { firstName: 'Ann', lastName: "O'Neil", email: 'ann@example.com', password: 'a quiet morning' }
const { email, password } = customer
const leaveOut = 'This looks like the number of a payment card. Leave it out.'
const chooseAnother = 'This looks like the number of a payment card. Choose another password.'
const setANewOne = 'If it is your password, set a new one.'

type Form = {
  readonly what: string
  readonly form: () => Promise<{ browser: Browser; page: Visit }>
  readonly typed: Record<string, string>
  readonly says: string
}

describe('T61 a form with the number of a card', () => {
  it.each<Form>([
    { what: 'a password to sign in with', form: signIn, typed: { email, password: number }, says: setANewOne },
    { what: 'an email to sign in with', form: signIn, typed: { email: number, password }, says: setANewOne },
    { what: 'a name', form: createAccount, typed: { ...ann, firstName: `Ann ${number}` }, says: leaveOut },
    { what: 'an email', form: createAccount, typed: { ...ann, email: `${number}@example.com` }, says: leaveOut },
    { what: 'a password', form: createAccount, typed: { ...ann, password: number }, says: chooseAnother },
    {
      what: 'a password with letters around it',
      form: createAccount,
      typed: { ...ann, password: 'my 4111-1111-1111-1111!' },
      says: chooseAnother,
    },
    {
      what: 'a field that the form does not have',
      form: createAccount,
      typed: { ...ann, note: number },
      says: 'Numbers of payment cards are not taken here. Nothing was saved.',
    },
    { what: 'a code', form: confirmEmail, typed: { code: number }, says: leaveOut },
    { what: 'the email of a forgotten password', form: forgotPassword, typed: { email: number }, says: leaveOut },
    { what: 'a new password', form: resetPassword, typed: { password: number }, says: chooseAnother },
  ])('as $what is shown again without it, and nothing of it is kept', async ({ form, typed, says }) => {
    const { browser, page } = await form()
    const before = { stored: await everything(), mails: identity.mails.length }

    const refused = await browser.submit(page, typed)

    expect(refused.status).toBe(400)
    expect(refused.text).toContain(says)
    expect(refused.text).not.toMatch(anywhere)
    expect(refused.text).not.toContain(password)
    expect({ stored: await everything(), mails: identity.mails.length }).toEqual(before)
    expect(identity.log.join('')).not.toMatch(anywhere)
  })

  it('keeps what else was typed, but no password, and is taken without it', async () => {
    const { browser, page } = await createAccount()

    const refused = await browser.submit(page, { ...ann, lastName: number })

    expect(refused.text).toMatch(/name="firstName"[^>]*value="Ann"/)
    expect(refused.text).toMatch(/name="lastName"[^>]*value=""[^>]*aria-invalid="true"/)
    expect(refused.text).toMatch(/name="email"[^>]*value="ann@example.com"/)
    expect(refused.text).not.toContain(ann.password)
    expect((await browser.submit(refused, ann)).text).toContain('Check your inbox')
  })

  it('leaves the link of a forgotten password good', async () => {
    const { browser, page } = await resetPassword()

    const refused = await browser.submit(page, { password: number })

    expect((await browser.submit(refused, { password })).text).toContain('Your password is changed')
  })

  it('in place of its own token is refused', async () => {
    const { browser, page } = await resetPassword()

    const refused = await browser.submit(page, { password, token: number })

    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Numbers of payment cards are not taken here')
  })

  it('is no guess at a password', async () => {
    const { browser, page } = await signIn()
    for (let guess = 0; guess < 20; guess += 1) await browser.submit(page, { email, password: number })

    expect((await browser.submit(page, { email, password })).url.searchParams.get('code')).toBeTruthy()
  })
})

it.each([
  { type: 'application/json', body: JSON.stringify({ deep: [{ note: number }] }) },
  { type: 'application/json', body: '4111111111111111' },
  { type: 'text/plain', body: `pay with ${number}` },
  { type: 'application/x-www-form-urlencoded', body: 'a=1&a=4111111111111111' },
  { type: 'application/x-www-form-urlencoded', body: `${number}=12/30` },
])('T61 refuses $body as $type to the account API', async ({ type, body }) => {
  const { path, method } = closeIdentityAccount
  const reply = await fetch(identity.url + path, { method, headers: { 'content-type': type, origin: issuer }, body })

  expect(reply.status).toBe(400)
  expect(await reply.text()).not.toMatch(anywhere)
  expect(identity.log.join('')).not.toMatch(anywhere)
})

it.each([
  { path: '/auth', form: { client_id: 'aisle-fresh', login_hint: number } },
  { path: '/token', form: { client_id: 'aisle-fresh', grant_type: 'refresh_token', refresh_token: number } },
  { path: '/token/revocation', form: { client_id: 'aisle-fresh', token: '4111-1111-1111-1111' } },
  { path: '/session/end', form: { state: '4111111111111111' } },
  { path: '/session/end/confirm', form: { logout: 'yes', [number]: '' } },
])('T61 refuses $form at $path of the provider', async ({ path, form }) => {
  const stored = await everything()
  const body = new URLSearchParams(Object.entries(form))
  const reply = await fetch(identity.url + path, { method: 'POST', headers: { origin: issuer }, body })

  expect(reply.status).toBe(400)
  expect(await reply.json()).toEqual({ error: 'invalid_request', error_description: 'a card number is not taken' })
  expect(await everything()).toBe(stored)
  expect(identity.log.join('')).not.toMatch(anywhere)
})

it('T61 has the provider read a body that comes in pieces', async () => {
  const form = 'grant_type=refresh_token&client_id=aisle-fresh&refresh_token='
  const send = (end: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': form.length + end.length,
      }
      const call = request(`${identity.url}/token`, { method: 'POST', headers }, (reply) =>
        resolve(reply.resume().statusCode),
      )
      call.on('error', reject).write(form)
      setTimeout(() => call.end(end), 50)
    })
  const { refresh_token } = await new Store(identity).signInForTokens()

  expect(await send(refresh_token)).toBe(200)
  expect(await send(number.replaceAll(' ', '+'))).toBe(400)
})

it('T61 takes whatever token the pages themselves put into a form', () => {
  // A token of 32 bytes looks like a card's number once in thousands of millions, one of 24 written as hex once in 1500.
  const makers = [
    () => randomBytes(32).toString('base64url'),
    () => randomBytes(24).toString('hex'),
    () => randomUUID(),
  ]
  const tokens = makers.flatMap((make) => Array.from({ length: 100_000 }, make))

  expect(tokens.filter((token) => findCardNumbers([['token', token]]).length > 0)).toEqual([])
})

/** All that the database knows, as its owner sees it. */
async function everything() {
  const client = new pg.Client({ connectionString: identity.ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ xml: string }>("SELECT schema_to_xml('identity', true, false, '')::text AS xml")
  await client.end()
  return rows[0]?.xml
}
