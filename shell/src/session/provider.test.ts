import { cartDetail } from '@aisle/api/cart'
import { aCart, createTestPlatform, refusingStorage, reply, serve, server } from '@aisle/platform/testing'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createProvider } from './provider.ts'

const issuer = 'http://id.localhost:3000'
const identity = {
  issuer,
  clientId: 'aisle-fresh',
  authorizationEndpoint: `${issuer}/auth`,
  // The test's own origin: happy-dom would ask another one for permission first.
  tokenEndpoint: `${location.origin}/token`,
  userinfoEndpoint: `${issuer}/me`,
  endSessionEndpoint: `${issuer}/session/end`,
  jwksUri: `${location.origin}/jwks`,
}
const record = {
  accessToken: 'access-1',
  expiresAt: 0,
  idToken: 'id-1',
  profile: { subject: 'shopper-1', email: 'customer@example.com', firstName: 'Carla' },
}

const provider = (isThere: boolean) =>
  server.use(http.get(identity.jwksUri, () => (isThere ? HttpResponse.json({ keys: [] }) : HttpResponse.error())))

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
function tokensFor(nonce: string | null) {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: issuer, aud: 'aisle-fresh', sub: 'shopper-1', exp: now + 600, iat: now, nonce }
  const idToken = `${encode({ alg: 'ES256' })}.${encode(claims)}.signature`
  return { access_token: 'access-1', id_token: idToken, token_type: 'Bearer', expires_in: 600 }
}

function open(isThere: boolean) {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const { dialogs } = createTestPlatform()
  provider(isThere)
  return { leave, dialogs, signOut: () => createProvider(identity, 'fresh').signOut(record) }
}

it('leaves to sign out at the provider too', async () => {
  const { leave, dialogs, signOut } = open(true)

  await signOut()

  expect(leave.mock.calls).toEqual([[expect.stringMatching(/\/session\/end\?.*id_token_hint=id-1/)]])
  expect(dialogs.stack.getState()).toEqual([])
})

it('F19 says what may remain where the provider is not there to sign out of, and signs out there later', async () => {
  const { leave, dialogs, signOut } = open(false)

  const ended = signOut()

  await vi.waitFor(() => expect(dialogs.stack.getState()).toHaveLength(1))
  const [told] = dialogs.stack.getState()
  expect(told).toMatchObject({ name: 'confirm', props: { title: 'You are signed out of this store' } })
  expect(leave).not.toHaveBeenCalled()

  provider(true)
  dialogs.close(told?.id ?? '', true)
  await ended
  expect(leave).toHaveBeenCalledOnce()
})

describe('F46 in a browser that keeps nothing', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** Comes back from the provider; the answer to its code is the test's own. */
  async function comeBack() {
    const { cart, toasts } = createTestPlatform()
    const asked = vi.fn<() => void>()
    server.use(
      serve(cartDetail, ({ query }) => {
        asked()
        expect(query.has('orderNumber')).toBe(false)
        return reply(aCart())
      }),
    )
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
    provider(true)
    const { signIn, completeSignIn } = createProvider(identity, 'fresh')
    await signIn({ returnTo: '/orders' })
    const parameters = new URL(String(leave.mock.calls[0]?.[0])).searchParams
    const [state, nonce] = [parameters.get('state'), parameters.get('nonce')]
    server.use(http.head('*/healthz', () => new HttpResponse(null, { headers: { date: new Date().toUTCString() } })))
    server.use(http.post(identity.tokenEndpoint, () => HttpResponse.json(tokensFor(nonce))))
    const items: (number | undefined)[] = []
    history.replaceState(null, '', `/callback?code=c-1&state=${state}`)
    const path = await completeSignIn(location.href, () => items.push(cart.store.getState().detail?.totalItems))
    history.replaceState(null, '', '/')
    return { path, items, asked, told: toasts.store.getState().map(({ text }) => text) }
  }

  it('the guest’s cart is found again before anybody is signed in: it is what is handed over', async () => {
    vi.stubGlobal('localStorage', refusingStorage.full())
    vi.stubGlobal('sessionStorage', refusingStorage.full())

    const { path, items, asked, told } = await comeBack()

    expect([path, items]).toEqual(['/orders', [aCart().totalItems]])
    expect(asked).toHaveBeenCalledOnce()
    expect(told).toEqual([expect.stringMatching(/^You are signed in until you close or reload this page/)])
  })

  it('nothing is asked for, or told, where storage has room', async () => {
    const { path, items, asked, told } = await comeBack()

    expect([path, items]).toEqual(['/orders', [undefined]])
    expect(asked).not.toHaveBeenCalled()
    expect(told).toEqual([])
  })

  it('F47 nobody is sent away who blocks cookies, and hears why', async () => {
    vi.stubGlobal('sessionStorage', refusingStorage.full())
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const { toasts } = createTestPlatform()
    provider(true)

    await createProvider(identity, 'fresh').signIn({ returnTo: '/' })

    expect(leave).not.toHaveBeenCalled()
    expect(toasts.store.getState()).toMatchObject([
      { tone: 'error', text: expect.stringContaining('Your browser blocks cookies') },
    ])
  })
})
