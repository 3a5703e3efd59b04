import { describe, expect, it } from 'vitest'
import { Browser } from '../testing/browser.ts'
import { originOf, startIdentity } from '../testing/start-identity.ts'
import { Store } from '../testing/store.ts'

const identity = startIdentity()

async function signIn() {
  const browser = new Browser(identity.url)
  const store = new Store(identity)
  const { body } = await store.redeem(await store.signIn(browser))
  return { browser, store, idToken: body.id_token ?? '', refreshToken: body.refresh_token ?? '' }
}

const signOutAddress = (query: Record<string, string>) => `/session/end?${new URLSearchParams(query)}`

describe('signing out', () => {
  it('needs no extra click when the store sends the id token, ends the tokens and returns to the store', async () => {
    const { browser, store, idToken, refreshToken } = await signIn()
    const query = { id_token_hint: idToken, post_logout_redirect_uri: `${originOf('fresh')}/`, state: 'bye' }

    const page = await browser.open(signOutAddress(query))
    const back = await browser.submit(page, { logout: 'yes' })
    const next = await browser.open(store.signInAddress({ prompt: 'none' }))

    expect(page.text).toContain('data-automatic')
    expect(back.url.href).toBe(`${originOf('fresh')}/?state=bye`)
    expect(next.url.searchParams.get('error')).toBe('login_required')
    expect((await store.refresh(refreshToken)).status).toBe(400)
  })

  it('asks first when nobody proves that the store wants it', async () => {
    const { browser } = await signIn()

    const page = await browser.open('/session/end')

    expect(page.text).toContain('Sign out?')
    expect(page.text).not.toContain('data-automatic')
  })

  it.each([
    `${originOf('fresh')}`,
    `${originOf('fresh')}/elsewhere`,
    'https://evil.example/',
    `${originOf('cellar')}/`,
  ])('T35 does not redirect to %s afterwards', async (address) => {
    const { browser, idToken } = await signIn()

    const page = await browser.open(signOutAddress({ id_token_hint: idToken, post_logout_redirect_uri: address }))

    expect(page.status).toBe(400)
    expect(page.text).toContain('This request is not valid')
  })

  it('lets the store end a refresh token by itself', async () => {
    const { store, refreshToken } = await signIn()

    const answer = await fetch(`${identity.url}/token/revocation`, {
      method: 'POST',
      headers: { origin: originOf('fresh') },
      body: new URLSearchParams({ client_id: 'aisle-fresh', token: refreshToken }),
    })

    expect(answer.status).toBe(200)
    expect((await store.refresh(refreshToken)).status).toBe(400)
  })
})
