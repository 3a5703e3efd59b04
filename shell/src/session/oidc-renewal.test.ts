import { server } from '@aisle/platform/testing'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { idToken, oidc, origin, serveProvider, serveTokens, settings } from './oidc.builder.ts'

serveProvider()

describe('renewing', () => {
  const known = {
    accessToken: 'old',
    expiresAt: 0,
    refreshToken: 'refresh-0',
    idToken: idToken({}),
    scope: 'openid profile',
    profile: { subject: 'shopper-1', email: 'customer@example.com', firstName: 'Carla' },
  }

  it('exchanges the refresh token and keeps who it is', async () => {
    const asked = serveTokens({})

    const record = await (await oidc()).renew(known)

    expect(record).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1', profile: known.profile })
    expect(asked[0]?.get('refresh_token')).toBe('refresh-0')
    // A provider refuses a renewal that asks for more than it had granted.
    expect(asked[0]?.get('scope')).toBe('openid profile')
  })

  it('ends the session when the provider says that it is over', async () => {
    serveTokens({}, 400)

    expect(await (await oidc()).renew(known)).toBeUndefined()
  })

  it('F19 throws when the provider cannot be reached, so that the session is kept', async () => {
    server.use(http.post(settings.tokenEndpoint, () => HttpResponse.error()))

    await expect((await oidc()).renew(known)).rejects.toThrow()
  })
})

it('T39 ends the session at the provider for this store', async () => {
  const address = new URL(await (await oidc()).signOutAddress({ idToken: 'id-1' }))

  expect(address.origin + address.pathname).toBe(settings.endSessionEndpoint)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    id_token_hint: 'id-1',
    client_id: 'aisle-fresh',
    post_logout_redirect_uri: `${origin}/`,
  })
})
