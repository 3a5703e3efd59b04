import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Transaction } from '../database/database.ts'
import { createTestDatabase, type TestDatabase } from '../server/test-database.ts'
import { forgetChanges } from './catalogue-changes.store.ts'
import { createCatalogueVersion } from './catalogue-version.ts'
import { type Asking, createKeptAnswers } from './kept-answers.ts'
import { guestTerms } from './terms.builder.ts'

let test: TestDatabase
let clock: Date
let made: number
let keep: ReturnType<typeof createKeptAnswers<number>>
let versions: Map<string, ReturnType<typeof createCatalogueVersion>>

beforeAll(async () => {
  test = await createTestDatabase()
  await test.query(`INSERT INTO commerce.tenants VALUES ('fresh'), ('corner');
    INSERT INTO commerce.categories (tenant_id, category_id, name, seo_name)
    VALUES ('fresh', gen_random_uuid(), 'Fruit', 'fruit'), ('corner', gen_random_uuid(), 'Fruit', 'fruit')`)
})
afterAll(() => test.close())
beforeEach(async () => {
  clock = new Date('2026-11-20T12:00:00Z')
  made = 0
  keep = createKeptAnswers<number>(() => clock)
  versions = new Map(['fresh', 'corner'].map((tenant) => [tenant, createCatalogueVersion()]))
  // Whoever looks first counts a change for each moment; from then on none is one.
  await Promise.all([...versions.keys()].map(versionOf))
})

const read = async () => (made += 1)
/** As `context-glance` looks, before a call's handler begins. */
async function versionOf(tenant: string) {
  const look = versions.get(tenant)?.look()
  const [row] = await test.database.glance(tenant, () => `SELECT ${look?.columns}`)
  return look?.versionOf(row) ?? Number.NaN
}
async function ask(work: () => Promise<number> = read, key: object = { q: 'milk' }, tenant = 'fresh') {
  const transaction: Asking['transaction'] = (inIt, options) => test.database.transaction(tenant, inIt, options)
  return await keep({ ...(await callOf(tenant)), transaction }, { ...key }, work)
}
async function callOf(tenant: string) {
  const { shopper } = guestTerms({ tenantId: tenant, locationId: '', now: clock })
  return { shopper, catalogueVersion: await versionOf(tenant) }
}
const rename = (tenant: string) =>
  test.query(`UPDATE commerce.categories SET name = name || '!' WHERE tenant_id = '${tenant}'`)

describe('an answer that is kept', () => {
  it('is that of the first call, for everybody who asks the same', async () => {
    expect([await ask(), await ask(), await ask(read, { q: 'oats' }), await ask()]).toEqual([1, 1, 2, 1])
    expect(await ask(read, { q: 'milk' }, 'corner')).toBe(3)
  })

  it('is given without a transaction', async () => {
    await ask()
    const transaction = vi.fn()
    expect(await keep({ ...(await callOf('fresh')), transaction }, { q: 'milk' }, read)).toBe(1)
    expect(transaction).not.toHaveBeenCalled()
  })

  it('is made anew after a change that was committed before, and not after those of other tenants', async () => {
    await ask()
    await rename('corner')
    expect(await ask()).toBe(1)
    await rename('fresh')
    expect(await ask()).toBe(2)
    expect(await ask()).toBe(2)
  })

  it('is made anew after the commit of a change that began before the answer was made', async () => {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const began = Promise.withResolvers<void>()
    const change = test.database.transaction('fresh', async ({ db }) => {
      await db.execute(`UPDATE commerce.categories SET name = name || '?'`)
      began.resolve()
      await finished
    })
    await began.promise
    await rename('corner')
    expect([await ask(), await ask()]).toEqual([1, 1])
    finish()
    await change
    expect(await ask()).toBe(2)
  })

  it('lives for ten seconds: offers end without a change', async () => {
    await ask()
    clock = new Date(clock.getTime() + 9_999)
    expect(await ask()).toBe(1)
    clock = new Date(clock.getTime() + 1)
    expect(await ask()).toBe(2)
  })

  it('is made once for all who ask at the same moment', async () => {
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return await read()
    }
    expect(await Promise.all(Array.from({ length: 8 }, () => ask(slow)))).toEqual(Array(8).fill(1))
  })

  it('is none when it failed: whoever waited for it asks by itself', async () => {
    let times = 0
    const flaky = async () => {
      times += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      if (times === 1) throw new Error('no')
      return await read()
    }
    const settled = await Promise.allSettled([ask(flaky), ask(flaky), ask(flaky)])
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(await ask()).toBe(1)
  })

  it('gives way to newer ones', async () => {
    await ask()
    for (let index = 0; index < 300; index += 1) await ask(read, { index })
    expect(await ask()).toBe(302)
  })
})

describe('what is noted of stock', () => {
  const noted = async (from: number, to: number) => {
    await test.query(`DELETE FROM commerce.catalogue_changes`)
    const ids = `tenant_id, location_id, product_id`
    await test.query(`ALTER TABLE commerce.stock DISABLE TRIGGER ALL; ALTER TABLE commerce.stock ENABLE TRIGGER catalogue_update;
      INSERT INTO commerce.stock (${ids}, on_hand) VALUES ('fresh', gen_random_uuid(), gen_random_uuid(), ${from})`)
    await test.query(`UPDATE commerce.stock SET on_hand = ${to}; DELETE FROM commerce.stock`)
    return (await test.query(`SELECT FROM commerce.catalogue_changes`)).length
  }

  it.each([
    { from: 1000, to: 999, rows: 0 },
    { from: 100, to: 99, rows: 1 },
    { from: 1, to: 0, rows: 1 },
    { from: 0, to: 5000, rows: 1 },
    { from: 7, to: 7, rows: 0 },
  ])('$from pieces that become $to: $rows', async ({ from, to, rows }) => {
    expect(await noted(from, to)).toBe(rows)
  })
})

it('changes are forgotten when nothing is kept from before them', async () => {
  const count = async () =>
    (await test.query(`SELECT FROM commerce.catalogue_changes WHERE tenant_id = 'fresh'`)).length
  await rename('fresh')
  await test.database.transaction('fresh', (tx: Transaction) => forgetChanges(tx))
  expect(await count()).toBeGreaterThan(0)
  await test.query(`UPDATE commerce.catalogue_changes SET changed_at = now() - interval '11 minutes'`)
  await test.database.transaction('fresh', (tx: Transaction) => forgetChanges(tx))
  expect(await count()).toBe(0)
})
