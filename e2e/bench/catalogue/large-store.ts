import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { seedTenant, stableId } from '../../../packages/commerce-api/src/seeding.ts'
import { importFeed } from '../../../packages/demo/src/importer/import-feed.ts'
import { openGuestKeys } from '../../../packages/gateway/src/guest/guest-keys.ts'
import { newGuestSubject } from '../../../packages/gateway/src/guest/guest-subject.ts'
import { createGuestTokens } from '../../../packages/gateway/src/guest/guest-tokens.ts'
import { borrowDatabase } from '../../../packages/launcher/src/import/borrow-database.ts'
import { readOptions } from '../../../packages/launcher/src/start/options.ts'
import { openStoreUnderLoad, type StoreUnderLoad } from '../orders/store-under-load.ts'
import { inSizes, inventedFeed } from './large-feed.ts'

export const TENANT = 'bench-catalogue'
const METHOD = { codeName: 'sp', name: 'Pickup' } as const

export type LargeStore = {
  readonly apiUrl: string
  readonly headers: Readonly<Record<string, string>>
  readonly locationId: string
  readonly products: number
  /** Addresses, the largest category first. */
  readonly categories: readonly string[]
  readonly seoNames: readonly string[]
  readonly query: StoreUnderLoad['query']
  [Symbol.asyncDispose](): Promise<void>
}

/** A store of its own with 25,000 products in the database of the running one, gone again at the end. */
export async function openLargeStore(data: string, feed: string | undefined): Promise<LargeStore> {
  await using opened = new AsyncDisposableStack()
  const store = opened.use(await openStoreUnderLoad(data, TENANT))
  const database = opened.use(await borrowDatabase(readOptions([], { ...process.env, AISLE_DATA: data })))
  const remove = () => store.query('DELETE FROM commerce.tenants WHERE tenant_id = $1', [TENANT])
  await remove()
  opened.defer(async () => void (await remove()))
  const locationId = await seedEmptyStore(database.ownerUrl)
  await fillShelves(database.ownerUrl, feed)
  const categories = await store.query(
    `SELECT c.seo_name AS name, count(*) FROM commerce.categories c JOIN commerce.product_categories e
         USING (tenant_id, category_id) WHERE tenant_id = $1 GROUP BY 1 ORDER BY 2 DESC, 1`,
    [TENANT],
  )
  const products = await store.query(
    `SELECT seo_name AS name FROM commerce.products WHERE tenant_id = $1 AND is_listed ORDER BY md5(seo_name)`,
    [TENANT],
  )
  const tokens = createGuestTokens(await openGuestKeys(join(data, 'keys/guest.json')), 'urn:aisle:guest')
  const { access_token } = await tokens.mint(TENANT, newGuestSubject())
  const kept = opened.move()
  return {
    apiUrl: store.apiUrl,
    headers: { authorization: `Bearer ${access_token}`, 'x-tenant-id': TENANT },
    locationId,
    products: products.length,
    categories: namesOf(categories),
    seoNames: namesOf(products),
    query: store.query,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

const namesOf = (rows: readonly unknown[]) =>
  z.parse(z.array(z.object({ name: z.string() })), rows).map(({ name }) => name)

/** @returns the id of its one location */
export async function seedEmptyStore(databaseUrl: string): Promise<string> {
  const locationId = stableId(TENANT, 'elm')
  const method = { ...METHOD, fulfillmentMethodId: stableId(TENANT, 'sp'), fulfillmentId: stableId(TENANT, 'pickup') }
  await seedTenant(databaseUrl, TENANT, async (seeder) => {
    await seeder.store({ business: { businessName: 'Bench' }, fulfillments: [method] })
    await seeder.locations([
      {
        locationId,
        name: 'Elm Street',
        address: { line1: '1 Elm St', city: 'Indianapolis', state: 'IN', zip: '46204' },
        latitude: 39.77,
        longitude: -86.16,
        timeZone: 'America/Indiana/Indianapolis',
        openingHours: [],
        fulfillments: [{ codeName: METHOD.codeName }],
      },
    ])
  })
  return locationId
}

/** 25,000 products: invented ones, or those of a feed in eight sizes each. */
export async function fillShelves(databaseUrl: string, feed: string | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'aisle-bench-feed-'))
  try {
    const rows = feed ? inSizes((await readFile(feed, 'utf8')).trimEnd().split(/\r?\n/)) : inventedFeed()
    const file = join(folder, 'feed.tsv')
    await writeFile(file, rows.join('\n'))
    await importFeed({ databaseUrl, tenant: TENANT, file })
  } finally {
    await rm(folder, { recursive: true })
  }
}
