import { beforeAll } from 'vitest'
import { openTestApp } from '../../server/testing.ts'
import { insertProducts, productSeed } from '../../testing/product.builder.ts'
import { seedTestStore } from '../../testing/store.builder.ts'
import type { RawContent } from './check-content.rules.ts'
import { importContent } from './transfer.service.ts'

/** Two stores with three products each, and what brings content into them. */
export async function openStores(now: Date) {
  const test = await openTestApp({ now: () => now })
  beforeAll(async () => {
    for (const tenant of ['fresh', 'corner']) {
      await seedTestStore(test, tenant)
      await insertProducts(
        test,
        tenant,
        ['Whole Milk', 'Oat Drink', 'Skim Milk'].map((title) => productSeed(tenant, { title })),
      )
    }
  })

  const place = (tenant: string) => ({ databaseUrl: test.ownerUrl, tenant })
  const bringIn = (tenant: string, content: RawContent, options: object = {}) =>
    importContent({ ...place(tenant), raw: content, now, ...options })
  return { test, place, bringIn }
}
