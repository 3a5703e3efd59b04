import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { migrate } from '../migrate.ts'
import { createLimiter } from './limiter.ts'
import { createRateLimitStore } from './rate-limit.store.ts'

const name = `gateway_${process.pid}_${Date.now()}`
const server = inject('testServerUrl')
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
const limit = { name: 'test', limit: 5, seconds: 60 }
const key = Buffer.from('key')
const now = () => Date.UTC(2030, 0, 1)

async function asOwner(statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

let pools: pg.Pool[] = []
const limiterOfAnInstance = (clock = now) => {
  const pool = openDatabase(url)
  pools = [...pools, pool]
  return createLimiter(createRateLimitStore(pool), key, clock)
}

beforeAll(async () => {
  await asOwner(`CREATE DATABASE ${name}`)
  await migrate(url)
  await migrate(url)
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await asOwner(`DROP DATABASE ${name} WITH (FORCE)`)
})

it('G17 the limit holds over two instances with many requests at once', async () => {
  const instances = [limiterOfAnInstance(), limiterOfAnInstance()]

  const tries = Array.from({ length: 40 }, (_, index) => instances[index % 2]?.take(limit, '10.0.0.1'))
  const results = await Promise.allSettled(tries)

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

it('counts each sender for itself, and anew in the next window', async () => {
  let at = now()
  const limiter = limiterOfAnInstance(() => at)
  for (let index = 0; index < 5; index += 1) await limiter.take(limit, '10.0.0.2')

  await expect(limiter.take(limit, '10.0.0.2')).rejects.toMatchObject({ status: 429, retryAfter: 60 })
  await expect(limiter.take(limit, '10.0.0.3')).resolves.toBeUndefined()
  at += 60_000
  await expect(limiter.take(limit, '10.0.0.2')).resolves.toBeUndefined()
})

it('T63 keeps no address', async () => {
  const pool = openDatabase(url)
  pools = [...pools, pool]

  const { rows } = await pool.query('SELECT limit_key FROM gateway.rate_limits')

  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('10.0.0')
})

it('refuses rather than counts nothing when the database is gone', async () => {
  const pool = openDatabase('postgres://nobody:x@127.0.0.1:1/none')
  pools = [...pools, pool]
  const limiter = createLimiter(createRateLimitStore(pool), key)

  await expect(limiter.take(limit, '10.0.0.4')).rejects.toMatchObject({ status: 503 })
})
