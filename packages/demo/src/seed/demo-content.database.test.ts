import { exportContent, importContent } from '@aisle/commerce-api/content'
import { createTestDatabase, type TestDatabase } from '@aisle/commerce-api/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoTenants } from '../tenants.ts'
import { seedStore } from './seed-store.ts'

const now = new Date('2026-11-20T15:00:00Z')
const stores = demoTenants(now)

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  for (const store of stores) await seedStore(test.ownerUrl, store, now)
}, 120_000)
afterAll(() => test.close())

it.each(stores.map(({ tenant }) => tenant))(
  'the content of %s is taken out and brought back without a change',
  async (tenant) => {
    const place = { databaseUrl: test.ownerUrl, tenant }
    const taken = await exportContent(place)
    const files = JSON.parse(JSON.stringify(taken))

    const changes = Object.values(await importContent({ ...place, raw: files, now, prunes: true }))

    expect(taken.templates.map(({ name }) => name)).toContain('home')
    expect(changes).toHaveLength(6)
    for (const { added, changed, missing } of changes) expect([...added, ...changed, ...missing]).toEqual([])
  },
)
