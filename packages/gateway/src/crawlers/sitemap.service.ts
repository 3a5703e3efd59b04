import { ListingSort } from '@aisle/api/listing-sort'
import { ProductFamily } from '@aisle/api/product-kind'
import { productList } from '@aisle/api/product-listing'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import type { createSharedCalls } from '../documents/shared-calls.ts'
import type { StoreCalls } from '../documents/store-calls.ts'
import { storeStateOf } from '../documents/store-state.rules.ts'
import type { StoreSite } from '../hosts/store-site.ts'
import { busy } from '../server/server.errors.ts'
import { publicAddresses, readCategories, shelfAddresses } from './fixed-addresses.ts'
import { replay } from './replay.ts'
import { PRODUCTS_PER_CALL, type ShelfCall, shelfPages } from './sitemap-plan.rules.ts'
import { type Address, indexOf, urlElements, urlsetEnd, urlsetStart } from './sitemap.xml.ts'
import { storeLinks } from './store-links.ts'
import type { StoreLists } from './store-lists.ts'

type Services = {
  readonly calls: StoreCalls
  readonly shared: ReturnType<typeof createSharedCalls>
  readonly stores: StoreLists
}

/** What a sitemap is made of; its first page begins with the fixed addresses. */
type Plan = { readonly fixed: readonly Address[]; readonly pages: readonly (readonly ShelfCall[])[] }

const KEPT = 5 * 60_000
const PATIENCE = 5_000
const MAX_PLANS = 200
const MAX_PAGES = 400

type Reader = () => AsyncGenerator<string, void, undefined>

/** The sitemaps of all stores: what the API lists to a guest, as far as the tenant has pages for it. */
export function createSitemaps(services: Services) {
  const plans = new LRUCache<string, Plan, StoreSite>({
    max: MAX_PLANS,
    ttl: KEPT,
    fetchMethod: (_key, _old, { context }) => planFor(services, context),
  })
  const pages = new LRUCache<string, Reader>({ max: MAX_PAGES, ttl: KEPT })
  const keyOf = ({ origin, registry }: StoreSite) => `${origin} ${registry.revision}`

  const planOf = async (site: StoreSite): Promise<Plan> => {
    const plan = await plans.fetch(keyOf(site), { context: site })
    if (!plan) throw busy(new Error('The sitemap could not be planned.'))
    return plan
  }
  const pageOf = (site: StoreSite, plan: Plan, number: number): Reader | undefined => {
    const shelves = plan.pages[number - 1]
    if (!shelves) return undefined
    const key = `${keyOf(site)} ${number}`
    const known = pages.get(key)
    if (known) return known
    const made = replay(pageText(services, site, number === 1 ? plan.fixed : [], shelves))
    pages.set(key, made)
    // One that broke off is made anew for whoever asks next.
    void drain(made).catch(() => pages.delete(key))
    return made
  }

  return {
    /** `/sitemap.xml`: the one page there is, or the list of them. @throws ApiError, AppError */
    async root(site: StoreSite): Promise<AsyncIterable<string>> {
      const plan = await planOf(site)
      const [only] = plan.pages.length === 1 ? [pageOf(site, plan, 1)] : []
      return only ? only() : list(site, plan)
    },
    /** One of several pages, counted from 1. @throws ApiError, AppError */
    page: async (site: StoreSite, number: number): Promise<AsyncIterable<string> | undefined> =>
      pageOf(site, await planOf(site), number)?.(),
  }
}

async function* list({ origin }: StoreSite, { pages }: Plan) {
  yield indexOf(pages.map((_, index) => `${origin}/sitemap-${index + 1}.xml`))
}

async function drain(reader: Reader) {
  for await (const _ of reader());
}

async function planFor({ calls, shared, stores }: Services, site: StoreSite): Promise<Plan> {
  const signal = AbortSignal.timeout(PATIENCE)
  const { tenant } = site
  const sources = { calls, stores, tenant, links: storeLinks(site), signal }
  const failures: unknown[] = []
  const { configuration } = await shared.readAll(tenant, signal, (_, error) => failures.push(error))
  const { access } = storeStateOf(configuration, tenant)
  if (access === 'unknown' || access === 'maintenance') throw busy(failures[0])
  if (access === 'adults') return { fixed: await publicAddresses(sources), pages: [[]] }
  if (access !== 'all') return { fixed: [], pages: [[]] }
  const categories = await readCategories(sources)
  const fixed = await Promise.all([publicAddresses(sources), shelfAddresses(sources, categories)])
  const hasProducts = sources.links.to('product', { seoName: '-' }) !== undefined
  return { fixed: fixed.flat(), pages: hasProducts ? shelfPages(categories) : [[]] }
}

async function* pageText(
  { calls }: Services,
  site: StoreSite,
  fixed: readonly Address[],
  shelves: readonly ShelfCall[],
) {
  const links = storeLinks(site)
  const said = new Set<string>()
  // Nothing is said before the first products are there: a store that cannot be read is an error, not half a sitemap.
  let text = urlsetStart + urlElements(fixed)
  for (const shelf of shelves) {
    const addresses: Address[] = []
    for (const { seoName, productFamily } of await readShelf(calls, site.tenant, shelf)) {
      const loc = links.to('product', { seoName })
      // Gift cards have pages of their own, which are not public.
      if (loc === undefined || said.has(loc) || (productFamily ?? 0) !== ProductFamily.Normal) continue
      said.add(loc)
      addresses.push({ loc })
    }
    yield text + urlElements(addresses)
    text = ''
  }
  yield text + urlsetEnd
}

/** In an order that sales and stock do not change, so that pages do not shift under a crawler. */
async function readShelf(calls: StoreCalls, tenant: string, { seoName, page }: ShelfCall) {
  const query = {
    productsBy: 'CT',
    CategorySeoName: seoName,
    Page: page,
    PageSize: PRODUCTS_PER_CALL,
    sortBy: ListingSort.PriceLowToHigh,
  }
  const { data } = await calls.read(tenant, productList.name, { query }, AbortSignal.timeout(PATIENCE))
  return z.parse(productList.data, data).items
}
