import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { Browser } from '../testing/browser.ts'
import { customer, issuer, startIdentity } from '../testing/start-identity.ts'
import { Store } from '../testing/store.ts'

const identity = startIdentity()
let requests = 0

async function askForLink(email: string) {
  await identity.pool.query('DELETE FROM identity.attempts')
  requests += 1
  const browser = new Browser(identity.url, `192.0.2.${requests}`)
  const page = await browser.open(new Store(identity).signInAddress())
  const form = await browser.open(`${page.url.pathname}/forgot-password`)
  return { browser, form, answer: await browser.submit(form, { email }) }
}

const lastLink = () => /http:\S+token=\S+/.exec(identity.mails.at(-1)?.text ?? '')?.[0] ?? ''

describe('a forgotten password', () => {
  it('is replaced through the mailed link, which ends every session and works once', async () => {
    const store = new Store(identity)
    const before = await store.signInForTokens()
    const { browser } = await askForLink(customer.email)
    const form = await browser.open(lastLink())

    const changed = await browser.submit(form, { password: 'a brand new password' })
    const again = await browser.submit(form, { password: 'yet another password' })
    const callback = await store.signIn(new Browser(identity.url), { ...customer, password: 'a brand new password' })

    expect(lastLink()).toMatch(new RegExp(`^${issuer}/reset-password/fresh\\?token=[\\w-]{43}$`))
    expect(changed.text).toContain('Your password is changed')
    expect(again.status).toBe(410)
    expect(again.text).toContain('This link no longer works')
    expect((await store.refresh(before.refresh_token)).status).toBe(400)
    expect(callback.url.searchParams.get('code')).toBeTruthy()
  })

  it('is asked for with the same page whether or not the address has an account (T16)', async () => {
    const known = await askForLink(customer.email)
    const mails = identity.mails.length
    const unknown = await askForLink('nobody@example.com')

    const neutral = ({ answer, form }: typeof known, email: string) =>
      answer.text.replaceAll(email, 'EMAIL').replaceAll(form.url.pathname.replace('/forgot-password', ''), 'PATH')
    expect(unknown.answer.status).toBe(known.answer.status)
    expect(neutral(unknown, 'nobody@example.com')).toBe(neutral(known, customer.email))
    expect(identity.mails).toHaveLength(mails)
  })

  it.each([
    { password: 'short', text: 'Use at least 8 characters.' },
    { password: 'Password123', text: 'This password is among the first ones people guess.' },
    { password: customer.email, text: 'Choose a password that is not your email.' },
    { password: 'long '.repeat(26), text: 'Use at most 128 characters.' },
  ])('is not replaced by "$password", and the link stays good', async ({ password, text }) => {
    const { browser } = await askForLink(customer.email)
    const form = await browser.open(lastLink())

    const refused = await browser.submit(form, { password })
    const changed = await browser.submit(refused, { password: customer.password })

    expect(refused.status).toBe(422)
    expect(refused.text).toContain(text)
    expect(refused.text).toContain('The password was not changed.')
    expect(refused.text).toContain('aria-invalid="true"')
    expect(changed.text).toContain('Your password is changed')
  })

  it('cannot be set through a link that is older than thirty minutes', async () => {
    const { browser } = await askForLink(customer.email)
    const form = await browser.open(lastLink())
    await expireResets()

    const late = await browser.submit(form, { password: 'a third password' })

    expect(form.status).toBe(200)
    expect(late.status).toBe(410)
  })

  it('is not set through the link of another tenant', async () => {
    const { browser } = await askForLink(customer.email)

    const page = await browser.open(lastLink().replace('/reset-password/fresh', '/reset-password/cellar'))

    expect(page.status).toBe(410)
  })
})

async function expireResets() {
  const owner = new pg.Client({ connectionString: identity.ownerUrl })
  await owner.connect()
  await owner.query("UPDATE identity.password_resets SET expires_at = now() - interval '1 second'")
  await owner.end()
}
