import * as z from 'zod/mini'
import type { Transaction } from '../../database/database.ts'
import { stableId } from '../../seeding/stable-id.ts'
import { checkContent, type RawContent } from './check-content.rules.ts'
import { type Changes, changesOf } from './content-changes.rules.ts'
import { type Content, type ContentKind, contentKinds, entryKey } from './content-files.ts'
import { BrokenContent } from './content-problem.ts'
import { inStore, type StorePlace } from './in-store.ts'
import { versionOf } from './notice-version.rules.ts'
import { pruneProblems } from './prune.rules.ts'
import { type Known, resolveContent } from './resolve-content.rules.ts'
import { presentStored, storedIds } from './stored-content.presenter.ts'
import * as store from './transfer.store.ts'
import * as writing from './write-content.store.ts'

/** What an import has done, or would do, to each kind that has a file. */
export type ContentChanges = { readonly [Kind in ContentKind]?: Changes }

type ImportOptions = StorePlace & {
  readonly raw: RawContent
  readonly now: Date
  /** Tell what would change, and change nothing. */
  readonly isCheck?: boolean
  /** Remove what is in the store and not in its file. */
  readonly prunes?: boolean
}

/** Everything that the owner of a store writes, as files hold it. @throws ContentRefusal */
export const exportContent = ({ databaseUrl, tenant }: StorePlace): Promise<Content> =>
  inStore(databaseUrl, tenant, async (tx) => presentStored(await store.readStoredContent(tx)))

/**
 * Makes a store say what the files say, in one transaction: all of it, or nothing and every problem. A kind without a
 * file stays as it is.
 * @throws ContentRefusal, mostly BrokenContent
 */
export async function importContent(options: ImportOptions): Promise<ContentChanges> {
  z.config(z.locales.en())
  const checked = checkContent(options.raw)
  if (checked.problems.length > 0) throw new BrokenContent(checked.problems)
  return await inStore(options.databaseUrl, options.tenant, (tx) => bringIn(tx, checked.content, options))
}

async function bringIn(tx: Transaction, given: Partial<Content>, { now, isCheck, prunes = false }: ImportOptions) {
  const stored = await store.readStoredContent(tx)
  const before = presentStored(stored)
  const known = await readKnown(tx, given, stored, prunes)
  const { content, problems } = resolveContent(given, known)
  if (problems.length > 0) throw new BrokenContent(problems)

  const changes: ContentChanges = Object.fromEntries(
    contentKinds.flatMap((kind) => {
      const wanted = content[kind]
      return wanted ? [[kind, changesOf(before[kind], wanted)]] : []
    }),
  )
  const pruned = prunes ? pruneProblems(before, changes) : []
  if (pruned.length > 0) throw new BrokenContent(pruned)
  if (isCheck) return changes
  await write(tx, { content, changes, known, stored, now })
  if (prunes) await store.deleteContent(tx, idsToDelete(changes, stored))
  return changes
}

async function readKnown(
  tx: Transaction,
  { collections }: Partial<Content>,
  stored: store.StoredContent,
  prunes: boolean,
): Promise<Known> {
  const there = new Map(
    stored.collections.map(({ seoName, collectionId, name }) => [seoName, { id: collectionId, name }]),
  )
  const wanted = (collections ?? []).map(({ seoName, name }) => {
    const id = there.get(seoName)?.id ?? stableId('collection', tx.tenantId, seoName)
    return [seoName, { id, name }] as const
  })
  return {
    tenantId: tx.tenantId,
    locations: stored.locations,
    collections: new Map([...(prunes && collections ? [] : there), ...wanted]),
    products: await store.findProductIds(
      tx,
      (collections ?? []).flatMap(({ products }) => products),
    ),
  }
}

type Writing = {
  readonly content: Partial<Content>
  readonly changes: ContentChanges
  readonly known: Known
  readonly stored: store.StoredContent
  readonly now: Date
}

async function write(tx: Transaction, { content, changes, known, stored, now }: Writing) {
  const isNews = (kind: ContentKind, key: string) =>
    [...(changes[kind]?.added ?? []), ...(changes[kind]?.changed ?? [])].includes(key)
  const { collections = [], templates = [], pages = [], disclaimers = [], announcements = [], synonyms = [] } = content
  const ids = storedIds(stored)
  const newCollections = collections.filter((entry) => isNews('collections', entryKey(entry)))
  await writing.writeCollections(tx, newCollections, known)
  const newTemplates = templates
    .filter((entry) => isNews('templates', entryKey(entry)))
    .map((entry) => ({ ...entry, templateId: ids.templates.get(entryKey(entry)) }))
  await writing.writeTemplates(tx, newTemplates, known, now)
  const newPages = pages.filter((entry) => isNews('pages', entryKey(entry)))
  await writing.writePages(tx, newPages, now)
  const newSynonyms = synonyms.filter((entry) => isNews('synonyms', entryKey(entry)))
  await writing.writeSynonyms(tx, newSynonyms)
  // All of them: the order of the file is the order shown.
  await writing.writeDisclaimers(
    tx,
    disclaimers.map((notice) => {
      const old = stored.disclaimers.find(({ disclaimerId }) => disclaimerId === notice.id)
      return { ...notice, updatedAt: versionOf(notice, old, now) }
    }),
  )
  await writing.writeAnnouncements(
    tx,
    announcements.map((notice) => {
      const old = stored.announcements.find(({ announcementId }) => announcementId === notice.id)
      return { ...notice, updatedAt: versionOf(notice, old, now) }
    }),
  )
}

function idsToDelete(changes: ContentChanges, stored: store.StoredContent): store.ContentRowIds {
  const ids = storedIds(stored)
  const of = (kind: ContentKind) => (changes[kind]?.missing ?? []).flatMap((key) => ids[kind].get(key) ?? [])
  return {
    templates: of('templates'),
    collections: of('collections'),
    pages: of('pages'),
    disclaimers: of('disclaimers'),
    announcements: of('announcements'),
    synonyms: of('synonyms'),
  }
}
