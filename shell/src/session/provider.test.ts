import { createTestPlatform, server } from '@aisle/platform/testing'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { createProvider } from './provider.ts'

const issuer = 'http://id.localhost:3000'
const identity = {
  issuer,
  clientId: 'aisle-fresh',
  authorizationEndpoint: `${issuer}/auth`,
  tokenEndpoint: `${issuer}/token`,
  userinfoEndpoint: `${issuer}/me`,
  endSessionEndpoint: `${issuer}/session/end`,
  // The test's own origin: happy-dom would ask another one for permission first.
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

it('F19 says what may remain where the provider is not there to sign out of, and signs out there later', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const { toasts } = createTestPlatform()
  provider(false)

  await createProvider(identity, 'fresh').signOut(record)

  const [told] = toasts.store.getState()
  expect(told).toMatchObject({ tone: 'warning', text: expect.stringMatching(/^You are signed out of this store/) })
  expect(leave).not.toHaveBeenCalled()

  provider(true)
  told?.action?.run()

  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
  expect(leave.mock.calls[0]?.[0]).toMatch(/\/session\/end\?.*id_token_hint=id-1/)
})

it('leaves to sign out at the provider too', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const { toasts } = createTestPlatform()
  provider(true)

  await createProvider(identity, 'fresh').signOut(record)

  expect(leave).toHaveBeenCalledOnce()
  expect(toasts.store.getState()).toEqual([])
})
