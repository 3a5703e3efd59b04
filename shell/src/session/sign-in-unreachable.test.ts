import { silentChannel } from '@aisle/platform/host'
import { createTestPlatform } from '@aisle/platform/testing'
import { expect, it, vi } from 'vitest'
import { createSessionAdapter } from './create-session-adapter.ts'

vi.mock('./provider.ts', () => {
  throw new Error('The network is gone.')
})

const ORIGIN = 'http://id.localhost:3000'
const identity = {
  issuer: ORIGIN,
  clientId: 'aisle-fresh',
  authorizationEndpoint: `${ORIGIN}/auth`,
  tokenEndpoint: `${ORIGIN}/token`,
  userinfoEndpoint: `${ORIGIN}/me`,
  endSessionEndpoint: `${ORIGIN}/session/end`,
  jwksUri: `${ORIGIN}/jwks`,
}

it('F19 who wants to sign in is told where not even the code for it comes, and stays', async () => {
  const { toasts } = createTestPlatform()
  const adapter = createSessionAdapter({ tenant: 'fresh', identity, channel: silentChannel })

  await adapter.signIn({ returnTo: '/' })

  expect(toasts.store.getState()).toMatchObject([
    { tone: 'error', text: expect.stringContaining('Signing in is not possible right now.') },
  ])
})
