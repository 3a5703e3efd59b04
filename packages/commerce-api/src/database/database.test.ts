import { sql } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../server/test-database.ts'
import { connectDatabase } from './database.ts'
import { sqlStateOf } from './sql-state.ts'
import { together } from './together.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await test.query("INSERT INTO commerce.tenants VALUES ('fresh'), ('corner')")
  await test.query(
    "INSERT INTO commerce.search_counts VALUES ('fresh', 'milk', 1, now()), ('corner', 'wine', 1, now())",
  )
})
afterAll(() => test.close())

const keywords = () => sql<{ keyword: string }>`SELECT keyword FROM commerce.search_counts ORDER BY 1`

describe('a tenant’s transaction', () => {
  it('sees the tenant’s rows only, even when a statement forgets to ask', async () => {
    const { rows } = await test.database.transaction('fresh', ({ db }) => db.execute(keywords()))
    expect(rows).toEqual([{ keyword: 'milk' }])
  })

  it('cannot write, change or delete another tenant’s rows', async () => {
    const insert = sql`INSERT INTO commerce.search_counts VALUES ('corner', 'beer', 1, now())`
    const refused = await test.database.transaction('fresh', ({ db }) => db.execute(insert)).catch(sqlStateOf)
    expect(refused).toBe('42501')
    await test.database.transaction('fresh', ({ db }) =>
      db.execute(sql`UPDATE commerce.search_counts SET searches = 99`),
    )
    await test.database.transaction('fresh', ({ db }) =>
      db.execute(sql`DELETE FROM commerce.search_counts WHERE keyword = 'wine'`),
    )
    expect(await test.query("SELECT searches FROM commerce.search_counts WHERE keyword = 'wine'")).toEqual([
      { searches: 1 },
    ])
  })

  it('leaves nothing of itself on the connection', async () => {
    const single = connectDatabase(test.appUrl, { poolSize: 1 })
    await single.transaction('fresh', async () => undefined)
    const { rows } = await single.transaction('corner', ({ db }) => db.execute(keywords()))
    await single.close()
    expect(rows).toEqual([{ keyword: 'wine' }])
  })

  it('takes any text for the name of a tenant without executing it', async () => {
    const { rows } = await test.database.transaction("x', true); DROP SCHEMA commerce; --", ({ db }) =>
      db.execute(keywords()),
    )
    expect(rows).toEqual([])
  })

  it('is undone when it throws', async () => {
    const failing = test.database.transaction('fresh', async ({ db }) => {
      await db.execute(sql`UPDATE commerce.search_counts SET searches = 50`)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await test.query("SELECT searches FROM commerce.search_counts WHERE keyword = 'milk'")).not.toEqual([
      { searches: 50 },
    ])
  })

  it('that only reads cannot write', async () => {
    const update = sql`UPDATE commerce.search_counts SET searches = 2`
    const state = await test.database
      .transaction('fresh', ({ db }) => db.execute(update), { readOnly: true })
      .catch(sqlStateOf)
    expect(state).toBe('25006')
  })

  it('outside of any tenant the API’s role sees nothing', async () => {
    const client = new pg.Client({ connectionString: test.appUrl })
    await client.connect()
    const { rows } = await client.query('SELECT * FROM commerce.search_counts')
    await client.end()
    expect(rows).toEqual([])
  })
})

describe('statements that are asked for together', () => {
  const note = (letter: string) => sql`INSERT INTO commerce.search_counts VALUES ('fresh', ${letter}, 1, now())`

  it('are carried out in this order, and answered each', async () => {
    const answers = await test.database.transaction('fresh', ({ db }) =>
      together([db.execute(note('together')), db.execute(keywords()), 'no statement']),
    )
    expect(answers[1].rows).toContainEqual({ keyword: 'together' })
    expect(answers[2]).toBe('no statement')
  })

  it('are carried out once each', async () => {
    const count = sql`INSERT INTO commerce.search_counts VALUES ('fresh', 'once', 1, now())
      ON CONFLICT (tenant_id, keyword) DO UPDATE SET searches = search_counts.searches + 1`
    await test.database.transaction('fresh', ({ db }) => together([db.execute(count)]))
    await test.database.transaction('fresh', ({ db }) => db.execute(count))
    expect(await test.query("SELECT searches FROM commerce.search_counts WHERE keyword = 'once'")).toEqual([
      { searches: 2 },
    ])
  })

  it('are not said to be kept when one of them failed and nobody told', async () => {
    const keeping = test.database.transaction('fresh', async ({ db }) => {
      await db.execute(note('unkept'))
      await db.execute(sql`SELECT 1 / 0`).catch(() => undefined) // as careless work would
    })
    await expect(keeping).rejects.toThrow('rolled back')
    expect(await test.query("SELECT 1 FROM commerce.search_counts WHERE keyword = 'unkept'")).toEqual([])
  })

  it('all end before their transaction does, and what failed first is told', async () => {
    let steps = 0
    const inSteps = async (step: () => Promise<unknown>) => {
      for (; steps < 3; steps += 1) await step().catch(() => undefined) // goes on, to be seen ending late
    }
    const failing = test.database.transaction('fresh', ({ db }) =>
      together([inSteps(() => db.execute(note('step'))), db.execute(sql`SELECT 1 / 0`), db.execute(note('late'))]),
    )
    expect(await failing.catch(sqlStateOf)).toBe('22012')
    expect(steps).toBe(3)
    expect(await test.query("SELECT 1 FROM commerce.search_counts WHERE keyword IN ('step', 'late')")).toEqual([])
  })

  it('tell why one of them failed, though those after it are heard of sooner', async () => {
    const failing = test.database.transaction('fresh', ({ db }) => {
      const inSteps = async () => {
        await Promise.resolve(db.execute(sql`SELECT 1 / 0`)).finally(() => wait(1))
      }
      return together([inSteps(), together([db.execute(note('after'))])])
    })
    expect(await failing.catch(sqlStateOf)).toBe('22012')
  })

  it('F37 are tried again together when one of them was the victim of a deadlock', async () => {
    await test.query("INSERT INTO commerce.search_counts VALUES ('fresh', 'c', 0, now()), ('fresh', 'd', 0, now())")
    const add = (keyword: string) =>
      sql`UPDATE commerce.search_counts SET searches = searches + 1 WHERE keyword = ${keyword}`
    const addBoth = (first: string, second: string) =>
      test.database.transaction('fresh', async ({ db }) => {
        await db.execute(add(first))
        await db.execute(sql`SELECT pg_sleep(0.05)`)
        const later = async () => {
          await Promise.resolve(db.execute(add(second))).finally(() => wait(1))
        }
        await together([later(), db.execute(sql`SELECT 1`)])
      })
    await Promise.all([addBoth('c', 'd'), addBoth('d', 'c')])
    expect(await test.query("SELECT searches FROM commerce.search_counts WHERE keyword IN ('c', 'd')")).toEqual([
      { searches: 2 },
      { searches: 2 },
    ])
  }, 30_000)

  it('do the same when they come again and are prepared', async () => {
    const single = connectDatabase(test.appUrl, { poolSize: 1 })
    const find = (letter: string) =>
      single.transaction('fresh', ({ db }) => db.execute(sql`SELECT ${letter}::text AS letter`))
    const found = []
    for (const letter of ['a', 'b', 'c', 'd']) found.push((await find(letter)).rows[0])
    const { rows } = await single.transaction('fresh', ({ db }) =>
      db.execute(sql`SELECT count(*)::int AS named FROM pg_prepared_statements WHERE statement LIKE '%AS letter%'`),
    )
    await single.close()
    expect(found).toEqual([{ letter: 'a' }, { letter: 'b' }, { letter: 'c' }, { letter: 'd' }])
    expect(rows).toEqual([{ named: 1 }])
  })
})

describe('F37 a database under stress', () => {
  it('tries deadlocked work again until it succeeds', async () => {
    await test.query("INSERT INTO commerce.search_counts VALUES ('fresh', 'a', 0, now()), ('fresh', 'b', 0, now())")
    const add = (first: string, second: string) =>
      test.database.transaction('fresh', async ({ db }) => {
        await db.execute(sql`UPDATE commerce.search_counts SET searches = searches + 1 WHERE keyword = ${first}`)
        await db.execute(sql`SELECT pg_sleep(0.05)`)
        await db.execute(sql`UPDATE commerce.search_counts SET searches = searches + 1 WHERE keyword = ${second}`)
      })
    await Promise.all([add('a', 'b'), add('b', 'a')])
    expect(await test.query("SELECT searches FROM commerce.search_counts WHERE keyword IN ('a', 'b')")).toEqual([
      { searches: 2 },
      { searches: 2 },
    ])
  }, 30_000)

  it('tells callers to come back when every connection is taken for two seconds', async () => {
    const single = connectDatabase(test.appUrl, { poolSize: 1 })
    const slow = single.transaction('fresh', ({ db }) => db.execute(sql`SELECT pg_sleep(3)`))
    await expect(single.transaction('fresh', async () => undefined)).rejects.toMatchObject({
      status: 503,
      retryAfter: 2,
    })
    await slow
    await single.close()
  }, 15_000)

  it('stops a statement after five seconds', async () => {
    const state = await test.database
      .transaction('fresh', ({ db }) => db.execute(sql`SELECT pg_sleep(20)`))
      .catch(sqlStateOf)
    expect(state).toBe('57014')
  }, 15_000)

  it('stops waiting for a lock after three seconds', async () => {
    const lock = sql`SELECT * FROM commerce.search_counts WHERE keyword = 'milk' FOR UPDATE`
    const state = await test.database.transaction('fresh', async ({ db }) => {
      await db.execute(lock)
      return await test.database.transaction('fresh', (other) => other.db.execute(lock)).catch(sqlStateOf)
    })
    expect(state).toBe('55P03')
  }, 15_000)

  it('goes on after its connections were cut', async () => {
    await test.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'aisle_app' AND datname = current_database()",
    )
    // As many as were cut may still be met.
    const ask = () => test.database.transaction('fresh', ({ db }) => db.execute(sql`SELECT 1 AS one`))
    await expect.poll(() => ask().catch(() => ({ rows: [] }))).toMatchObject({ rows: [{ one: 1 }] })
  })
})
