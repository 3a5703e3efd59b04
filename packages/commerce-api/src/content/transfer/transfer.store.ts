import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { collectionProducts } from '../../catalogue/collection-products.table.ts'
import { collections } from '../../catalogue/collections.table.ts'
import { products } from '../../catalogue/products.table.ts'
import type { Transaction } from '../../database/database.ts'
import { locations } from '../../location/locations.table.ts'
import { synonyms } from '../../search/synonyms.table.ts'
import { tenants } from '../../tenant/tenants.table.ts'
import { announcements } from '../announcements.table.ts'
import { cmsPages } from '../cms-pages.table.ts'
import { disclaimers } from '../disclaimers.table.ts'
import { pageTemplates } from '../page-templates.table.ts'

export const readTenantIds = async ({ db }: Transaction): Promise<readonly string[]> =>
  (await db.select().from(tenants).orderBy(asc(tenants.tenantId))).map(({ tenantId }) => tenantId)

/** Everything that the owner of a store writes, as it is stored. */
export async function readStoredContent({ db, tenantId }: Transaction) {
  return {
    locations: await db
      .select({ locationId: locations.locationId, name: locations.name })
      .from(locations)
      .where(eq(locations.tenantId, tenantId))
      .orderBy(asc(locations.position), asc(locations.name)),
    collections: await db
      .select()
      .from(collections)
      .where(eq(collections.tenantId, tenantId))
      .orderBy(asc(collections.seoName)),
    collectionProducts: await db
      .select({ collectionId: collectionProducts.collectionId, seoName: products.seoName })
      .from(collectionProducts)
      .innerJoin(
        products,
        and(eq(products.tenantId, collectionProducts.tenantId), eq(products.productId, collectionProducts.productId)),
      )
      .where(eq(collectionProducts.tenantId, tenantId))
      .orderBy(asc(collectionProducts.position), asc(products.seoName)),
    templates: await db
      .select()
      .from(pageTemplates)
      .where(eq(pageTemplates.tenantId, tenantId))
      .orderBy(asc(pageTemplates.name), sql`${pageTemplates.locationId} NULLS FIRST`),
    pages: await db.select().from(cmsPages).where(eq(cmsPages.tenantId, tenantId)).orderBy(asc(cmsPages.slug)),
    disclaimers: await db
      .select()
      .from(disclaimers)
      .where(eq(disclaimers.tenantId, tenantId))
      .orderBy(asc(disclaimers.position), asc(disclaimers.disclaimerId)),
    announcements: await db
      .select()
      .from(announcements)
      .where(eq(announcements.tenantId, tenantId))
      .orderBy(asc(announcements.position), asc(announcements.announcementId)),
    synonyms: await db.select().from(synonyms).where(eq(synonyms.tenantId, tenantId)).orderBy(asc(synonyms.word)),
  }
}

export type StoredContent = Awaited<ReturnType<typeof readStoredContent>>

/** The ids of the products that have these addresses. */
export async function findProductIds({ db, tenantId }: Transaction, seoNames: readonly string[]) {
  const rows = await db
    .select({ seoName: products.seoName, productId: products.productId })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), inArray(products.seoName, [...seoNames])))
  return new Map(rows.map(({ seoName, productId }) => [seoName, productId]))
}

export type ContentRowIds = {
  readonly templates: readonly string[]
  readonly collections: readonly string[]
  readonly pages: readonly string[]
  readonly disclaimers: readonly string[]
  readonly announcements: readonly string[]
  readonly synonyms: readonly string[]
}

export async function deleteContent({ db, tenantId }: Transaction, ids: ContentRowIds) {
  await db
    .delete(pageTemplates)
    .where(and(eq(pageTemplates.tenantId, tenantId), inArray(pageTemplates.templateId, [...ids.templates])))
  await db
    .delete(collections)
    .where(and(eq(collections.tenantId, tenantId), inArray(collections.collectionId, [...ids.collections])))
  await db.delete(cmsPages).where(and(eq(cmsPages.tenantId, tenantId), inArray(cmsPages.slug, [...ids.pages])))
  await db
    .delete(disclaimers)
    .where(and(eq(disclaimers.tenantId, tenantId), inArray(disclaimers.disclaimerId, [...ids.disclaimers])))
  await db
    .delete(announcements)
    .where(and(eq(announcements.tenantId, tenantId), inArray(announcements.announcementId, [...ids.announcements])))
  await db.delete(synonyms).where(and(eq(synonyms.tenantId, tenantId), inArray(synonyms.word, [...ids.synonyms])))
}
