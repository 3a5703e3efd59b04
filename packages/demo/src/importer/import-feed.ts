import { type Seeder, seedTenant, type Written } from '@aisle/commerce-api/seeding'
import { BrokenFeed, type FeedItem, type Problem } from './feed.types.ts'
import { placeCategories } from './feed-categories.ts'
import type { FeedImages } from './images/feed-images.ts'
import { type Feed, openFeed } from './readers/open-feed.ts'
import { goodItems, type Survey, survey } from './survey.ts'
import { feedProductId, MAIN_FEED, type Target, toProduct } from './to-seed.ts'
import { type Entries, groupEntries } from './variants/group-entries.ts'

export type ImportOptions = {
  readonly databaseUrl: string
  readonly tenant: string
  readonly file: string
  /** Tells feeds of one tenant apart; a feed keeps its name from file to file. */
  readonly source?: string
  /** Import nothing if anything is wrong. */
  readonly isStrict?: boolean
  /** The feed may take most of its products off the shelves. */
  readonly mayShrink?: boolean
  /** Fetches the images of products before anything is written; without it products are drawn. */
  readonly fetchImages?: (
    items: AsyncIterable<FeedItem>,
    onImage: (done: number, total: number) => void,
  ) => Promise<FeedImages>
  readonly onProgress?: (phase: 'reading' | 'fetching' | 'writing', done: number, total: number | undefined) => void
}

export type ImportResult = {
  readonly written: Written | undefined
  readonly retired: number
  /** False: what has left the feed stayed on the shelves, because some rows do not tell which product they are. */
  readonly isComplete: boolean
  readonly problems: readonly Problem[]
  /** Of images that could not be had; their products were taken without. */
  readonly imageProblems: readonly Problem[]
}

/**
 * Brings a product feed into a tenant's catalogue, in one transaction after the whole file was read: a broken file or
 * an interruption changes nothing. Bad entries are told and skipped; the same file twice changes nothing.
 * @throws BrokenFeed
 */
export async function importFeed(options: ImportOptions): Promise<ImportResult> {
  const { databaseUrl, tenant, file, isStrict = false, onProgress } = options
  const feed = await openFeed(file)
  const found = await survey(feed, (done) => onProgress?.('reading', done, undefined))
  const { count, problems, isComplete } = found
  if (count === 0 && problems.length === 0) throw new BrokenFeed(`${file} holds no products.`)
  const nothing = { written: undefined, retired: 0, isComplete, problems }
  if (count === 0 || (isStrict && problems.length > 0)) return { ...nothing, imageProblems: [] }
  const images = await options.fetchImages?.(goodItems(feed), (done, total) => onProgress?.('fetching', done, total))
  const imageProblems = images?.problems ?? []
  if (isStrict && imageProblems.length > 0) return { ...nothing, imageProblems }
  return await seedTenant(databaseUrl, tenant, async (seeder) => {
    const changes = await write(seeder, feed, found, images, options)
    if (changes.written.inserted + changes.written.updated + changes.retired > 0) await seeder.searchIndex()
    return { ...changes, isComplete, problems, imageProblems }
  }).catch(refuseEmptyDatabase)
}

const UNDEFINED_TABLE = '42P01'

function refuseEmptyDatabase(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error && 'code' in cause && cause.code === UNDEFINED_TABLE)) throw error
  throw new BrokenFeed('The database holds no stores yet. Start the store once: npm start.', { cause })
}

async function write(
  seeder: Seeder,
  feed: Feed,
  found: Survey,
  images: FeedImages | undefined,
  options: ImportOptions,
) {
  const { tenant, file, mayShrink = false, onProgress } = options
  const source = options.source ? `feed:${options.source}` : MAIN_FEED
  const locationIds = await seeder.locationIds()
  if (locationIds.length === 0) throw new BrokenFeed(`There is no store of "${tenant}" to import into.`)
  const { seeds, idOf: categoryIdOf } = placeCategories(tenant, found.categories, await seeder.categoryIds())
  await seeder.categories(seeds)
  const imageOf = (address: string) => images?.stored.get(address)
  const target = { tenant, source, locationIds, categoryIdOf, imageOf }
  const mainIds = await seeder.variantParentIds(source)
  const items = counted(goodItems(feed), (done) => onProgress?.('writing', done, found.count))
  const entries = groupEntries(items, found.groupSizes, ({ id }) => mainIds.has(feedProductId(tenant, source, id)))
  const products = productsOf(entries, target)
  const written = await seeder.products(products, source)
  if (!found.isComplete) return { written, retired: 0 }
  const kept = new Set([...found.ids].map((id) => feedProductId(tenant, source, id)))
  const retired = await seeder.retireProducts(source, kept)
  if (retired > kept.size && !mayShrink) {
    throw new BrokenFeed(
      `${file} lacks ${retired} products that were imported before and has only ${kept.size}. Nothing was changed. If that is right, import it again with --shrink.`,
    )
  }
  return { written, retired }
}

async function* productsOf(products: AsyncIterable<Entries>, target: Target) {
  for await (const entries of products) yield toProduct(entries, target)
}

async function* counted(items: AsyncIterable<FeedItem>, onItem: (done: number) => void) {
  let done = 0
  for await (const item of items) {
    done += 1
    onItem(done)
    yield item
  }
}
