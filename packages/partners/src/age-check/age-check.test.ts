import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createJsonClient } from '../testing/json-client.ts'
import { merchantKey, ownOrigin, startForTests, storeOrigin } from '../testing/start-partners.ts'
import { createAgeCheckService } from './age-check.service.ts'

const running = startForTests()
const { call } = createJsonClient(running)
const person = { firstName: 'Ann', lastName: 'Miller', dateOfBirth: '1990-05-01' }

const framed = (id: string, origin = storeOrigin) =>
  fetch(`${running.url}/age-check/frame/${id}?origin=${encodeURIComponent(origin)}`)

async function start(body: object = {}) {
  const id = String((await call('/age-check/sessions', { tenant: 'fresh', ...body })).body['sessionId'])
  return { id, path: `/age-check/sessions/${id}` }
}

const send = (path: string, change: object = {}, origin = ownOrigin) =>
  fetch(`${running.url}${path}/result`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, outcome: 'pass', ...change }),
  })

async function finish(change: object = {}) {
  const started = await start()
  await send(started.path, change)
  return started
}

const forget = (path: string, key = merchantKey) =>
  fetch(`${running.url}${path}`, { method: 'DELETE', headers: { authorization: `Bearer ${key}` } })

describe('the age check', () => {
  it('verifies somebody old enough whose document passes, and tells the store who that is', async () => {
    const { path } = await finish()

    expect((await call(path)).body).toMatchObject({ status: 'verified', firstName: 'Ann', dateOfBirth: '1990-05-01' })
  })

  it.each([{ outcome: 'fail' }, { dateOfBirth: `${new Date().getUTCFullYear() - 20}-01-01` }])(
    'fails with %o',
    async (change) => {
      expect((await call((await finish(change)).path)).body).toMatchObject({ status: 'failed' })
    },
  )

  it('begins with what the shopper has told the store, and finds what they write instead', async () => {
    const { id, path } = await start({ person: { ...person, lastName: 'O"Neil' } })
    expect(await (await framed(id)).text()).toMatch(/value="O&quot;Neil".*value="1990-05-01"/s)

    await send(path, { lastName: 'Other' })

    expect((await call(path)).body).toMatchObject({ status: 'verified', lastName: 'Other' })
    expect(await (await framed(id)).text()).not.toMatch(/O&quot;Neil|Other|1990/)
  })

  it('cannot be sent before its script is there to send it', async () => {
    const { id } = await start()

    expect(await (await framed(id)).text()).toMatch(/<button type="submit" disabled>Finish the check/)
    expect(await (await fetch(`${running.url}/assets/age-check.js`)).text()).toMatch(/^finish\.disabled = false$/m)
  })

  it('is finished once, by its own page, and read with the merchant key only', async () => {
    const { path } = await start()

    expect((await send(path, {}, storeOrigin)).status).toBe(403)
    expect((await send(path)).status).toBe(200)
    expect((await send(path, { outcome: 'fail' })).status).toBe(409)
    expect((await call(path, undefined, 'another-key-of-16')).status).toBe(401)
    expect((await forget(path, 'another-key-of-16')).status).toBe(401)
    expect((await call(path)).body).toMatchObject({ status: 'verified' })
  })

  it('is shown to the tenant that started it only, and survives a restart', async () => {
    const { id } = await start()
    await running.restart()

    expect((await framed(id)).status).toBe(200)
    expect((await framed(id, 'http://cellar.localhost:3000')).status).toBe(403)
  })

  it('is gone when the store has read it', async () => {
    const { path, id } = await finish()

    expect([(await forget(path)).status, (await forget(path)).status]).toEqual([204, 204])

    expect([(await call(path)).status, (await framed(id)).status]).toEqual([404, 404])
    await running.restart()
    expect((await call(path)).status).toBe(404)
  })

  it('is gone after an hour', async () => {
    const journal = { past: [], append: async () => undefined, close: async () => undefined }
    let now = new Date('2030-01-01T12:00:00Z')
    const service = createAgeCheckService(journal, () => now)
    const { sessionId } = await service.start({ tenant: 'fresh', minimumAge: 21 })
    service.finish(sessionId, { ...person, outcome: 'pass' })

    now = new Date('2030-01-01T13:00:00Z')

    expect(() => service.find(sessionId)).toThrow('There is no such age check')
  })

  it('T63 leaves no name and no date of birth on the disk', async () => {
    await start({ person: { firstName: 'Canary', lastName: 'Canary', dateOfBirth: '1931-12-25' } })
    await finish({ firstName: 'Canary', dateOfBirth: '1931-12-25' })

    const files = (await readdir(running.folder, { recursive: true })).filter((name) => name.endsWith('.jsonl'))
    const written = await Promise.all(files.map((name) => readFile(join(running.folder, name), 'utf8')))
    expect(written.join('')).toContain('startedAt')
    expect(written.join('')).not.toMatch(/Canary|1931/)
  })

  it('lends stores its widget', async () => {
    const { status, headers } = await fetch(`${running.url}/age-check/widget.js`)

    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('javascript')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })
})
