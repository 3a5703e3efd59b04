import { type Category, categoryList } from '@aisle/api/category'
import { contentPage, type FooterDetails, footerDetails } from '@aisle/api/footer'
import { type PageComponent, pageTemplateSchema } from '@aisle/api/page-component'
import { pageTemplate } from '@aisle/api/page-template'
import * as z from 'zod/mini'
import { mayComeBack } from '../documents/missing.rules.ts'
import type { StoreCalls } from '../documents/store-calls.ts'
import type { StoreLinks } from './store-links.ts'
import type { StoreLists } from './store-lists.ts'
import type { Address } from './sitemap.xml.ts'

type Sources = {
  readonly calls: StoreCalls
  readonly stores: StoreLists
  readonly tenant: string
  readonly links: StoreLinks
  readonly signal: AbortSignal
}

const found = (loc: string | undefined, lastmod?: string | null): Address[] =>
  loc === undefined ? [] : [{ loc, lastmod: lastmod ?? undefined }]

/** Pages that do not depend on goods: home, the tenant's stores, what it wrote. */
export async function publicAddresses(sources: Sources): Promise<readonly Address[]> {
  const { stores, tenant, links } = sources
  const isStoreAPage = links.to('store', { locationId: '-' }) !== undefined
  const locations = isStoreAPage ? await stores.read(tenant) : []
  return [
    ...found(links.to('home', {})),
    ...locations.flatMap(({ locationId }) => found(links.to('store', { locationId }))),
    ...(await contentAddresses(sources)),
  ]
}

/** The deals, all categories, and the collections that the home page shows: the API has no list of them. */
export async function shelfAddresses(sources: Sources, categories: readonly Category[]): Promise<readonly Address[]> {
  const { links } = sources
  const names = new Set(await collectionNames(sources))
  return [
    ...found(links.to('discounts', {})),
    ...categories.flatMap(withChildren).flatMap(({ seoName }) => found(links.to('category', { seoName }))),
    ...[...names].flatMap((seoName) => found(links.to('collection', { seoName }))),
  ]
}

/** The tree of categories, `[]` where the tenant has no page for them. @throws ApiError */
export async function readCategories({ calls, tenant, links, signal }: Sources): Promise<readonly Category[]> {
  if (links.to('category', { seoName: '-' }) === undefined) return []
  const { data } = await calls.read(tenant, categoryList.name, { query: { includeChild: -1 } }, signal)
  return z.parse(categoryList.data, data).items
}

const withChildren = (category: Category): Category[] => [
  category,
  ...(category.childCategory ?? []).flatMap(withChildren),
]

async function contentAddresses({ calls, tenant, links, signal }: Sources) {
  const kinds = [
    ['footerPage', ({ groups }: FooterDetails) => groups.flatMap((group) => group.links)],
    ['legalPage', ({ legalLinks }: FooterDetails) => legalLinks],
  ] as const
  if (kinds.every(([name]) => links.to(name, { slugId: '-' }) === undefined)) return []
  const footer = await calls.read(tenant, footerDetails.name, { query: { global: true } }, signal)
  const details = z.parse(footerDetails.data, footer.data)
  const pages = kinds.flatMap(([name, linksOf]) => linksOf(details).map(({ slug }) => ({ name, slug })))
  const read = async ({ name, slug }: (typeof pages)[number]) => {
    if (!slug) return []
    const query = { slugData: slug, ...(name === 'legalPage' ? { kind: 'legal' } : {}) }
    const { data } = await calls.read(tenant, contentPage.name, { query }, signal)
    return found(links.to(name, { slugId: slug }), z.parse(contentPage.data, data).updatedAt)
  }
  return (await Promise.all(pages.map((page) => read(page).catch(skipUnwritten)))).flat()
}

/** A link in the footer may lead to a page that is not written yet; one that cannot be had now is not left out. */
function skipUnwritten(error: unknown): [] {
  if (mayComeBack(error)) throw error
  return []
}

async function collectionNames({ calls, tenant, links, signal }: Sources) {
  if (links.to('collection', { seoName: '-' }) === undefined) return []
  const { data } = await calls.read(tenant, pageTemplate.name, { query: {} }, signal)
  return z.parse(pageTemplateSchema, data).sections.flatMap(collectionsIn)
}

function collectionsIn(component: PageComponent): string[] {
  if (component.type === 'collection') return [component.collection.seoName]
  return component.type === 'section'
    ? component.columns.flatMap(({ components }) => components.flatMap(collectionsIn))
    : []
}
