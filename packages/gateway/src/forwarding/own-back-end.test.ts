import { configuration } from '@aisle/api/configuration'
import { locationList } from '@aisle/api/location'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { startGateway } from '../testing/gateway.ts'
import { answerJson, type Seen, startUpstream } from '../testing/upstream.ts'

const business = { isActive: true, businessName: 'Harbour Grocers', mode: 4 }
const bearer = z.object({ access_token: z.string() })
const jsonHeaders = { origin: 'http://fresh.localhost:3000', 'content-type': 'application/json' }

/** What a team of its own would write: two calls of the contract, for whoever brings a token of the gateway. */
async function startOwnBackEnd() {
  let gatewayPort = 0
  const subjectOf = async ({ headers }: Seen) => {
    const keys = createRemoteJWKSet(new URL(`http://127.0.0.1:${gatewayPort}/auth/guest-jwks.json`))
    const token = headers.authorization?.replace('Bearer ', '') ?? ''
    const { payload } = await jwtVerify(token, keys, { issuer: 'urn:aisle:guest', audience: 'aisle-api' })
    return payload.sub
  }
  const answers = new Map<string, () => unknown>([
    [configuration.path, () => ({ businessConfigurations: business, fulfillments: [], socialPlatforms: [] })],
    [locationList.path, () => ({ items: [], count: 0 })],
  ])
  const upstream = await startUpstream(async (seen, response) => {
    const subject = await subjectOf(seen).catch(() => undefined) // a token that is none is nobody's
    if (subject === undefined) return answerJson(response, 401, { success: false, errors: [{ errorCode: 'TOKEN' }] })
    const data = answers.get(new URL(seen.url, 'http://own').pathname)?.()
    if (data === undefined) return answerJson(response, 501, { success: false, errors: [{ errorCode: 'NOT_SERVED' }] })
    return answerJson(response, 200, { success: true, data })
  })
  return { ...upstream, trust: (port: number) => (gatewayPort = port) }
}

it('a back end of its own needs two calls and the published keys to carry a store', async () => {
  await using backEnd = await startOwnBackEnd()
  await using gateway = await startGateway({ apiUrls: [backEnd.url] })
  backEnd.trust(gateway.port)

  const page = await gateway.send({ path: '/find-store', headers: { accept: 'text/html' } })
  const given = await gateway.send({ path: '/auth/guest-token', method: 'POST', headers: jsonHeaders, body: '{}' })
  const authorization = `Bearer ${bearer.parse(JSON.parse(given.text)).access_token}`
  const stores = await gateway.send({ path: locationList.path, headers: { authorization } })
  const other = await gateway.send({ path: '/v2/Cart/Detail', headers: { authorization } })
  const forged = await gateway.send({ path: locationList.path, headers: { authorization: 'Bearer forged' } })

  expect(page.status).toBe(200)
  expect(page.text).toContain('Harbour Grocers')
  expect([stores.status, JSON.parse(stores.text)]).toEqual([200, { success: true, data: { items: [], count: 0 } }])
  expect([other.status, forged.status]).toEqual([501, 401])
  expect(backEnd.seen.every(({ headers }) => headers['x-tenant-id'] === 'fresh')).toBe(true)
})
