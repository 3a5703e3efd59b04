import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateway } from '../testing/gateway.ts'
import { rotateGuestKeys } from './guest-key-file.ts'
import { openGuestKeys } from './guest-keys.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-guest-rotation-'))
})
afterAll(() => rm(folder, { recursive: true }))

const start = async () => startGateway({ guestKeys: await openGuestKeys(join(folder, 'guest.json')) })
type Gateway = Awaited<ReturnType<typeof start>>

async function ask(gateway: Gateway, cookie = '') {
  const { text, headers } = await gateway.send({ path: '/auth/guest-token', method: 'POST', headers: { cookie } })
  const { access_token: token } = JSON.parse(text)
  return { token, cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '', kid: decodeProtectedHeader(token).kid }
}

const publishedBy = async (gateway: Gateway): Promise<JSONWebKeySet> =>
  JSON.parse((await gateway.send({ host: '127.0.0.1', path: '/auth/guest-jwks.json' })).text)

it('F19 a change of the key ends no token and no guest, while one gateway after the other starts again', async () => {
  await using before = await start()
  const first = await ask(before)
  const known = await publishedBy(before)

  await rotateGuestKeys(join(folder, 'guest.json'))
  await using after = await start()
  const second = await ask(after, first.cookie)
  const third = await ask(before, second.cookie)

  expect([first.kid, second.kid, third.kid]).toEqual([known.keys[0]?.kid, known.keys[1]?.kid, known.keys[0]?.kid])
  const published = await publishedBy(after)
  expect(published.keys).toHaveLength(3)
  expect(published.keys.filter((key) => 'd' in key)).toEqual([])
  const subjects = new Set<unknown>()
  for (const { token } of [first, second, third]) {
    for (const keys of [known, published]) {
      const { payload } = await jwtVerify(token, createLocalJWKSet(keys), { issuer: 'urn:aisle:guest' })
      subjects.add(payload.sub)
    }
  }
  expect(subjects.size).toBe(1)
})
