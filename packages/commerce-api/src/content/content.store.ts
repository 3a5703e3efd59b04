import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { announcements } from './announcements.table.ts'
import { cmsPages } from './cms-pages.table.ts'
import { disclaimers } from './disclaimers.table.ts'
import { pageTemplates } from './page-templates.table.ts'

/** The location's own template, else the one for all. */
export async function findTemplate({ db, tenantId }: Transaction, name: string, locationId: string | undefined) {
  const [template] = await db
    .select()
    .from(pageTemplates)
    .where(
      and(
        eq(pageTemplates.tenantId, tenantId),
        eq(pageTemplates.name, name),
        locationId
          ? or(eq(pageTemplates.locationId, locationId), isNull(pageTemplates.locationId))
          : isNull(pageTemplates.locationId),
      ),
    )
    .orderBy(sql`${pageTemplates.locationId} NULLS LAST`)
    .limit(1)
  return template
}

export async function findPage({ db, tenantId }: Transaction, slug: string) {
  const [page] = await db
    .select()
    .from(cmsPages)
    .where(and(eq(cmsPages.tenantId, tenantId), eq(cmsPages.slug, slug), eq(cmsPages.isActive, true)))
  return page
}

export const readDisclaimers = ({ db, tenantId }: Transaction) =>
  db
    .select()
    .from(disclaimers)
    .where(and(eq(disclaimers.tenantId, tenantId), eq(disclaimers.isActive, true)))
    .orderBy(asc(disclaimers.position))

export const readAnnouncements = ({ db, tenantId }: Transaction, now: Date) =>
  db
    .select()
    .from(announcements)
    .where(
      and(
        eq(announcements.tenantId, tenantId),
        eq(announcements.isActive, true),
        or(isNull(announcements.startsAt), lte(announcements.startsAt, now)),
        or(isNull(announcements.endsAt), gt(announcements.endsAt, now)),
      ),
    )
    .orderBy(asc(announcements.position))
