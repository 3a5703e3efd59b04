import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway } from '../testing/gateway.ts'

let gateway: Awaited<ReturnType<typeof startGateway>>
const script = `console.log(${JSON.stringify('x'.repeat(5000))})`
const build = 'registry/remotes/mf-catalogue/1.0.0'

beforeAll(async () => {
  gateway = await startGateway()
  await gateway.write(`${build}/entry.1f3a9c2e.js`, script)
  await gateway.write(`${build}/entry.1f3a9c2e.js.map`, '{}')
  await gateway.write(`${build}/.hidden.js`, 'secret')
  await gateway.write(`${build}/server/remote.mjs`, 'secret')
  await gateway.write(`${build}/notes.txt`, 'secret')
  await gateway.write('registry/shell/1.0.0+7/boot.0a1b2c3d.js', script)
  await gateway.write('registry/secret.js', 'secret')
  await gateway.write('images/milk.1f3a9c2e.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await gateway.write('images/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await gateway.write('images/photo.png', Buffer.from([137, 80, 78, 71]))
  await gateway.write('outside.js', 'secret')
  await symlink(join(gateway.folder, 'outside.js'), join(gateway.registryDir, 'remotes/mf-catalogue/1.0.0/link.js'))
})
afterAll(() => gateway[Symbol.asyncDispose]())

const entry = '/_/remotes/mf-catalogue/1.0.0/entry.1f3a9c2e.js'

describe('a published file', () => {
  it.each(['br', 'gzip', ''])('is kept for ever and served with encoding %j', async (encoding) => {
    const answer = await gateway.send({ path: entry, headers: { 'accept-encoding': encoding } })

    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(answer.headers['content-encoding'] ?? '').toBe(encoding)
    expect(answer.text).toBe(script)
  })

  it('comes as small as can be once that is made', async () => {
    const words = Array.from({ length: 4000 }, (_, place) => `w${(place * 7919) % 1013}`).join(' ')
    await gateway.write(`${build}/large.1f3a9c2e.js`, words)
    const sizeOf = async () => {
      const path = '/_/remotes/mf-catalogue/1.0.0/large.1f3a9c2e.js'
      return Number((await gateway.send({ path, headers: { 'accept-encoding': 'br' } })).headers['content-length'])
    }
    const best = brotliCompressSync(words, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

    expect(await sizeOf()).toBeGreaterThan(0)
    await expect.poll(sizeOf).toBe(best)
  })

  it('carries nothing in its head that only pages need', async () => {
    const { headers } = await gateway.send({ path: entry })

    expect(headers['x-content-type-options']).toBe('nosniff')
    for (const name of ['referrer-policy', 'x-frame-options', 'x-request-id', 'connection', 'keep-alive']) {
      expect(headers).not.toHaveProperty(name)
    }
  })

  it('of a slice that is developed may change, and is asked for again', async () => {
    await gateway.write('registry/remotes/mf-catalogue/0.1.0-dev/page.1f3a9c2e.js', script)

    const { headers } = await gateway.send({ path: '/_/remotes/mf-catalogue/0.1.0-dev/page.1f3a9c2e.js' })

    expect(headers['cache-control']).toBe('no-cache')
  })

  it('may have a version with build data', async () => {
    expect((await gateway.send({ path: '/_/shell/1.0.0+7/boot.0a1b2c3d.js' })).status).toBe(200)
  })

  it.each([
    { origin: 'http://partners.localhost:3000', allowed: 'http://partners.localhost:3000' },
    { origin: 'http://fresh.localhost:3000', allowed: 'http://fresh.localhost:3000' },
    { origin: 'http://cellar.localhost:3000', allowed: undefined },
    { origin: 'https://evil.example', allowed: undefined },
    { origin: 'null', allowed: undefined },
  ])('T37 may be read by a page of $origin: $allowed', async ({ origin, allowed }) => {
    const { headers } = await gateway.send({ path: entry, headers: { origin } })

    expect(headers['access-control-allow-origin']).toBe(allowed)
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
    expect(headers.vary).toContain('origin')
  })

  it.each([
    `/_/remotes/../secret.js`,
    `/_/remotes/..%2fsecret.js`,
    `/_/remotes/%2e%2e/secret.js`,
    `/_/remotes/..%5csecret.js`,
    `/_/remotes/mf-catalogue/1.0.0/..\\..\\..\\secret.js`,
    `/_/remotes/mf-catalogue/../../secret.js`,
    `/_/remotes//etc/passwd`,
    `/_/remotes/mf-catalogue/1.0.0/`,
    `/_/remotes/mf-catalogue/1.0.0`,
    `/_/remotes/`,
    `${entry}%00.js`,
    `${entry}/`,
    `${entry}.map`,
    '/_/remotes/mf-catalogue/1.0.0/.hidden.js',
    '/_/remotes/mf-catalogue/1.0.0/%2ehidden.js',
    '/_/remotes/mf-catalogue/1.0.0/server/remote.mjs',
    '/_/remotes/mf-catalogue/1.0.0/notes.txt',
    '/_/remotes/mf-catalogue/1.0.0/link.js',
    '/_/remotes/mf-catalogue/1.0.0/none.js',
    '/_/secret.js',
    '/_/tenants/fresh.json',
    '/_/keys/registry.key.pem',
    '/_/remotes/../keys/registry.key.pem',
  ])('T59 %s is none', async (path) => {
    const answer = await gateway.send({ path, headers: { accept: 'application/javascript' } })

    expect([400, 404, 414]).toContain(answer.status)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.text).not.toContain('secret')
  })
})

it.each([
  { why: 'many parts', path: `/_/remotes/${'a/'.repeat(300)}x.js` },
  { why: 'a long part', path: `/_/remotes/${'a'.repeat(3000)}.js` },
])('T59 a path of $why is none', async ({ path }) => {
  expect([404, 414]).toContain((await gateway.send({ path })).status)
})

describe('a picture of the catalogue', () => {
  it.each([
    { path: '/images/milk.1f3a9c2e.svg', kept: 'public, max-age=31536000, immutable', type: 'image/svg+xml' },
    { path: '/images/logo.svg', kept: 'public, max-age=86400', type: 'image/svg+xml' },
    { path: '/images/photo.png', kept: 'public, max-age=86400', type: 'image/png' },
  ])('$path is kept as long as its name allows', async ({ path, kept, type }) => {
    const { status, headers } = await gateway.send({ path, headers: { 'accept-encoding': 'br' } })

    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': kept, 'content-type': type })
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  it.each(['/images/../outside.js', '/images/%2e%2e/outside.js', '/images/none.svg'])(
    'T59 %s is none',
    async (path) => {
      const { status, text } = await gateway.send({ path, headers: { accept: 'image/*' } })

      expect(status).toBe(404)
      expect(text).not.toContain('secret')
    },
  )
})

it.each([
  { path: '/favicon.ico', type: 'image/svg+xml' },
  { path: '/robots.txt', type: 'text/plain; charset=utf-8' },
])('$path is there', async ({ path, type }) => {
  const { status, headers } = await gateway.send({ path })

  expect(status).toBe(200)
  expect(headers['content-type']).toBe(type)
})
