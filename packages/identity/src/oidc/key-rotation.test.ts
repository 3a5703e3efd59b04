import { identityAccount } from '@aisle/api/identity-account'
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { expect, it } from 'vitest'
import { issuer, startIdentity } from '../testing/start-identity.ts'
import { Store } from '../testing/store.ts'

const identity = startIdentity()

const readPublished = async () => {
  const response = await fetch(`${identity.url}/jwks`)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the test reads every field it uses
  return ((await response.json()) as { keys: { kid: string; d?: string }[] }).keys
}
const kidOf = (token: string | undefined) => decodeProtectedHeader(token ?? '').kid

it('F19 a change of the signing key ends no token and no session, and the new one was published before', async () => {
  const store = new Store(identity)
  const before = await store.signInForTokens()
  const known = await readPublished()
  const [current, next] = known.map(({ kid }) => kid)

  await identity.changeKey()
  const renewed = await store.refresh(before.refresh_token)

  const published = await readPublished()
  expect([kidOf(before.access_token), kidOf(before.id_token)]).toEqual([current, current])
  expect([kidOf(renewed.body.access_token), kidOf(renewed.body.id_token)]).toEqual([next, next])
  expect(published.map(({ kid }) => kid)).toEqual(expect.arrayContaining([current, next]))
  expect(published.filter((key) => 'd' in key)).toEqual([])
  const keys = createRemoteJWKSet(new URL(`${identity.url}/jwks`))
  for (const token of [before.access_token, renewed.body.access_token ?? '']) {
    await expect(jwtVerify(token, keys, { issuer, audience: 'aisle-api' })).resolves.toBeDefined()
    const account = await fetch(identity.url + identityAccount.path, { headers: { authorization: `Bearer ${token}` } })
    expect(account.status).toBe(200)
  }
})
