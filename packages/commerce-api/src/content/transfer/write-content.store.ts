import { seedCollections } from '../../seeding/catalogue.seed.ts'
import { upsert } from '../../seeding/bulk.store.ts'
import { stableId } from '../../seeding/stable-id.ts'
import type { Transaction } from '../../database/database.ts'
import { synonyms } from '../../search/synonyms.table.ts'
import { announcements } from '../announcements.table.ts'
import { cmsPages } from '../cms-pages.table.ts'
import { disclaimers } from '../disclaimers.table.ts'
import { pageTemplates } from '../page-templates.table.ts'
import type { ContentEntry } from './content-files.ts'
import type { Known } from './resolve-content.rules.ts'
import { locationLabel } from './stored-content.presenter.ts'

export const writeCollections = (tx: Transaction, entries: readonly ContentEntry<'collections'>[], known: Known) =>
  seedCollections(
    tx,
    entries.map(({ seoName, products, ...collection }) => ({
      ...collection,
      seoName,
      collectionId: known.collections.get(seoName)?.id ?? '',
      productIds: products.flatMap((product) => known.products.get(product) ?? []),
    })),
  )

export const writeTemplates = (
  tx: Transaction,
  entries: readonly (ContentEntry<'templates'> & { readonly templateId: string | undefined })[],
  { locations }: Known,
  updatedAt: Date,
) =>
  upsert(
    tx,
    pageTemplates,
    entries.map(({ templateId, name, location, template }) => {
      const place = locations.find(({ locationId }) => locationLabel(locations, locationId) === location)
      const locationId = place?.locationId ?? null
      return {
        templateId: templateId ?? stableId('template', tx.tenantId, name, locationId ?? ''),
        name,
        locationId,
        template,
        updatedAt,
      }
    }),
  )

export const writePages = (tx: Transaction, entries: readonly ContentEntry<'pages'>[], updatedAt: Date) =>
  upsert(
    tx,
    cmsPages,
    entries.map(({ slug, title, html, metaDescription, kind, isActive }) => ({
      slug,
      title,
      html,
      metaDescription: metaDescription ?? null,
      kind: kind ?? 'page',
      isActive: isActive ?? true,
      updatedAt,
    })),
  )

export const writeSynonyms = (tx: Transaction, entries: readonly ContentEntry<'synonyms'>[]) =>
  upsert(tx, synonyms, entries)

type Dated<Entry> = Entry & { readonly updatedAt: Date }

export const writeDisclaimers = (tx: Transaction, entries: readonly Dated<ContentEntry<'disclaimers'>>[]) =>
  upsert(
    tx,
    disclaimers,
    entries.map(({ id, title, html, isRequiredAcceptance, isActive, updatedAt }, position) => ({
      disclaimerId: id,
      title,
      html,
      isRequiredAcceptance: isRequiredAcceptance ?? false,
      isActive: isActive ?? true,
      position,
      updatedAt,
    })),
  )

export const writeAnnouncements = (tx: Transaction, entries: readonly Dated<ContentEntry<'announcements'>>[]) =>
  upsert(
    tx,
    announcements,
    entries.map(({ id, title, html, imageUrl, startsAt, endsAt, isActive, updatedAt }, position) => ({
      announcementId: id,
      title,
      html,
      imageUrl: imageUrl ?? null,
      startsAt: startsAt ? new Date(startsAt) : null,
      endsAt: endsAt ? new Date(endsAt) : null,
      isActive: isActive ?? true,
      position,
      updatedAt,
    })),
  )
