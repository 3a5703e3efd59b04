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
