import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { tooMany } from '../server/server.errors.ts'
import { startGateway } from '../testing/gateway.ts'

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())
afterEach(() => {
  vi.useRealTimers()
})

const origin = 'http://fresh.localhost:3000'

async function ask({ cookie, host = 'fresh.localhost:3000' }: { cookie?: string; host?: string } = {}) {
  const answer = await gateway.send({
    host,
    path: '/auth/guest-token',
    method: 'POST',
    headers: { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) },
  })
  const { access_token: token } = JSON.parse(answer.text)
  const keys: JSONWebKeySet = JSON.parse(
    (await gateway.send({ host: '127.0.0.1', path: '/auth/guest-jwks.json' })).text,
  )
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
    issuer: 'urn:aisle:guest',
    audience: 'aisle-api',
  })
  const setCookie = answer.headers['set-cookie']?.[0] ?? ''
  return { answer, payload, setCookie, cookie: setCookie.split(';')[0] ?? '' }
}

describe('POST /auth/guest-token', () => {
  it('answers a token of a guest, good for a quarter of an hour', async () => {
    const { payload, answer } = await ask()

    expect(payload).toMatchObject({ tenant: 'fresh', role: 'guest', aud: 'aisle-api', iss: 'urn:aisle:guest' })
    expect(payload.sub).toMatch(/^anon:[0-9a-f]{32}$/)
    expect(Number(payload.exp) - Number(payload.iat)).toBe(900)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(JSON.parse(answer.text)).toMatchObject({ token_type: 'Bearer', expires_in: 900 })
  })

  it('knows a guest again by the cookie', async () => {
    const first = await ask()
    const second = await ask({ cookie: first.cookie })

    expect(second.payload.sub).toBe(first.payload.sub)
  })

  it('gives every guest a subject of its own', async () => {
    const guests = await Promise.all(Array.from({ length: 20 }, () => ask()))

    expect(new Set(guests.map(({ payload }) => payload.sub)).size).toBe(20)
  })

  it('T1 does not take the cookie of another store', async () => {
    const fresh = await ask()
    const cellar = await ask({ host: 'cellar.localhost:3000', cookie: fresh.cookie })

    expect(cellar.payload.tenant).toBe('cellar')
    expect(cellar.payload.sub).not.toBe(fresh.payload.sub)
  })

  it('T10 does not take a subject that somebody wrote into the cookie', async () => {
    const { payload, cookie } = await ask()
    const forged = cookie.replace(/=[0-9a-f]/, (start) => (start === '=a' ? '=b' : '=a'))

    const answers = await Promise.all([
      ask({ cookie: forged }),
      ask({ cookie: `__Host-aisle-guest=${String(payload.sub).slice(5)}` }),
      ask({ cookie: '__Host-aisle-guest=x.y' }),
    ])

    for (const { payload: other } of answers) expect(forged).not.toContain(String(other.sub).slice(5))
  })

  it('T13 a guest who was given up is not met again', async () => {
    const first = await ask()
    const gone = await gateway.send({
      path: '/auth/guest-token',
      method: 'DELETE',
      headers: { origin, cookie: first.cookie },
    })
    const cleared = gone.headers['set-cookie']?.[0] ?? ''
    const next = await ask({ cookie: cleared.split(';')[0] ?? '' })

    expect(gone.status).toBe(204)
    expect(cleared).toContain('Max-Age=0')
    expect(next.payload.sub).not.toBe(first.payload.sub)
  })

  it('T41 renews a guest for thirty days at most, however often they come', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const began = Date.now()
    const first = await ask()
    const subjects = []
    let { cookie } = first
    for (let day = 2; day <= 32; day += 2) {
      vi.setSystemTime(began + day * 24 * 60 * 60 * 1000)
      const next = await ask({ cookie })
      subjects.push(next.payload.sub)
      cookie = next.cookie
    }

    expect(subjects.slice(0, 14)).toEqual(Array.from({ length: 14 }, () => first.payload.sub))
    expect(subjects[14]).not.toBe(first.payload.sub)
    expect(subjects[15]).toBe(subjects[14])
  })

  it('T41 does not take a cookie whose time somebody has moved', async () => {
    const { payload, cookie } = await ask()
    const since = /\.(\d{10})\./.exec(cookie)?.[1] ?? ''

    const moved = await ask({ cookie: cookie.replace(since, String(Number(since) + 1)) })

    expect(moved.payload.sub).not.toBe(payload.sub)
  })

  it('T65 sets one cookie: of this host, on every path, out of reach, for three days', async () => {
    const { setCookie } = await ask()

    expect(setCookie).toMatch(
      /^__Host-aisle-guest=[0-9a-f]{32}\.\d{10}\.[\w-]{43}; Max-Age=259200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  it.each([
    {
      why: 'a page of another site',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      status: 403,
    },
    { why: 'a page of another store', headers: { origin: 'http://cellar.localhost:3000' }, status: 403 },
    { why: 'a frame without origin', headers: { origin: 'null' }, status: 403 },
    { why: 'a browser that says so', headers: { 'sec-fetch-site': 'same-site' }, status: 403 },
    { why: 'a form', headers: { 'content-type': 'application/x-www-form-urlencoded' }, status: 415 },
    { why: 'a form that looks like JSON', headers: { 'content-type': 'text/plain' }, status: 415 },
    { why: 'a body without type', headers: {}, status: 415 },
  ])('T36 refuses $why', async ({ headers, status }) => {
    for (const method of ['POST', 'DELETE']) {
      const answer = await gateway.send({ path: '/auth/guest-token', method, headers, body: '{"a":1}' })

      expect(answer.status).toBe(status)
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
  })

  it('T37 lets no other origin read', async () => {
    const answer = await gateway.send({
      path: '/auth/guest-token',
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    })

    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('says when to come back once an address has had too many', async () => {
    await using limited = await startGateway({
      limiter: {
        take: async () => {
          throw tooMany(42)
        },
      },
    })

    const answer = await limited.send({ path: '/auth/guest-token', method: 'POST' })

    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '42' } })
  })
})

it('keeps the key to itself: only its owner reads the file, and nobody is shown the private part', async () => {
  const { mode } = await stat(join(gateway.folder, 'keys/guest.json'))
  const shown = await gateway.send({ host: '127.0.0.1', path: '/auth/guest-jwks.json' })

  expect(mode & 0o777).toBe(0o600)
  expect(JSON.parse(shown.text).keys[0]).not.toHaveProperty('d')
})
