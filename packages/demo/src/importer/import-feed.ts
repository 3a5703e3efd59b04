import { seedTenant, type Written } from '@aisle/commerce-api/seeding'
import { basename } from 'node:path'
import { BrokenFeed, type Problem } from './feed.types.ts'
import { openFeed } from './readers/open-feed.ts'
import { goodItems, type Survey, survey } from './survey.ts'
import { toCategory, toProduct } from './to-seed.ts'

export type ImportOptions = {
  readonly databaseUrl: string
  readonly tenant: string
  readonly file: string
  /** Import nothing if anything is wrong. */
  readonly isStrict?: boolean
  readonly onProgress?: (phase: 'reading' | 'writing', done: number, total: number | undefined) => void
}

export type ImportResult = {
  readonly written: Written | undefined
  readonly retired: number
  readonly problems: readonly Problem[]
  readonly categories: Survey['categories']
}

/**
 * Brings a product feed into a tenant's catalogue, in one transaction after the whole file was read: a broken file or
 * an interruption changes nothing. Bad entries are told and skipped; the same file twice changes nothing.
 * @throws BrokenFeed
 */
export async function importFeed({
  databaseUrl,
  tenant,
  file,
  isStrict = false,
  onProgress,
}: ImportOptions): Promise<ImportResult> {
  const feed = await openFeed(file)
  const { count, problems, categories } = await survey(feed, (done) => onProgress?.('reading', done, undefined))
  if (count === 0 && problems.length === 0) throw new BrokenFeed(`${file} holds no products.`)
  if (isStrict && problems.length > 0) return { written: undefined, retired: 0, problems, categories }

  const source = `feed:${basename(file)}`
  return await seedTenant(databaseUrl, tenant, async (seeder) => {
    const locationIds = await seeder.locationIds()
    if (locationIds.length === 0) throw new BrokenFeed(`There is no store of "${tenant}" to import into.`)
    await seeder.categories(categories.map((path) => toCategory(tenant, path)))
    const kept = new Set<string>()
    async function* products() {
      for await (const item of goodItems(feed, () => undefined)) {
        const product = toProduct(item, { tenant, source, locationIds })
        kept.add(product.productId)
        onProgress?.('writing', kept.size, count)
        yield product
      }
    }
    const written = await seeder.products(products(), source)
    const retired = await seeder.retireProducts(source, kept)
    if (written.inserted + written.updated + retired > 0) await seeder.searchIndex()
    return { written, retired, problems, categories }
  })
}
