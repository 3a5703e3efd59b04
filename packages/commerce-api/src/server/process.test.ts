import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())

const MAIN = new URL('../main.ts', import.meta.url).pathname

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

const environment = (port: number) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  PORT: String(port),
  APP_DATABASE_URL: test.appUrl,
  GUEST_JWKS_URL: 'http://127.0.0.1:9/jwks',
  IDENTITY_ISSUER: 'http://id.test',
  IDENTITY_JWKS_URL: 'http://127.0.0.1:9/jwks',
  LOG_LEVEL: 'info',
})

/** Milliseconds that a busy machine may take to start it. */
const STARTS_WITHIN = 45_000

async function waitUntilReady(port: number) {
  const deadline = Date.now() + STARTS_WITHIN
  while (Date.now() < deadline) {
    // Nobody listens there yet.
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await wait(100)
  }
  throw new Error('the API did not become ready')
}

describe('the process', () => {
  it('starts from its environment, becomes ready and leaves on SIGTERM', async () => {
    const port = await freePort()
    const child = spawn(process.execPath, [MAIN], { env: environment(port), stdio: 'ignore' })
    const exited = once(child, 'exit')
    try {
      await waitUntilReady(port)
    } finally {
      child.kill('SIGTERM')
    }
    expect(await exited).toEqual([0, null])
  })

  it('G5 F36 does not serve a store from a database that forgets when the power goes', async ({ skip }) => {
    const [settings] = await test.query<{ fsync: string }>('SHOW fsync')
    skip(settings?.fsync === 'on', 'the server of these tests is a safe one')
    const env = { ...environment(await freePort()), NODE_ENV: 'production' }
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)))
    const [code] = await once(child, 'close')
    expect(code).toBe(1)
    expect(said).toContain('fsync = on')
  }, 60_000)

  it('names what is missing in its environment', () => {
    expect(() => readConfig({})).toThrow(/APP_DATABASE_URL, GUEST_JWKS_URL, IDENTITY_ISSUER, IDENTITY_JWKS_URL/)
    expect(() => readConfig({ ...environment(3001), PORT: '99999' })).toThrow(/PORT/)
  })
})
