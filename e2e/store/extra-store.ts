import { borrowDatabase } from '../../packages/launcher/src/import/borrow-database.ts'
import { readOptions } from '../../packages/launcher/src/start/options.ts'
import { collectionIdOf } from '../../packages/demo/src/demo-ids.ts'
import { importFeed } from '../../packages/demo/src/importer/import-feed.ts'
import { feedProductId, MAIN_FEED } from '../../packages/demo/src/importer/to-seed.ts'
import { seedStore } from '../../packages/demo/src/seed/seed-store.ts'
import { smallStore } from '../../packages/demo/src/tenants/small-store.ts'
import { collectionRow, row, slide, slider } from '../../packages/demo/src/tenants/template-parts.ts'
import { northampton } from '../../packages/demo/src/tenants/zip-areas.ts'
import { aisle } from './registry.ts'

export type ExtraStore = {
  readonly tenant: string
  readonly name: string
  /** What stands on its shelves; nothing: an owner's first evening, without products and without a home template. */
  readonly feed?: {
    readonly file: string
    /** Ids in the feed that home shows under a title. */
    readonly onHome: readonly string[]
    readonly homeTitle: string
  }
}

/** Opens one more store in the installation under test. It stays; where it is open, nothing changes. */
export async function openExtraStore({ tenant, name, feed }: ExtraStore): Promise<void> {
  const data = process.env['STORE_DATA']
  if (data === undefined) throw new Error('STORE_DATA does not say where the store keeps its database.')
  await using borrowed = await borrowDatabase(readOptions([], { ...process.env, AISLE_DATA: data }))
  const databaseUrl = borrowed.ownerUrl
  const now = new Date()
  const bare = bareStore(tenant, name, now)
  await seedStore(databaseUrl, bare, now)
  if (feed) {
    await importFeed({ databaseUrl, tenant, file: feed.file })
    await seedStore(databaseUrl, { ...bare, ...homeWith(tenant, feed) }, now)
  }
  await aisle([
    'tenant',
    tenant,
    '--host',
    `${tenant}.localhost`,
    ...bare.remotes.flatMap((remote) => ['--remote', remote]),
  ])
}

/** A small store of the demo without goods and content, with one empty department. */
function bareStore(tenant: string, name: string, now: Date) {
  const shop = smallStore(
    {
      tenant,
      name,
      skuPrefix: 'XX',
      place: {
        key: 'main',
        name: 'Main Street',
        line1: '1 Main St',
        city: 'Northampton',
        state: 'MA',
        stateName: 'Massachusetts',
        zip: '01060',
        latitude: 42.3189,
        longitude: -72.6394,
        timeZone: 'America/New_York',
      },
      phone: '4135550109',
      email: `${tenant}@store.example`,
      zipAreas: northampton,
      taxName: 'Massachusetts sales tax',
      taxPercent: 6.25,
      about: '',
    },
    now,
  )
  const dairy = { name: 'Dairy & Eggs', seoName: 'dairy-eggs', description: '', children: [] }
  return { ...shop, catalogue: { categories: [dairy], products: [] }, collections: [], discounts: [], templates: [] }
}

function homeWith(tenant: string, { onHome, homeTitle: title }: NonNullable<ExtraStore['feed']>) {
  const productIds = onHome.map((id) => feedProductId(tenant, MAIN_FEED, id))
  const seoName = 'on-home'
  const collection = {
    collectionId: collectionIdOf(tenant, seoName),
    name: title,
    seoName,
    description: title,
    productIds,
  }
  const link = ['collection', seoName] as const
  const hero = slide({ name: 'corner', alt: title, title, subtitle: title, button: title, link })
  const sections = [row(slider('hero', [hero])), row(collectionRow(tenant, seoName, title))]
  return { collections: [collection], templates: [{ name: 'home', template: { title, description: title, sections } }] }
}
