import { type PageTemplate, pageTemplateSchema } from '@aisle/api/page-component'
import * as z from 'zod/mini'
import { announcements } from '../content/announcements.table.ts'
import { cmsPages } from '../content/cms-pages.table.ts'
import { disclaimers } from '../content/disclaimers.table.ts'
import { pageTemplates } from '../content/page-templates.table.ts'
import type { Transaction } from '../database/database.ts'
import { upsert } from './bulk.store.ts'
import { stableId } from './stable-id.ts'

export type TemplateSeed = {
  /** `home` */
  readonly name: string
  /** Absent: for every location that has none of its own. */
  readonly locationId?: string
  readonly template: PageTemplate
}

export type PageSeed = {
  readonly slug: string
  readonly title: string
  readonly html: string
  readonly metaDescription?: string
  readonly kind?: 'page' | 'legal' | 'footer'
}

type NoticeSeed = { readonly id: string; readonly title: string; readonly html: string; readonly updatedAt: Date }
export type DisclaimerSeed = NoticeSeed & { readonly isRequiredAcceptance?: boolean }
export type AnnouncementSeed = NoticeSeed & {
  readonly imageUrl?: string
  readonly startsAt?: Date
  readonly endsAt?: Date
}

/** @throws ZodError when a template holds tags or parts that the contract does not know (T33) */
export const seedTemplates = (tx: Transaction, seeds: readonly TemplateSeed[]) =>
  upsert(
    tx,
    pageTemplates,
    seeds.map(({ name, locationId, template }) => ({
      templateId: stableId('template', tx.tenantId, name, locationId ?? ''),
      name,
      locationId: locationId ?? null,
      template: z.parse(pageTemplateSchema, template),
    })),
  )

export const seedPages = (tx: Transaction, seeds: readonly PageSeed[]) =>
  upsert(
    tx,
    cmsPages,
    seeds.map(({ slug, title, html, metaDescription, kind }) => ({
      slug,
      title,
      html,
      metaDescription: metaDescription ?? null,
      kind: kind ?? 'page',
      isActive: true,
    })),
  )

export const seedDisclaimers = (tx: Transaction, seeds: readonly DisclaimerSeed[]) =>
  upsert(
    tx,
    disclaimers,
    seeds.map(({ id, title, html, updatedAt, isRequiredAcceptance }, position) => ({
      disclaimerId: id,
      title,
      html,
      isRequiredAcceptance: isRequiredAcceptance ?? false,
      isActive: true,
      position,
      updatedAt,
    })),
  )

export const seedAnnouncements = (tx: Transaction, seeds: readonly AnnouncementSeed[]) =>
  upsert(
    tx,
    announcements,
    seeds.map(({ id, title, html, updatedAt, imageUrl, startsAt, endsAt }, position) => ({
      announcementId: id,
      title,
      html,
      imageUrl: imageUrl ?? null,
      isActive: true,
      startsAt: startsAt ?? null,
      endsAt: endsAt ?? null,
      position,
      updatedAt,
    })),
  )
